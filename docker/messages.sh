#!/bin/sh
# `docker compose exec cms messages export|erase ADDRESS`: the command of cms/messages.js with the secrets of the container.
exec node --env-file-if-exists=/secrets/env /app/cms/messages.js "$@"
