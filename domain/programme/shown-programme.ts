// What of an edition's programme there is to be read.
import type { Forum } from '../forum/forum.ts'
import type { Locale } from '../localisation/locale.ts'
import { isPublishedIn } from '../localisation/localised.ts'
import type { ProgrammeEvent, SideEvent } from './programme.ts'
import { shownSideEvents } from './side-event.ts'

type Programmed = Pick<Forum, 'events' | 'shortProgramme'>

/** Sessions and breaks that are published in `locale`. */
export function publishedEvents({ events }: Pick<Forum, 'events'>, locale: Locale): ProgrammeEvent[] {
  return events.filter(({ title }) => isPublishedIn(title, locale))
}

/** The short programme where it stands for the whole one: until a session or a break is published. Pure. */
export function standInProgramme(forum: Programmed, locale: Locale): Forum['shortProgramme'] {
  return publishedEvents(forum, locale).length > 0 ? [] : forum.shortProgramme.filter(({ title }) => isPublishedIn(title, locale))
}

/** Whether the edition's programme is a page that shows anything: sessions, its short programme, or what is around the forum. */
export function hasProgramme(forum: Forum, sideEvents: readonly SideEvent[], locale: Locale): boolean {
  return (
    publishedEvents(forum, locale).length > 0 ||
    standInProgramme(forum, locale).length > 0 ||
    shownSideEvents(sideEvents, forum, locale).length > 0
  )
}
