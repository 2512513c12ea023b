// Side events: their edition and day, and what they share with sessions.
import { everyLocale } from '../localisation/locale.ts'
import type { RecordId } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { byDay, type DayProgramme } from './day.ts'
import type { ProgrammeDay, ProgrammeEvent, SideEvent } from './programme.ts'
import { isSession } from './reading-order.ts'

/** A side event among the sessions of a day. */
export type DatedSideEvent = SideEvent & { dayId: RecordId | null }

export function isSideEvent(event: object): event is SideEvent {
  return 'forumYear' in event
}

/** Whether an event has its own page: breaks have none. */
export function hasPage(event: Pick<ProgrammeEvent, 'kind'>): boolean {
  return isSideEvent(event) || isSession(event)
}

/** The edition's year of a side event; without one the year of its start in Kyiv; null: unknown. */
export function sideEventYear({ forumYear, start }: Pick<SideEvent, 'forumYear' | 'start'>): number | null {
  return forumYear ?? (start === null ? null : Number(dateAt(start).slice(0, 4)))
}

export function sideEventsOf(events: readonly SideEvent[], year: number): SideEvent[] {
  return events.filter((event) => sideEventYear(event) === year)
}

/** The programme by day with side events on the Kyiv day of their start; a day without sessions is added. */
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
