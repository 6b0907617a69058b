#!/bin/sh
# Stops the PostgreSQL that `start.sh DIRECTORY` started.
set -eu
directory=${1:?the directory given to start.sh}
tools=$(dirname "$(ls /usr/lib/postgresql/*/bin/pg_ctl | sort -V | tail -n 1)")
if [ "$(id -u)" = 0 ]; then
  runuser -u postgres -- "$tools/pg_ctl" --pgdata="$directory/data" --mode=immediate --silent stop
else
  "$tools/pg_ctl" --pgdata="$directory/data" --mode=immediate --silent stop
fi
