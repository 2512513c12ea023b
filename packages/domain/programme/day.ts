import type { Instant } from '../record/record.ts'
import { dateAt } from '../time/kyiv-time.ts'
import { endOnLaterDay, stateOf } from './event-state.ts'
import type { ProgrammeDay, ProgrammeEvent } from './programme.ts'
import { inTimeOrder, isSession } from './reading-order.ts'

type Placed = Pick<ProgrammeEvent, 'id' | 'dayId' | 'start' | 'room'>

export type DayProgramme<T extends Placed = ProgrammeEvent> = { day: ProgrammeDay; events: readonly T[] }

/** Events by day in reading order, without empty days; `undated`: events without a day. */
export function byDay<T extends Placed>(
  days: readonly ProgrammeDay[],
  events: readonly T[],
): { days: DayProgramme<T>[]; undated: T[] } {
  const ordered = inTimeOrder(events)
  const filled = days
    .map((day) => ({ day, events: ordered.filter((event) => event.dayId === day.id) }))
    .filter((entry) => entry.events.length > 0)
  return { days: filled, undated: ordered.filter((event) => !days.some((day) => day.id === event.dayId)) }
}

/** Today in Kyiv; or yesterday, while its night session still runs and nothing of today does. undefined: today is not a forum day. */
export function presentDay(days: readonly DayProgramme[], now: Instant): DayProgramme | undefined {
  const runs = (event: ProgrammeEvent) =>
    isSession(event) && !event.isCancelled && stateOf(event, now) === 'now' && endOnLaterDay(event) === null
  const today = days.find(({ day }) => day.date === dateAt(now))
  if (today?.events.some(runs)) return today
  return days.findLast(({ day, events }) => day.date < dateAt(now) && events.some(runs)) ?? today
}

/** The requested day; otherwise the current or next day during the forum; otherwise the first day with at least two thirds of the largest day's sessions. */
export function dayToShow(days: readonly DayProgramme[], slug: string | null, now: Instant): DayProgramme | undefined {
  const today = dateAt(now)
  const isBetween = days.some(({ day }) => day.date < today)
  const sessions = ({ events }: DayProgramme) => events.filter(isSession).length
  const most = Math.max(...days.map(sessions))
  return (
    (slug === null ? undefined : days.find(({ day }) => day.slug === slug)) ??
    presentDay(days, now) ??
    (isBetween ? days.find(({ day }) => day.date > today) : undefined) ??
    days.find((entry) => sessions(entry) * 3 >= most * 2)
  )
}
