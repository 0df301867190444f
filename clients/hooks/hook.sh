#!/bin/sh
# hook.sh PYTHON EVENT [OPTION...] runs one hook of memoryd, the event's JSON on stdin.
#
# For the event pre-tool-use, 0 lets the tool run and 2 blocks it. Everything that is not a clear
# allow is 2: a daemon that is away, an interpreter that is missing, a hook that hangs or breaks.
# With --on-failure warn only a deny or an ask blocks, and failures let the tool run with a warning.

limit=8
python=$1
event=$2
[ $# -ge 2 ] || { echo "usage: hook.sh PYTHON EVENT [OPTION...]" >&2; exit 2; }
shift 2

failure=2
previous=
for word in "$@"; do
    [ "$previous $word" = "--on-failure warn" ] && failure=0
    previous=$word
done

if command -v timeout >/dev/null 2>&1; then
    timeout -k 1 "$limit" "$python" -m memoryd.clients.hooks "$event" "$@"
else
    "$python" -m memoryd.clients.hooks "$event" "$@"
fi
code=$?

[ "$event" = pre-tool-use ] || exit $code
case $code in
    0 | 2) exit $code ;;
esac
echo "memoryd: the rules could not be checked (the hook ended with $code)" >&2
exit $failure
