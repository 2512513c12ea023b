// Shows time conflicts between the visitor's starred sessions in their rows, including sessions that are not on the page (`data-beside`).
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { type ChosenSession, type ClashWords, clashNotes } from '@forum/site/app/blocks/timetable/clash-notes.ts'
import { timesIn } from '../clock/timed.ts'
import { starOf, starsOf } from './stars.ts'

/** `element`: contains the words. */
export function showNotes({ dataset: { clashes = '{}', year } }: Drawn): void {
  const beside = find('[data-beside]')?.dataset.beside ?? '[]'
  const stars = starsOf(Number(year))
  const rows = all('[data-notes]').flatMap((notes) => rowOf(notes) ?? [])
  const drawn = new Set(rows.map(({ key }) => key))
  const sessions = [
    ...rows.flatMap(({ session }) => session ?? []),
    ...(JSON.parse(beside) as ChosenSession[]).filter(({ key }) => !drawn.has(key)),
  ]
  const chosen = sessions.filter(({ key }) => stars.includes(key))
  const found = clashNotes(chosen, JSON.parse(clashes) as ClashWords)
  for (const { notes, key } of rows) show(notes, found.get(key) ?? [])
}

type SessionRow = { notes: Drawn; key: string; session: ChosenSession | null }

/** The session of a row; null: it is cancelled and conflicts with nothing. */
function rowOf(notes: Drawn): SessionRow | null {
  const row = notes.closest<Drawn>('li')
  const star = row && find('[data-star]', row)
  if (!row || !star) return null
  const { room, away, start } = row.dataset
  const { title = '' } = star.dataset
  const { key } = starOf(star)
  const session = { key, title, room: room ? { number: Number(room) } : null, away, ...timesIn(row) }
  return { notes, key, session: start ? session : null }
}

function show(notes: Drawn, texts: readonly string[]): void {
  if ([...notes.children].map((note) => note.textContent).join() === texts.join()) return
  notes.replaceChildren(
    ...texts.map((text) => {
      const note = document.createElement(notes.localName === 'span' ? 'span' : 'p')
      note.textContent = text
      return note
    }),
  )
}
