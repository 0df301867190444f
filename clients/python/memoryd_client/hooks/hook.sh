#!/bin/sh
# hook.sh PYTHON EVENT [OPTION...] runs one hook of memoryd, with the event's JSON on stdin.
# PYTHON is the absolute path of an interpreter that can import memoryd's client.
#
# For the event pre-tool-use, exit code 0 lets the tool run and 2 blocks it. Python's exit code
# alone never lets the tool run: Python must also print the nonce that this script created for the
# call. The tool is blocked if the daemon or the interpreter is missing, or if the hook hangs or
# fails. With --on-failure warn, the tool runs after such a failure, with a warning; deny and ask
# still block it.
#
# The project that the runtime works on cannot influence the hook: the script restarts itself
# without the environment and leaves the working directory, and Python runs in isolated mode.

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
echo "memoryd: the rules could not be checked (the hook exited with $code)" >&2
exit $failure
