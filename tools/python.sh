#!/bin/sh
# Prints the first Python that runs, is 3.11 or newer and can make a virtual environment.
# A name on PATH is not enough: version managers leave names there that fail when they are run.

usable() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

first() (
    IFS=:
    for name in python3.13 python3.12 python3.11 python3 python3.14 python; do
        for folder in $PATH; do
            if [ -x "$folder/$name" ] && "$1" "$folder/$name"; then
                echo "$folder/$name"
                return 0
            fi
        done
    done
    return 1
)

first usable && exit 0
bare=$(first new_enough)
if [ -n "$bare" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    version=$("$bare" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    { apt-get update && { apt-get install -y "python$version-venv" || apt-get install -y python3-venv; }; } \
        >/dev/null 2>&1 </dev/null
    first usable && exit 0
fi
if [ -n "$bare" ]; then
    echo "$bare cannot make virtual environments: install your system's venv package" \
        "(Debian, Ubuntu: apt-get install python3-venv), then try again." >&2
else
    echo "Serenissima needs Python 3.11 or newer; none was found that runs." \
        "Install one, or name it: make PYTHON=/path/to/python3 ..." >&2
fi
exit 1
