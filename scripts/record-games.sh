#!/bin/sh
# Records the games of tests/recorded anew: what is kept whole is text; everything else is kept as its hash.
set -eu
cd "$(dirname "$0")/.."
for game in tests/recorded/*/; do
  seed=$(sed -n 's/.*"seed": *"\([0-9a-f]*\)".*/\1/p' "$game/game.json")
  out=$(mktemp -d)
  bin/fieldpost play savannah/assault --seed "$seed" --orders "$game/orders" --out "$out"
  rm -rf "$game/recorded" && mkdir -p "$game/recorded"
  (cd "$out" && find . -type f | sed 's#^\./##' | LC_ALL=C sort | xargs sha256sum) > "$game/recorded/SHA256SUMS"
  (cd "$out" && find . \( -name '*.txt' -o -name journal.jsonl \)) | while read -r file; do
    mkdir -p "$game/recorded/$(dirname "$file")"
    cp "$out/$file" "$game/recorded/$file"
  done
  rm -rf "$out"
done
