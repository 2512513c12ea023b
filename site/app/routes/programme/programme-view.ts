import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath } from '@forum/domain/address/paths.ts'
import { isHeld } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { publishedEvents, shownSideEvents, standInProgramme } from '@forum/domain/forum/shown-programme.ts'
import { asCaption } from '@forum/domain/localisation/as-caption.ts'
import { localText, localTitle, withWords } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { byDay, type DayProgramme, dayToShow, presentDay } from '@forum/domain/programme/day.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import { isFiltering, matches } from '@forum/domain/programme/filter.ts'
import type { ProgrammeDay, ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dayAndMonth, parseMoment, weekday } from '@forum/domain/time/kyiv-time.ts'
import { shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import type { EventRow } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { firstNames, sessionRow, shortProgrammeRows } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { hallStripView } from '@forum/site/app/blocks/hall-strip/hall-strip-view.ts'
import { interruptedText } from '@forum/site/app/blocks/interrupted/interrupted-text.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { dayView } from '@forum/site/app/blocks/timetable/day-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { besideView } from './beside-view.ts'
import { filterView, isKnown } from './filter-view.ts'
import { allDays, type ProgrammeQuery, programmeAddress } from './programme-address.ts'
import { sideEventViews } from './side-event-view.ts'

export type DayTab = ReturnType<typeof tabOf>

export type ProgrammeView = NonNullable<ReturnType<typeof programmeView>>

/** The requested programme; undefined: unknown day, room or language. */
export function programmeView(
  { content, clock, settings, changes, day: dayOf }: Services,
  forum: Forum,
  locale: Locale,
  query: ProgrammeQuery,
) {
  if (!isKnown(forum, query)) return undefined
  const { programme: words } = wordsIn(locale)
  const now = clock.now()
  const events = forum.isCancelled ? [] : publishedEvents(forum, locale)
  const hasShort = !forum.isCancelled && standInProgramme(forum, locale).length > 0
  const all = byDay(forum.days, events)
  const found = isFiltering(query) ? foundIn(forum, events, query, content) : all
  const isWhole = query.day === allDays && all.days.length > 1
  const shown = isWhole ? undefined : shownDay(all.days, found.days, query, now)
  const drawn = isWhole ? found.days : shown ? [shown] : []
  const untimed = [...drawn.flatMap(({ events }) => events.filter(({ start }) => start === null)), ...found.undated]
  const sides = shownSideEvents(content.sideEvents(), forum, locale)
  const sideEvents = sideEventViews(
    sides.filter((event) => matches(event, query, content.person)),
    forum.year,
    content,
    locale,
  )
  const count = sessionsOf([...found.days.flatMap((day) => day.events), ...found.undated]).length + sideEvents.length
  const moveOf = movedIn(changes, forum.year)
  const strip = hallStripView(forum, now, locale)
  const isLeft = shown?.events.some((event) => event.start !== null && stateOf(event, now) !== 'past') ?? false
  const isPresent = strip !== null && isLeft && shown?.day.id === presentDay(all.days, now)?.day.id && !isFiltering(query)
  const whole = all.days.find(({ day }) => day.id === shown?.day.id)
  return {
    year: forum.year,
    title: forum.year === settings.currentForumYear ? words.title : words.titleOf(forum.year),
    /** "4 зали, 16 подій" of the shown day; empty: no programme. */
    facts: factsOf(isWhole ? events : (whole?.events ?? all.undated), locale),
    /** How often and how long it was interrupted; empty: it was not, or is not over. */
    interrupted: interruptedText(dayOf(), forum, now, locale),
    /** Why there is no programme. */
    notice: events.length === 0 && !hasShort ? noticeOf(forum, now, locale) : null,
    /** The short programme, while there is no other, and what is said of it: a full one follows only before the forum. */
    shortText: isHeld(forum, now) ? words.held.shortText : words.shortText,
    short: hasShort ? shortProgrammeRows(forum, content.person, locale, { now }) : [],
    /** Missing: nothing to filter. */
    filter: events.length > 0 ? filterView(forum, events, { query, found: count, locale, content }) : null,
    tabs: all.days.map(({ day }) => tabOf(day, forum.year, { shown, found: found.days, query }, locale)),
    day: shown ? dayView(shown, content, locale, moveOf) : null,
    /** All days, if requested; otherwise empty. */
    days: isWhole ? found.days.map((entry) => dayView(entry, content, locale, moveOf)) : [],
    /** Link to all days on one page; null: only one day, or this page. */
    allDaysTo:
      all.days.length > 1 && !isWhole ? localePath(locale, programmeAddress(forum.year, { ...query, day: allDays })) : null,
    /** The requested day, if there are several. */
    ownDay:
      query.day !== null && all.days.length > 1 && shown ? { slug: shown.day.slug, date: dayText(shown.day, locale) } : null,
    /** Sessions not shown that conflict with shown ones. */
    beside: besideView(
      drawn.flatMap((entry) => entry.events),
      [...events, ...sides],
      locale,
    ),
    /** Sessions without a time. */
    untimed: untimed.map((event) => untimedRow(event, forum.year, content, locale)),
    sideEvents,
    /** Current sessions in the halls; null: none. */
    strip,
    /** The current or next session is on the shown day. */
    isPresent,
    /** There is something to put into a calendar: what is over is not. */
    hasCalendar: sessionsOf(events).some((event) => event.start !== null && stateOf(event, now) !== 'past'),
    /** Changes were announced. */
    hasChanges: changes.of(forum.year).length > 0,
    hasBroadcasts: shownBroadcasts(forum, locale).length > 0,
    /** Server time of rendering (ms). */
    now,
  }
}

function sessionsOf(events: readonly ProgrammeEvent[]): ProgrammeEvent[] {
  return events.filter(isSession)
}

/** Results by day; a day with breaks only has none. */
function foundIn(forum: Forum, events: readonly ProgrammeEvent[], query: ProgrammeQuery, content: Services['content']) {
  const { days, undated } = byDay(
    forum.days,
    events.filter((event) => matches(event, query, content.person)),
  )
  return { days: days.filter((day) => day.events.some(isSession)), undated: sessionsOf(undated) }
}

/** The requested day, otherwise the current day among those with results. */
function shownDay(
  all: readonly DayProgramme[],
  found: readonly DayProgramme[],
  { day }: ProgrammeQuery,
  now: Instant,
): DayProgramme | undefined {
  const chosen = dayToShow(day === null && found.length > 0 ? found : all, day, now)
  return chosen && { day: chosen.day, events: found.find((entry) => entry.day.id === chosen.day.id)?.events ?? [] }
}

/** "4 зали, 16 подій": used rooms, and sessions without breaks. */
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

function noticeOf(forum: Forum, now: Instant, locale: Locale) {
  const { programme: words } = wordsIn(locale)
  if (!forum.isCancelled && isHeld(forum, now)) return { title: words.held.none, text: words.held.noneText }
  if (!forum.isCancelled) return { title: words.none, text: words.noneText }
  return { title: words.cancelled, text: localText(forum.cancelledNote, locale) ?? words.cancelledText }
}

/** "16 жовтня". */
function dayText({ date }: ProgrammeDay, locale: Locale): string {
  return dayAndMonth(parseMoment(date) ?? 0, locale)
}

type TabsOf = { shown: DayProgramme | undefined; found: readonly DayProgramme[]; query: ProgrammeQuery }

function tabOf(day: ProgrammeDay, year: number, { shown, found, query }: TabsOf, locale: Locale) {
  const midnight = parseMoment(day.date) ?? 0
  const own = found.find((entry) => entry.day.id === day.id)
  return {
    to: localePath(locale, programmeAddress(year, { ...query, day: day.slug })),
    date: dayText(day, locale),
    weekday: weekday(midnight, locale),
    title: isPublishedIn(day.title, locale) ? withWords(localTitle(day.title, locale), asCaption) : null,
    isChosen: day.id === shown?.day.id,
    /** Number of results on the day; only with a filter. */
    ...(isFiltering(query) && { found: sessionsOf(own?.events ?? []).length }),
  }
}

/** A row without time, with a share button. */
function untimedRow(event: ProgrammeEvent, year: number, content: Services['content'], locale: Locale): EventRow {
  const row = sessionRow(event, year, locale, firstNames(event.speakerIds, content.person, locale))
  const share = row.to === undefined ? undefined : { title: row.title, room: row.room?.name, path: row.to }
  return { ...row, time: '—', share }
}
