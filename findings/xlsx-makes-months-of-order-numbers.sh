#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 reads a CSV with numbers of orders such as 2025-00002, in UTC; papaparse 5.7.1 beside it.
# Guess: a year, a hyphen and five digits are a text. If a reader looks for dates, then for those that are written as dates: 2025-02-01.
# Seen: 2025-00002 becomes 1 February 2025, up to 2025-00012. From 2025-00013 on the same column has texts: who tries it with 2025-00100 sees nothing. What
# stood in the file is lost, for the cell's own text is `2/1/25`, too. papaparse leaves a text, with `dynamicTyping`, too.
# Source: its own output. Its maintainers say of other texts that it takes for a date what V8's `Date` takes (SheetJS/sheetjs, issues 940 and 1300). What
# helps: `raw: true` at `XLSX.read`, which leaves numbers as texts, too; or a format in which a cell says what it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error xlsx@0.18.5 papaparse@5.7.1 > /dev/null
cat > run.mjs <<'JS'
import Papa from 'papaparse'
import XLSX from 'xlsx'

const numbers = ['2025-00001', '2025-00002', '2025-00012', '2025-00013', '2025-00100']
const csv = ['number,seats', ...numbers.map((number) => `${number},2`)].join('\n')
function xlsxReads(options) {
  const sheet = XLSX.read(csv, { type: 'string', ...options }).Sheets.Sheet1
  return numbers.map((_, at) => {
    const { t, v, w } = sheet[`A${at + 2}`]
    return `${t} ${v instanceof Date ? v.toDateString() : v}${w ? ` (${w})` : ''}`
  })
}
console.log('xlsx:', xlsxReads().join(', '))
console.log('xlsx, cellDates:', xlsxReads({ cellDates: true }).join(', '))
console.log('xlsx, raw:', xlsxReads({ raw: true }).join(', '))
console.log('papaparse:', Papa.parse(csv, { header: true, dynamicTyping: true }).data.map(({ number }) => `${typeof number} ${number}`).join(', '))
JS
seen=$(TZ=UTC node run.mjs)
echo 'xlsx 0.18.5, papaparse 5.7.1'
echo "$seen"
wanted='xlsx: n 45658 (1/1/25), n 45689 (2/1/25), n 45992 (12/1/25), s 2025-00013, s 2025-00100
xlsx, cellDates: d Wed Jan 01 2025 (1/1/25), d Sat Feb 01 2025 (2/1/25), d Mon Dec 01 2025 (12/1/25), s 2025-00013, s 2025-00100
xlsx, raw: s 2025-00001, s 2025-00002, s 2025-00012, s 2025-00013, s 2025-00100
papaparse: string 2025-00001, string 2025-00002, string 2025-00012, string 2025-00013, string 2025-00100'
if [ "$seen" != "$wanted" ]; then
  echo 'This has changed.' >&2
  exit 1
fi
