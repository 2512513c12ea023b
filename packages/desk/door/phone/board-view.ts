// The day's statistics and conflicts.
import type { DoorBoard, DoorConflict } from '@forum/domain/door/wire.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { element } from './element.ts'
import type { Words } from './language.ts'

export function boardView(board: DoorBoard | null, words: Words): HTMLElement {
  if (!board) return element('p', { textContent: words.noBoard })
  const { arrived, tickets, inside, returned, gates, quarters, conflicts } = board
  return element(
    'div',
    {},
    element('p', { className: 'figure', textContent: words.arrived(arrived, tickets) }),
    element('p', { textContent: words.inside(inside) }),
    returned ? element('p', { textContent: words.back(returned.back, returned.inside) }) : '',
    table(
      [words.gate, words.entered, words.left],
      gates.map(({ gate, entries, exits }) => [gate || words.noGate, String(entries), String(exits)]),
    ),
    element('h2', { textContent: words.conflicts }),
    conflicts.length === 0
      ? element('p', { textContent: words.noConflicts })
      : element('ul', {}, ...conflicts.map((conflict) => element('li', { textContent: conflictText(conflict, words) }))),
    element('h2', { textContent: words.byQuarter }),
    table(
      [words.time, words.entered],
      quarters.map(({ at, entries }) => [clockAt(at), String(entries)]),
    ),
  )
}

function conflictText({ number, entry, kind, marks, at, gate, others }: DoorConflict, words: Words): string {
  const places = [...others, { at, gate }].map((place) => `${clockAt(place.at)} ${place.gate || words.noGate}`)
  const why = kind === null ? [] : [kind === 'already-in' ? words.twice : words.verdicts[kind]]
  const said = [...(entry === 'undo' ? [words.kinds.undo] : []), ...why, ...marks.map((mark) => words.marks[mark])]
  return `${number}: ${said.join(', ')} – ${places.join(', ')}`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const line = (cells: readonly string[], name: 'td' | 'th') =>
    element('tr', {}, ...cells.map((textContent) => element(name, { textContent })))
  return element(
    'table',
    {},
    element('thead', {}, line(heads, 'th')),
    element('tbody', {}, ...rows.map((row) => line(row, 'td'))),
  )
}
