#!/bin/sh
# Installs the servers and tools the tests and the demo meet in earnest, where root and apt allow it; says what will not run where they do not.
# Exit 0 when all is present or missing things are only reported; 1 when CI=true and something is still missing.
set -u

# group | command or file that proves it is there | Debian packages
wanted='IMAP|dovecot|dovecot-core dovecot-imapd dovecot-lmtpd dovecot-submissiond
IMAP|/usr/lib/dovecot/imap|dovecot-imapd
IMAP|/usr/lib/dovecot/lmtp|dovecot-lmtpd
IMAP|/usr/lib/dovecot/submission|dovecot-submissiond
SMTP|smtpd|opensmtpd
PostgreSQL|initdb|postgresql
browser|chromium|chromium
PDF|pdftoppm|poppler-utils
certificates|openssl|openssl
processes|ps|procps'

PATH="$PATH:/usr/sbin:/sbin"
for folder in /usr/lib/postgresql/*/bin; do PATH="$PATH:$folder"; done

present() {
  case "$1" in
    /*) [ -x "$1" ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
  esac
}

# Prints one column (1 group, 3 packages) of every row whose proof is missing.
missing() {
  echo "$wanted" | while IFS='|' read -r group proof packages; do
    present "$proof" && continue
    if [ "$1" = 1 ]; then echo "$group"; else echo "$packages"; fi
  done | tr ' ' '\n' | sort -u
}

packages=$(missing 3)
[ -z "$packages" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing" $packages
  log=$(mktemp)
  # A package must not start its daemon here: our own scripts start what they need, on the loopback, and stop it.
  guard=/usr/sbin/policy-rc.d
  ours=no
  if [ ! -e "$guard" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$guard" && chmod 755 "$guard" && ours=yes
  fi
  # shellcheck disable=SC2086
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages; } >"$log" 2>&1 ||
    { echo "apt-get failed:" >&2; tail -n 5 "$log" >&2; }
  [ "$ours" = yes ] && rm -f "$guard"
  rm -f "$log"
  for folder in /usr/lib/postgresql/*/bin; do PATH="$PATH:$folder"; done
fi

groups=$(missing 1)
[ -z "$groups" ] && exit 0
for group in $groups; do echo "not run here: the tests that need $group (missing: $(missing 3 | tr '\n' ' '))" >&2; done
[ "${CI:-}" = true ] && exit 1
exit 0
