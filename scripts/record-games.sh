#!/bin/sh
# Records the games of tests/recorded anew: what is kept whole is text; everything else is kept as its hash.
set -eu
cd "$(dirname "$0")/.."
# What game.json says of a game, by its key.
told() {
  node -p 'JSON.parse(require("fs").readFileSync(process.argv[1]))[process.argv[2]]' "$1/game.json" "$2"
}
for game in tests/recorded/*/; do
  scenario=$(told "$game" scenario) seed=$(told "$game" seed) language=$(told "$game" language)
  out=$(mktemp -d)
  bin/fieldpost play "$scenario" --seed "$seed" --language "$language" --orders "$game/orders" --out "$out"
  rm -rf "$game/recorded" && mkdir -p "$game/recorded"
  (cd "$out" && find . -type f | sed 's#^\./##' | LC_ALL=C sort | xargs sha256sum) > "$game/recorded/SHA256SUMS"
  (cd "$out" && find . \( -name '*.txt' -o -name journal.jsonl \)) | while read -r file; do
    mkdir -p "$game/recorded/$(dirname "$file")"
    cp "$out/$file" "$game/recorded/$file"
  done
  rm -rf "$out"
done
