#!/bin/sh
# Runs cms/messages.js with the container's secrets: `docker compose exec cms messages export|erase ADDRESS`
exec node --env-file-if-exists=/secrets/env /app/cms/messages.js "$@"
