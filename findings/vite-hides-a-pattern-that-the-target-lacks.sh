#!/usr/bin/env bash
# vite 8.3.8, `build.target: 'safari15.4'`, a regular expression with lookbehind (Safari came to it with 16.4).
# Guess: the build says so, as for other syntax that it cannot lower, or leaves the literal, which fails when the file is read.
# Seen: the build succeeds without a word and writes `RegExp("…")`: the file is read, and only the function that reaches the pattern throws, in the
# visitor's browser. A check of the built files' syntax cannot see it.
# Source: its own output. What helps: a lint rule on the sources (ours: scripts/old-browsers.mjs).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error vite@8.3.8 > /dev/null
echo "export const joined = (text) => text.replace(/(?<=\\d) (?=\\d)/g, '')" > entry.js
cat > run.mjs <<'JS'
import { build } from 'vite'
const said = []
const note = (text) => said.push(text)
const customLogger = { info() {}, warn: note, warnOnce: note, error: note, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false }
const [{ output }] = await build({
  configFile: false,
  logLevel: 'warn',
  customLogger,
  build: { write: false, minify: false, target: 'safari15.4', lib: { entry: 'entry.js', formats: ['es'] } },
})
const { code } = output[0]
console.log(`literal kept: ${/\/\(\?<=/.test(code)}, made by RegExp: ${/RegExp\(/.test(code)}, warnings: ${said.length}`)
JS
seen=$(node run.mjs)
echo "vite 8.3.8: $seen"
[ "$seen" = 'literal kept: false, made by RegExp: true, warnings: 0' ] || { echo 'This has changed.' >&2; exit 1; }
