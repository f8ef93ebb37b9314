#!/bin/sh
# Runs cms/uploads.js with the container's secrets: `docker compose run --rm cms uploads to-s3|to-disk`
exec node --env-file-if-exists=/secrets/env /app/cms/uploads.js "$@"
