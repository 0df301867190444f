#!/bin/sh
# hook.sh PYTHON EVENT [OPTION...] runs one hook of memoryd, the event's JSON on stdin.
# PYTHON is the absolute path of an interpreter that has memoryd.
#
# For the event pre-tool-use, 0 lets the tool run and 2 blocks it. An exit code of Python never lets
# a tool run: Python must also print the nonce that this script made for the call. Everything else
# is 2: a daemon that is away, an interpreter that is missing, a hook that hangs or breaks.
# With --on-failure warn only a deny or an ask blocks, and failures let the tool run with a warning.
#
# The project in which the runtime works has no say: the script starts again without the environment
# and leaves the working directory, and Python runs in isolated mode.

case $1 in
    --clean) shift ;;
    *) exec /usr/bin/env -i PATH=/usr/bin:/bin /bin/sh "$0" --clean "$@" ;;
esac

limit=8
python=$1
event=$2
case $python in
    /*) ;;
    *) event= ;;
esac
if [ -z "$event" ]; then
    echo "usage: hook.sh /PATH/OF/PYTHON EVENT [OPTION...]" >&2
    exit 2
fi
shift 2
cd / || exit 2

failure=2
previous=
for word in "$@"; do
    [ "$previous $word" = "--on-failure warn" ] && failure=0
    previous=$word
done

run() {
    if command -v timeout >/dev/null; then
        timeout -k 1 "$limit" "$python" -I -X utf8 -m memoryd_client.hooks "$@"
    else
        "$python" -I -X utf8 -m memoryd_client.hooks "$@"
    fi
}

if [ "$event" != pre-tool-use ]; then
    run "$event" "$@"
    exit
fi

read -r nonce </proc/sys/kernel/random/uuid
printed=$(run pre-tool-use --nonce "$nonce" "$@")
code=$?
if [ $code -eq 0 ] && [ -n "$nonce" ] && [ "$printed" = "allow $nonce" ]; then
    exit 0
fi
if [ $code -eq 2 ]; then
    printf '%s\n' "$printed"
    exit 2
fi
echo "memoryd: the rules could not be checked (the hook ended with $code)" >&2
exit $failure
