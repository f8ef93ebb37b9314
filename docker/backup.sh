#!/bin/sh
# Runs scripts/backup.mjs with the secrets of both servers: `backup now`, `backup nightly` or `backup restore --from FOLDER`
exec node --env-file-if-exists=/secrets/cms/env --env-file-if-exists=/secrets/web/env /app/scripts/backup.mjs "$@"
