// Contradictions between two fields of the content, and gaps that hide it from visitors.
import type { Content } from '../content/content.ts'
import type { Forum } from '../forum/forum.ts'
import { locales } from '../localisation/locale.ts'
import type { ProgrammeEvent } from '../programme/programme.ts'
import { isSession } from '../programme/reading-order.ts'
import { plainText } from '../rich-text/rich-text.ts'
import { dateAt, dayAndMonth, parseMoment } from '../time/kyiv-time.ts'
import type { FindingOf, FoundRecord } from './finding.ts'
import { nameInAll } from './written-record.ts'

type Contradiction = FindingOf<'contradiction'>

/** For each edition that takes place. */
export function contradictions({ forums, people }: Content): Contradiction[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return forums
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((forum) => [
      ...ofDates(forum),
      ...ofSale(forum),
      ...forum.events.filter(isHeld).flatMap((event) => ofEvent(forum, event, names)),
    ])
}

const isHeld = (event: ProgrammeEvent) => isSession(event) && !event.isCancelled

/** The edition's last day, `YYYY-MM-DD`, from its programme if it has one. */
function lastDay({ start, end, days }: Forum): string | null {
  const stated = start === null ? [] : [dateAt(end ?? start)]
  return [...stated, ...days.map(({ date }) => date)].toSorted().at(-1) ?? null
}

function ofDates(forum: Forum): Contradiction[] {
  const { year, start, days } = forum
  const found = (what: Contradiction['what'], values: string[]) => [
    { kind: 'contradiction' as const, record: recordOf(forum), years: [year], what, values },
  ]
  if (start === null) return []
  const first = dateAt(start)
  const isOfAnotherYear = Number(first.slice(0, 4)) !== year
  const isInProgramme = days.length === 0 || days.some(({ date }) => date === first)
  const later = datesAfter(forum, lastDay(forum) ?? first)
  return [
    ...(isOfAnotherYear ? found('year', [String(year), first]) : []),
    ...(isInProgramme ? [] : found('days', [first, days.map(({ date }) => date).join(', ')])),
    ...(later.length > 0 ? found('registration', later) : []),
  ]
}

/** Dates after `last` in the text about registration, as written: perhaps from before the forum was moved. */
function datesAfter({ year, registrationNote }: Forum, last: string): string[] {
  const monthOf = (locale: (typeof locales)[number], month: number) =>
    dayAndMonth(parseMoment(dateOf(year, month, 15)) ?? 0, locale).replace(/^15\s/, '')
  const found = locales.flatMap((locale) => {
    const text = plainText(registrationNote[locale] ?? [])
    const named = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      [...text.matchAll(new RegExp(`(?<!\\d)(\\d{1,2})\\s+${monthOf(locale, month)}(?:\\s+(\\d{4}))?`, 'giu'))].map(
        ([written, day, of]) => ({ written, date: dateOf(Number(of ?? year), month, Number(day)) }),
      ),
    )
    const inFigures = [...text.matchAll(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})/g)].map(([written, day, month, of]) => ({
      written,
      date: dateOf(Number(of), Number(month), Number(day)),
    }))
    return [...named, ...inFigures]
  })
  return [...new Set(found.filter(({ date }) => date > last).map(({ written }) => written))]
}

const dateOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** A ticket that is on sale after the end of the forum. */
function ofSale(forum: Forum): Contradiction[] {
  const last = lastDay(forum)
  if (last === null) return []
  return forum.ticketGroups
    .flatMap(({ tickets }) => tickets)
    .filter(({ saleEnd }) => saleEnd !== null && dateAt(saleEnd) > last)
    .map(({ id, title, saleEnd }) => ({
      kind: 'contradiction',
      record: { collection: 'tickets', id, name: title },
      years: [forum.year],
      what: 'sale',
      values: [dateAt(saleEnd ?? 0), last],
    }))
}

function ofEvent(forum: Forum, event: ProgrammeEvent, names: ReadonlyMap<string, FoundRecord['name']>): Contradiction[] {
  const found = (what: Contradiction['what'], values: string[] = []) => ({
    kind: 'contradiction' as const,
    record: { collection: 'events', id: event.id, name: event.title },
    years: [forum.year],
    what,
    values,
  })
  const both = event.moderatorIds.filter((id) => event.speakerIds.includes(id))
  return [
    ...(event.start === null ? [found('noStart')] : []),
    ...(event.room === null && isBesideOthers(forum, event) ? [found('noHall')] : []),
    ...both.map((id) => ({ ...found('twice'), person: names.get(id) ?? nameInAll(id) })),
  ]
}

/** Events for everybody have no hall and no parallel events. */
function isBesideOthers({ events }: Forum, event: ProgrammeEvent): boolean {
  const { start, end } = event
  if (start === null) return true
  return events.some(
    (other) =>
      other.id !== event.id &&
      isHeld(other) &&
      other.start !== null &&
      other.start < (end ?? start + 1) &&
      start < (other.end ?? other.start + 1),
  )
}

function recordOf({ id, title }: Forum): FoundRecord {
  return { collection: 'forums', id, name: title }
}
