import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import { counted } from '#domain/localisation/plural.ts'
import { byDay, type DayProgramme, dayToShow } from '#domain/programme/day.ts'
import { dayAndMonth, parseMoment, weekday } from '#domain/programme/kyiv-time.ts'
import { isSession } from '#domain/programme/order.ts'
import type { ProgrammeDay, ProgrammeEvent } from '#domain/programme/programme.ts'
import type { Instant } from '#domain/record.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { knownPeople } from '../../blocks/portrait/person-view.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { type DayView, dayView, langOf, type Text, textOf, wordsOf } from './day-view.ts'
import { type SideEventView, sideEventViews } from './side-event-view.ts'

export type DayTab = { slug: string; date: string; weekday: string; title: Text | null; isChosen: boolean }

export type ProgrammeView = {
  year: number
  title: string
  /** "4 зали, 16 подій" of the day that is shown; empty without a programme. */
  facts: string
  /** Why there is no programme. */
  notice: { title: string; text: Text } | null
  tabs: DayTab[]
  day: DayView | null
  /** What has no time yet. */
  untimed: EventRow[]
  sideEvents: SideEventView[]
  /** The server's clock when the page was made (ms). */
  now: Instant
}

/** The programme of an edition on the day asked for, or the one that matters now. */
export function programmeView(
  { content, clock, settings }: Services,
  forum: Forum,
  locale: Locale,
  daySlug: string | null,
): ProgrammeView {
  const { programme: words } = wordsIn(locale)
  const now = clock.now()
  const events = forum.isCancelled ? [] : forum.events.filter((event) => isPublishedIn(event.title, locale))
  const { days, undated } = byDay(forum.days, events)
  const shown = dayToShow(days, daySlug, now)
  const untimed = [...(shown?.events.filter(({ start }) => start === null) ?? []), ...undated]
  return {
    year: forum.year,
    title: forum.year === settings.currentForumYear ? words.title : words.titleOf(forum.year),
    facts: shown ? factsOf(shown.events, locale) : factsOf(undated, locale),
    notice: events.length === 0 ? noticeOf(forum, locale) : null,
    tabs: days.map(({ day }) => tabOf(day, shown, locale)),
    day: shown ? dayView(shown, content, locale) : null,
    untimed: untimed.map((event) => untimedRow(event, forum.year, content, locale)),
    sideEvents: forum.isCancelled ? [] : sideEventViews(content.sideEvents(), forum.year, locale),
    now,
  }
}

/** "4 зали, 16 подій": rooms in use and sessions; breaks are not counted. */
function factsOf(events: readonly ProgrammeEvent[], locale: Locale): string {
  const { programme: words } = wordsIn(locale)
  const sessions = events.filter(isSession)
  const rooms = new Set(sessions.flatMap(({ room }) => (room ? [room.id] : []))).size
  const counts = [
    rooms > 0 && `${rooms} ${counted(locale, rooms, words.rooms)}`,
    sessions.length > 0 && `${sessions.length} ${counted(locale, sessions.length, words.events)}`,
  ]
  return counts.filter(Boolean).join(', ')
}

function noticeOf(forum: Forum, locale: Locale): ProgrammeView['notice'] {
  const { programme: words } = wordsIn(locale)
  if (!forum.isCancelled) return { title: words.none, text: words.noneText }
  return { title: words.cancelled, text: textOf(forum.cancelledNote, locale) || words.cancelledText }
}

function tabOf(day: ProgrammeDay, shown: DayProgramme | undefined, locale: Locale): DayTab {
  const midnight = parseMoment(day.date) ?? 0
  return {
    slug: day.slug,
    date: dayAndMonth(midnight, locale),
    weekday: weekday(midnight, locale),
    title: isPublishedIn(day.title, locale) ? asCaption(textOf(day.title, locale)) : null,
    isChosen: day.id === shown?.day.id,
  }
}

/** One common word, such as "Форум", stands in lower case after the weekday; a name of several words stays as it was written. */
function asCaption(title: Text): Text {
  const lower = (text: string) => (/^\p{Lu}[\p{Ll}-]+$/u.test(text) ? text.toLowerCase() : text)
  return typeof title === 'string' ? lower(title) : { ...title, text: lower(title.text) }
}

function untimedRow(event: ProgrammeEvent, year: number, content: Services['content'], locale: Locale): EventRow {
  const title = textOf(event.title, locale)
  return {
    key: event.id,
    time: '—',
    title: wordsOf(title),
    titleLang: langOf(title),
    to: isSession(event) ? inLanguage(locale, pathWithin.session(year, event.slug)) : undefined,
    room: event.room ? { name: textIn(event.room.title, locale), number: event.room.number } : undefined,
    aside: knownPeople(event.speakerIds, content.person, locale)
      .slice(0, 2)
      .map(({ name }) => textIn(name, locale)),
    isBreak: !isSession(event),
  }
}
