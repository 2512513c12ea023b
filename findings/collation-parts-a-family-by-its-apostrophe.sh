#!/usr/bin/env bash
# Node 24.21.0 (ICU 78.3), `Intl.Collator('uk')`.
# Guess: a name sorts at the same place whichever apostrophe was typed: ' and ’ from keyboards, ʼ (U+02BC) as Unicode names it for Ukrainian. If not by
# default, then with `ignorePunctuation`.
# Seen: ʼ is a letter of its own weight, behind я; the others are punctuation, before а. A family is parted, with its neighbours in between, and
# `ignorePunctuation` leaves it parted: it ignores ' and ’, but neither ʼ nor `.
# Source: its own output; Unicode's default collation has U+02BC among modifier letters. What helps: compare without apostrophes first
# (ours: packages/domain/people/name-order.ts).
set -euo pipefail
seen=$(node -e "
const names = ['Дем’янчук Яна', 'Демидюк', 'Демʼянчук Олена', 'Демченко', 'Дем\'янчук Іван', 'Дем\`янчук Ада']
for (const ignorePunctuation of [false, true])
  console.log(names.toSorted(new Intl.Collator('uk', { ignorePunctuation }).compare).join(', '))
")
echo "Node $(node -p process.versions.node), ICU $(node -p process.versions.icu)"
echo "$seen"
wanted="Дем'янчук Іван, Дем’янчук Яна, Дем\`янчук Ада, Демидюк, Демченко, Демʼянчук Олена
Дем\`янчук Ада, Демидюк, Демченко, Дем'янчук Іван, Дем’янчук Яна, Демʼянчук Олена"
if [ "$seen" != "$wanted" ]; then
  echo 'This has changed.' >&2
  exit 1
fi
