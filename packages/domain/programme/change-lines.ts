// Text lines about a change of the programme. The words are an argument, because pages and feeds differ.
import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn, textIn } from '../localisation/localised.ts'
import type { Person } from '../people/person.ts'
import type { RecordId } from '../record/record.ts'
import { clockText, dateAt, dayAndMonth } from '../time/kyiv-time.ts'
import type { Change, SessionFacts } from './changes.ts'

export type ChangeWords = {
  cancelled: string
  restored: string
  isNew: string
  isNewSide: string
  time(before: string, after: string): string
  hall(before: string, after: string): string
  renamed(before: string): string
  joined(names: string): string
  left(names: string): string
  noTime: string
  noHall: string
}

type ChangeLinesOptions = {
  words: ChangeWords
  locale: Locale
  person(id: RecordId): Person | undefined
}

/** Most important first; records hidden in a language are not named there. */
export function changeLines({ kinds, before, after }: Change, { words, locale, person }: ChangeLinesOptions): string[] {
  const what = after.place === undefined ? words.isNew : words.isNewSide
  const when = [timeOf(after, true, locale), hallOf(after, locale)].filter(Boolean).join(', ')
  const isNew = when === '' ? what : `${what}: ${when}`
  if (!before) return [isNew]
  const nameOf = (one: Person | undefined) => (one && isPublishedIn(one.name, locale) ? textIn(one.name, locale) : '')
  const names = (ids: readonly RecordId[]) => ids.flatMap((id) => nameOf(person(id)) || []).join(', ')
  const joined = names(after.people.filter((id) => !before.people.includes(id)))
  const left = names(before.people.filter((id) => !after.people.includes(id)))
  const isOtherDay = before.start !== null && after.start !== null && dateAt(before.start) !== dateAt(after.start)
  const time = (facts: SessionFacts) => timeOf(facts, isOtherDay, locale) || words.noTime
  const hall = (facts: SessionFacts) => hallOf(facts, locale) || words.noHall
  const title = textIn(before.title, locale)
  return kinds.flatMap((kind) => {
    if (kind === 'cancelled') return words.cancelled
    if (kind === 'restored') return words.restored
    if (kind === 'time') return words.time(time(before), time(after))
    if (kind === 'hall') return hall(before) === hall(after) ? [] : words.hall(hall(before), hall(after))
    if (kind === 'title' && !isPublishedIn(before.title, locale)) return isNew
    if (kind === 'title') return title === '' || title === textIn(after.title, locale) ? [] : words.renamed(title)
    if (kind === 'people') return [joined && words.joined(joined), left && words.left(left)].filter(Boolean)
    return isNew
  })
}

/** Hall, or the place outside the venue; empty: neither. */
export function hallOf({ room, place }: Pick<SessionFacts, 'room' | 'place'>, locale: Locale): string {
  return [room, place].flatMap((text) => (text && textIn(text, locale)) || []).join(', ')
}

/** "11:00–12:15", with the day if needed; empty: no time. */
export function timeOf({ start, end }: Pick<SessionFacts, 'start' | 'end'>, isDated: boolean, locale: Locale): string {
  if (start === null) return ''
  const range = end !== null && end > start ? `${clockText(start)}–${clockText(end)}` : clockText(start)
  return isDated ? `${dayAndMonth(start, locale)}, ${range}` : range
}
