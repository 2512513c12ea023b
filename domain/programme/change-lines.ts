// A change of the programme in words, one line for each thing that changed. The words are given: pages and feeds have their own.
import type { Locale } from '../localisation/locale.ts'
import { textIn } from '../localisation/localised.ts'
import type { RecordId } from '../record.ts'
import type { Change, SessionFacts } from './changes.ts'
import { clockAt, dateAt, dayAndMonth } from './kyiv-time.ts'

export type ChangeWords = {
  cancelled: string
  restored: string
  isNew: string
  time(before: string, after: string): string
  hall(before: string, after: string): string
  renamed(before: string): string
  joined(names: string): string
  left(names: string): string
  noTime: string
  noHall: string
}

type Options = {
  words: ChangeWords
  locale: Locale
  /** The name of somebody in the language; empty: nobody knows them. */
  nameOf(id: RecordId): string
}

/** In the order of what matters most. */
export function changeLines({ kinds, before, after }: Change, { words, locale, nameOf }: Options): string[] {
  if (!before) return [words.isNew]
  const names = (ids: readonly RecordId[]) => ids.map(nameOf).filter(Boolean).join(', ')
  const joined = names(after.people.filter((id) => !before.people.includes(id)))
  const left = names(before.people.filter((id) => !after.people.includes(id)))
  const isOtherDay = before.start !== null && after.start !== null && dateAt(before.start) !== dateAt(after.start)
  const time = (facts: SessionFacts) => timeOf(facts, isOtherDay, locale) || words.noTime
  const hall = ({ room }: SessionFacts) => (room ? textIn(room, locale) : words.noHall)
  const title = textIn(before.title, locale)
  return kinds.flatMap((kind) => {
    if (kind === 'cancelled') return words.cancelled
    if (kind === 'restored') return words.restored
    if (kind === 'time') return words.time(time(before), time(after))
    if (kind === 'hall') return words.hall(hall(before), hall(after))
    if (kind === 'title') return title === '' || title === textIn(after.title, locale) ? [] : words.renamed(title)
    if (kind === 'people') return [joined && words.joined(joined), left && words.left(left)].filter(Boolean)
    return words.isNew
  })
}

/** "11:00–12:15", with its day where that matters; empty without a time. */
export function timeOf({ start, end }: Pick<SessionFacts, 'start' | 'end'>, isDated: boolean, locale: Locale): string {
  if (start === null) return ''
  const range = end !== null && end > start ? `${clockAt(start)}–${clockAt(end)}` : clockAt(start)
  return isDated ? `${dayAndMonth(start, locale)}, ${range}` : range
}
