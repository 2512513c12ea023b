// What is not drawn on a page of the programme, and yet in the way of what is: sessions of the night before, those that a filter hides, and
// events around the forum. Two that are starred say so there, too.
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import { clashOf } from '#domain/programme/overlap.ts'
import type { ProgrammeEvent, SideEvent } from '#domain/programme/programme.ts'
import { byDayWithSides, hasPage, isSideEvent } from '#domain/programme/side-event.ts'
import { type DayView, dayView } from '../../blocks/timetable/day-view.ts'
import type { Services } from '../../context.server.ts'

type AnyEvent = ProgrammeEvent | SideEvent

type Of = { forum: Pick<Forum, 'days'>; content: Pick<Services['content'], 'person'>; locale: Locale }

/** Those of `events` that are none of `drawn` and clash with one of them, by day, without their people; mostly there are none. */
export function besideView(
  drawn: readonly ProgrammeEvent[],
  events: readonly AnyEvent[],
  { forum, content, locale }: Of,
): DayView[] {
  const visited = (event: AnyEvent) => ({
    ...event,
    away: isSideEvent(event) && event.room === null ? textIn(event.location, locale) : undefined,
  })
  const seen = drawn.filter((event) => hasPage(event) && !event.isCancelled).map(visited)
  const isDrawn = new Set<AnyEvent>(drawn)
  const isInTheWay = (event: AnyEvent) => {
    if (isDrawn.has(event) || event.isCancelled || !hasPage(event)) return false
    const other = visited(event)
    return seen.some((one) => clashOf(one, other) !== null)
  }
  const bare = <T extends AnyEvent>(event: T): T => ({ ...event, speakerIds: [], moderatorIds: [] })
  const hidden = events.filter(isInTheWay)
  const isSession = (event: AnyEvent): event is ProgrammeEvent => !isSideEvent(event)
  const { days } = byDayWithSides(forum.days, hidden.filter(isSession).map(bare), hidden.filter(isSideEvent).map(bare))
  return days.map((day) => dayView(day, content, locale))
}
