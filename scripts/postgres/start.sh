#!/bin/sh
# Starts a PostgreSQL of our own for tests: `start.sh DIRECTORY [PORT]`, loopback only, nothing forced to disk, nobody
# but this machine's user may connect. Prints the URL to connect to. A port of 0 (default) takes a free one.
set -eu
directory=${1:?a scratch directory}
port=${2:-0}

tools=$(dirname "$(ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -n 1)") || true
[ -x "$tools/initdb" ] || { echo "postgres: not installed (apt-get install postgresql)" >&2; exit 69; }

mkdir -p "$directory"
# The server refuses to run as root.
if [ "$(id -u)" = 0 ]; then
  chown postgres "$directory"
  as() { runuser -u postgres -- "$@"; }
else
  as() { "$@"; }
fi

if [ "$port" = 0 ]; then
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
fi
data="$directory/data"
[ -f "$data/PG_VERSION" ] || as "$tools/initdb" --pgdata="$data" --username=fieldpost --auth=trust --encoding=UTF8 --locale=C --no-sync >"$directory/initdb.log" 2>&1
as "$tools/pg_ctl" --pgdata="$data" --log="$data/server.log" --wait --silent \
  --options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60" start >"$directory/start.log" 2>&1
echo "postgres://fieldpost@127.0.0.1:$port/postgres"
