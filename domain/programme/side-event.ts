// Events around the forum, outside its rooms: to which edition each belongs, on which day it stands, and what it shares with the sessions.
import { isEditionShown } from '../forum/edition.ts'
import type { Forum } from '../forum/forum.ts'
import { everyLocale, type Locale } from '../localisation/locale.ts'
import { isPublishedIn } from '../localisation/localised.ts'
import type { RecordId } from '../record.ts'
import { byDay, type DayProgramme } from './day.ts'
import { dateAt } from './kyiv-time.ts'
import type { ProgrammeDay, ProgrammeEvent, SideEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

/** A side event as it stands among the sessions of a day. */
export type DatedSideEvent = SideEvent & { dayId: RecordId | null }

/** Whether an event is one around the forum. */
export function isSideEvent(event: object): event is SideEvent {
  return 'forumYear' in event
}

/** Whether an event has a page of its own: a break of the programme has none. */
export function hasPage(event: Pick<ProgrammeEvent, 'kind'>): boolean {
  return isSideEvent(event) || isSession(event)
}

/** The year of the edition that an event is around: without one that of its start in Kyiv; null without either. */
export function sideEventYear({ forumYear, start }: Pick<SideEvent, 'forumYear' | 'start'>): number | null {
  return forumYear ?? (start === null ? null : Number(dateAt(start).slice(0, 4)))
}

/** The events around the forum of `year`, in the order given. */
export function sideEventsOf(events: readonly SideEvent[], year: number): SideEvent[] {
  return events.filter((event) => sideEventYear(event) === year)
}

/**
 * The programme by day with what happens around it: a side event stands on the Kyiv day of its start, which becomes a day of its own where the
 * forum has none.
 */
export function byDayWithSides<T extends ProgrammeEvent>(
  days: readonly ProgrammeDay[],
  events: readonly T[],
  sides: readonly SideEvent[],
): { days: DayProgramme<T | DatedSideEvent>[]; undated: (T | DatedSideEvent)[] } {
  const known = new Map(days.map((day) => [day.date, day]))
  const dated = sides.map((side) => {
    const date = side.start === null ? null : dateAt(side.start)
    if (date !== null && !known.has(date))
      known.set(date, { id: `side ${date}`, slug: date, date, title: everyLocale(() => null) })
    return { ...side, dayId: (date !== null && known.get(date)?.id) || null }
  })
  const own = new Set(days.map(({ date }) => date))
  const all = [...days, ...[...known.values()].filter(({ date }) => !own.has(date))]
  return byDay(
    all.toSorted((a, b) => a.date.localeCompare(b.date)),
    [...events, ...dated],
  )
}

/** Those that are shown around an edition in `locale`: none of one that was cancelled, or is not published there. */
export function shownSideEvents(
  events: readonly SideEvent[],
  forum: Pick<Forum, 'year' | 'isCancelled' | 'title'>,
  locale: Locale,
): SideEvent[] {
  if (forum.isCancelled || !isEditionShown(forum, locale)) return []
  return sideEventsOf(events, forum.year).filter(({ title }) => isPublishedIn(title, locale))
}
