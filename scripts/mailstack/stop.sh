#!/bin/bash
# Stops what start.sh started in FOLDER, by its pids and nothing else: stop.sh FOLDER.
set -u
folder=${1:?usage: stop.sh FOLDER}
pids=()
for name in dovecot smtpd; do
  [ -f "$folder/$name.pid" ] && pids+=("$(cat "$folder/$name.pid")")
done
[ ${#pids[@]} -eq 0 ] && exit 0
for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null; done
for _ in $(seq 60); do
  alive=0
  for pid in "${pids[@]}"; do kill -0 "$pid" 2>/dev/null && alive=1; done
  if [ $alive = 0 ]; then
    rm -f "$folder"/{dovecot,smtpd}.pid
    echo stopped
    exit 0
  fi
  sleep 0.1
done
echo "still running: ${pids[*]}" >&2
exit 1
