#!/usr/bin/env bash
# Checks that a port of this container answers a path with 2xx. Uses only the shell, because each check by Node.js would
# start a process of 40 MB, and the images have neither curl nor wget. Usage: is-healthy.sh PORT PATH
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r -t 4 _ status _ <&3
[[ $status == 2?? ]]
