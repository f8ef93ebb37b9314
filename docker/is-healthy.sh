#!/usr/bin/env bash
# The health check of the images: does a port of this container answer a path with a 2xx? The shell itself asks,
# since a check by Node would start a process of 40 MB each time, and the images have neither curl nor wget.
#   is-healthy.sh PORT PATH
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/$1"
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
read -r -t 4 _ status _ <&3
[[ $status == 2?? ]]
