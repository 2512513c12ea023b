// The visible part of an edition's programme.

import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn } from '../localisation/localised.ts'
import type { ProgrammeEvent, SideEvent } from '../programme/programme.ts'
import { sideEventsOf } from '../programme/side-event.ts'
import type { Instant } from '../record/record.ts'
import { clockAt, dateAt } from '../time/kyiv-time.ts'
import { isEditionShown } from './edition.ts'
import type { Forum } from './forum.ts'

type Programmed = Pick<Forum, 'events' | 'shortProgramme'>

/** Published sessions and breaks in `locale`. */
export function publishedEvents({ events }: Pick<Forum, 'events'>, locale: Locale): ProgrammeEvent[] {
  return events.filter(({ title }) => isPublishedIn(title, locale))
}

/** The short programme, used until a session or break is published. Pure. */
export function standInProgramme(forum: Programmed, locale: Locale): Forum['shortProgramme'] {
  return publishedEvents(forum, locale).length > 0 ? [] : forum.shortProgramme.filter(({ title }) => isPublishedIn(title, locale))
}

/** Rows of the short programme that are still to come or may still last at `now` (ms): a row lasts until the next one. */
export function shortProgrammeLeft(
  forum: Programmed & Pick<Forum, 'start'>,
  locale: Locale,
  now: Instant,
): Forum['shortProgramme'] {
  const rows = standInProgramme(forum, locale)
  const isToday = forum.start !== null && dateAt(forum.start) === dateAt(now)
  return isToday ? rows.filter((_, index) => (rows[index + 1]?.time ?? '24:00') > clockAt(now)) : rows
}

/** Whether the programme page has content: sessions, a short programme, or side events. */
export function hasProgramme(forum: Forum, sideEvents: readonly SideEvent[], locale: Locale): boolean {
  return (
    publishedEvents(forum, locale).length > 0 ||
    standInProgramme(forum, locale).length > 0 ||
    shownSideEvents(sideEvents, forum, locale).length > 0
  )
}

/** Visible side events of an edition in `locale`; none if it is cancelled or hidden there. */
export function shownSideEvents(
  events: readonly SideEvent[],
  forum: Pick<Forum, 'year' | 'isCancelled' | 'title'>,
  locale: Locale,
): SideEvent[] {
  if (forum.isCancelled || !isEditionShown(forum, locale)) return []
  return sideEventsOf(events, forum.year).filter(({ title }) => isPublishedIn(title, locale))
}
