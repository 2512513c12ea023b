// What the visitor's starred sessions say of each other, in their rows: those of the page, and what is in the way of them and not drawn (`data-beside`).
import { type ChosenSession, type ClashWords, clashNotes } from '../../blocks/timetable/clash-notes.ts'
import { all, timesIn } from '../clock/timed.ts'
import { starOf } from '../star/star.ts'
import { followStars, starsOf } from '../star/stars.ts'
import { partSwapped } from '../swapped-event.ts'

export function start(element: HTMLElement): void {
  const words = JSON.parse(element.dataset.words ?? '{}') as ClashWords
  const tell = () => {
    const beside = document.querySelector<HTMLElement>('[data-beside]')?.dataset.beside
    tellClashes(JSON.parse(beside ?? '[]'), words)
  }
  followStars(tell)
  addEventListener(partSwapped, tell)
}

function tellClashes(beside: readonly ChosenSession[], words: ClashWords): void {
  const rows = all('[data-notes]').flatMap((notes) => rowOf(notes) ?? [])
  const chosen = rows.flatMap(({ year, session }) => (session && starsOf(year).includes(session.key) ? [session] : []))
  const drawn = new Set(rows.map(({ key }) => key))
  const year = rows[0]?.year ?? 0
  const others = beside.filter(({ key }) => !drawn.has(key) && starsOf(year).includes(key))
  const found = clashNotes([...chosen, ...others], words)
  for (const { notes, key } of rows) show(notes, found.get(key) ?? [])
}

/** The session of a row; null where it is cancelled and in nobody's way. */
function rowOf(notes: HTMLElement): { notes: HTMLElement; year: number; key: string; session: ChosenSession | null } | null {
  const row = notes.closest<HTMLElement>('li')
  const star = row?.querySelector<HTMLElement>('[data-star]')
  if (!row || !star) return null
  const { room, away, start } = row.dataset
  const { title = '' } = star.dataset
  const of = starOf(star)
  const session = { ...of, title, room: room ? { number: Number(room) } : null, away, ...timesIn(row) }
  return { notes, ...of, session: start ? session : null }
}

function show(notes: HTMLElement, texts: readonly string[]): void {
  if ([...notes.children].map((note) => note.textContent).join() === texts.join()) return
  notes.replaceChildren(
    ...texts.map((text) => {
      const note = document.createElement(notes.localName === 'span' ? 'span' : 'p')
      note.textContent = text
      return note
    }),
  )
}
