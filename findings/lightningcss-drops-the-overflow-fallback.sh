#!/usr/bin/env bash
# lightningcss 1.33.0 with targets that lack `overflow: clip` (Safari came to it with 16).
# Guess: `overflow-x: hidden; overflow-x: clip` stays as written, as `min-height: 100vh; min-height: 100svh` does, so that a browser without `clip` keeps
# the first one.
# Seen: the first declaration is dropped. Safari 15.4 gets `overflow-x: clip` alone, which it does not know, and shows what should be cut off.
# Source: its own output. What helps: the fallback in a rule of its own, `clip` within `@supports`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error lightningcss@1.33.0 > /dev/null
cat > run.mjs <<'JS'
import { transform } from 'lightningcss'
const targets = { safari: (15 << 16) | (4 << 8), chrome: 92 << 16, firefox: 115 << 16 }
const built = (css) => String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code)
for (const css of [
  'a{min-height:100vh;min-height:100svh}',
  'a{overflow-x:hidden;overflow-x:clip}',
  'a{overflow:hidden;overflow:clip}',
  'a{overflow-x:hidden}@supports (overflow:clip){a{overflow-x:clip}}',
])
  console.log(`${css} -> ${built(css)}`)
JS
seen=$(node run.mjs)
echo "lightningcss 1.33.0, targets Safari 15.4, Chrome 92, Firefox 115"
echo "$seen"
wanted='a{min-height:100vh;min-height:100svh} -> a{min-height:100vh;min-height:100svh}
a{overflow-x:hidden;overflow-x:clip} -> a{overflow-x:clip}
a{overflow:hidden;overflow:clip} -> a{overflow:clip}
a{overflow-x:hidden}@supports (overflow:clip){a{overflow-x:clip}} -> a{overflow-x:hidden}@supports (overflow:clip){a{overflow-x:clip}}'
if [ "$seen" != "$wanted" ]; then
  echo 'This has changed.' >&2
  exit 1
fi
