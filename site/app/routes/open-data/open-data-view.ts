import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { isHeld, shownPart } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { standInProgramme } from '@forum/domain/forum/shown-programme.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import { byDay } from '@forum/domain/programme/day.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** A calendar: its path, with the language. */
export type CalendarView = { name: string; path: string }

export type OpenDataView = ReturnType<typeof openDataView>

type OpenDataNeeds = Pick<Services, 'clock' | 'settings'> & { content: Pick<Services['content'], 'forumByYear' | 'posts'> }

/** Feeds of the current edition in the page's language. */
export function openDataView({ clock, content, settings }: OpenDataNeeds, words: Catalogue, locale: Locale) {
  const { siteUrl, currentForumYear: year } = settings
  const absolute = (path: string) => siteUrl + localePath(locale, path)
  const forum = content.forumByYear(year)
  return {
    year,
    /** null: the current edition has no sessions. */
    programme: programmeOf(forum, words, locale, absolute),
    /** Said in the place of the calendars. */
    none: noneOf(forum, clock.now(), words, locale),
    news: content.posts().length > 0 ? absolute(pathWithin.newsFeed()) : null,
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}

function noneOf(forum: Forum | undefined, now: Instant, { openData }: Catalogue, locale: Locale): string {
  if (!forum) return openData.none
  if (forum.isCancelled || isHeld(forum, now)) return openData.never
  return standInProgramme(shownPart(forum, locale), locale).length > 0 ? openData.onlyShort : openData.none
}

/** Published sessions with a time. */
function sessionsOf(forum: Forum, locale: Locale): ProgrammeEvent[] {
  const { events } = shownPart(forum, locale)
  return events.filter((event) => isSession(event) && event.start !== null && isPublishedIn(event.title, locale))
}

function programmeOf(
  forum: Forum | undefined,
  { openData, embed }: Catalogue,
  locale: Locale,
  absolute: (path: string) => string,
) {
  if (!forum) return null
  const { year, days } = shownPart(forum, locale)
  const sessions = sessionsOf(forum, locale)
  const withSessions = byDay(days, sessions).days
  if (withSessions.length === 0) return null
  const calendar = (name: string, path: string): CalendarView => ({ name, path: localePath(locale, path) })
  const rooms = new Map(sessions.flatMap(({ room }) => (room ? [[room.slug, room] as const] : [])))
  const xml = absolute(pathWithin.scheduleXml(year))
  const firstDay = withSessions[0]?.day.slug ?? ''
  return {
    all: calendar(openData.everything, pathWithin.calendar(year)),
    days: withSessions.map(({ day }) =>
      calendar(dayAndMonth(Date.parse(`${day.date}T12:00:00Z`), locale), pathWithin.dayCalendar(year, day.slug)),
    ),
    rooms: [...rooms.values()]
      .toSorted((a, b) => a.number - b.number)
      .map(({ slug, title }) => calendar(textIn(title, locale), pathWithin.roomCalendar(year, slug))),
    xml,
    json: absolute(pathWithin.scheduleJson(year)),
    // Link format of Giggity: https://ggt.gaa.st
    giggity: `https://ggt.gaa.st/#url=${encodeURIComponent(xml)}`,
    frame: `<iframe src="${absolute(pathWithin.embeddedDay(year, firstDay)).replaceAll('&', '&amp;')}" title="${filled(embed.whole, { year })}" width="100%" height="640" loading="lazy"></iframe>`,
    example: localePath(locale, pathWithin.embeddedDay(year, firstDay)),
    changes: absolute(pathWithin.changesFeed(year)),
  }
}
