#!/usr/bin/env bash
# open-graph-scraper 6.12.0, a page with no date in its head, and with a `time` element in its menu.
# Guess: `ogDate` comes from Open Graph, Dublin Core or JSON-LD; a page that says no date of its own has none.
# Seen: `ogDate` is the first `<time datetime>` of the body, wherever it stands: a menu that says when the next event is dates every page of a site.
# Source: its own output; its fallback reads `time` elements. What helps: no `time` element before the main part, and `article:published_time` on
# articles, which bots should read first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error open-graph-scraper@6.12.0 > /dev/null
cat > run.mjs <<'JS'
import scrape from 'open-graph-scraper'
const menu = '<nav>Next: <time datetime="2025-10-16">16 October</time></nav>'
for (const body of [menu, ''])
  console.log((await scrape({ html: `<html><head><title>About us</title></head><body>${body}<p>Text</p></body></html>` })).result.ogDate ?? 'no date')
JS
seen=$(node run.mjs)
echo "open-graph-scraper 6.12.0, with the menu and without: $seen" | tr '\n' ' '
echo
[ "$seen" = $'2025-10-16\nno date' ] || { echo 'This has changed.' >&2; exit 1; }
