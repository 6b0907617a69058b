#!/bin/bash
# Starts Dovecot (IMAP, LMTP, submission) and OpenSMTPD on the loopback: start.sh FOLDER. Needs root; prints "ready" when all ports answer.
# Ports: IMAP_PORT LMTP_PORT SUBMISSION_PORT MX_PORT (10143 10024 10587 10025). Accounts, password "secret": ACCOUNTS ("gm").
# FOLDER must be reachable by the user `mail`; it holds mail, logs and pids. Stop with stop.sh FOLDER.
set -euo pipefail
export PATH="$PATH:/usr/sbin:/sbin"
folder=${1:?usage: start.sh FOLDER}
here=$(cd "$(dirname "$0")" && pwd)
imap=${IMAP_PORT:-10143} lmtp=${LMTP_PORT:-10024} submission=${SUBMISSION_PORT:-10587} mx=${MX_PORT:-10025}

mkdir -p "$folder"/{mail,run,state,log,spool}
folder=$(cd "$folder" && pwd)
for conf in dovecot.conf smtpd.conf; do
  sed -e "s#@DIR@#$folder#g" -e "s#@IMAP@#$imap#g" -e "s#@LMTP@#$lmtp#g" -e "s#@SUBMISSION@#$submission#g" -e "s#@MX@#$mx#g" \
    "$here/$conf" >"$folder/$conf"
done
for account in ${ACCOUNTS:-gm}; do echo "$account:{PLAIN}secret"; done >"$folder/accounts"
chown -R mail:mail "$folder/mail"
chmod 755 "$folder" "$folder/mail"

setsid dovecot -F -c "$folder/dovecot.conf" >"$folder/log/dovecot.out" 2>&1 </dev/null &
echo $! >"$folder/dovecot.pid"

# OpenSMTPD has its socket and queue compiled in; a mount namespace of its own lets several of them run side by side.
serve='exec smtpd -d -f "$0/smtpd.conf"'
if unshare -m true 2>/dev/null; then
  apart='mkdir -p /var/spool/smtpd && mount --make-rprivate / && mount -t tmpfs tmpfs /run && mount -t tmpfs -o mode=711 tmpfs /var/spool/smtpd'
  setsid unshare -m sh -c "$apart && $serve" "$folder" >"$folder/log/smtpd.log" 2>&1 </dev/null &
else
  setsid sh -c "$serve" "$folder" >"$folder/log/smtpd.log" 2>&1 </dev/null &
fi
echo $! >"$folder/smtpd.pid"

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
for _ in $(seq 100); do
  if answers "$imap" && answers "$lmtp" && answers "$submission" && answers "$mx"; then
    echo ready
    exit 0
  fi
  sleep 0.1
done
echo "the mail servers did not start; see $folder/log" >&2
tail -n 3 "$folder"/log/* >&2 || true
"$here/stop.sh" "$folder" >&2 || true
exit 1
