import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { runningIn } from '@forum/domain/programme/broadcast.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { neighboursOf, parallelTo, sessionsAfter } from '@forum/domain/programme/reading-order.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import { clockText, dayAndMonth, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { type BroadcastView, broadcastView, shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { eventView } from '@forum/site/app/blocks/event-page/event-view.ts'
import type { EventRow } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { firstNames, type RowState, sessionRow } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

const nextCount = 3

export type SessionView = ReturnType<typeof sessionView>

/** One session of an edition. */
export function sessionView(services: Services, forum: Forum, event: ProgrammeEvent, locale: Locale) {
  const { content, clock, changes } = services
  const day = forum.days.find(({ id }) => id === event.dayId)
  const published = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const options = { year: forum.year, content, locale, state: { now: clock.now(), moveOf: movedIn(changes, forum.year) } }
  const view = eventView(services, forum, event, locale)
  const broadcast = broadcastOf(event, forum, locale)
  return {
    ...view,
    /** Day for the breadcrumb: slug and "16 жовтня". */
    day: day ? { slug: day.slug, date: dayAndMonth(parseMoment(day.date) ?? 0, locale) } : null,
    broadcast,
    /** After the session: its hall's recording, otherwise the edition's videos; null: none, or not over. */
    recording: view.isOver && !event.isCancelled ? recordingOf(broadcast, forum, services, locale) : null,
    /** Parallel sessions in other rooms. */
    parallel: parallelTo(event, published).map((other) => rowOf(other, event, options)),
    next: nextOf(published, event, options),
    /** Previous and next session of its day. */
    neighbours: neighboursView(event, published, forum.year, locale),
  }
}

/** The assigned broadcast, otherwise that of its room on its day; none of a cancelled session. */
function broadcastOf(event: ProgrammeEvent, forum: Forum, locale: Locale): BroadcastView | null {
  if (event.isCancelled) return null
  const shown = shownBroadcasts(forum, locale)
  const found = shown.find(({ id }) => id === event.broadcastId) ?? shown.find((one) => runningIn(one, [event]).length > 0)
  return found ? broadcastView(found, forum, locale) : null
}

function recordingOf(broadcast: BroadcastView | null, { year }: Forum, { content, clock }: Services, locale: Locale) {
  const { broadcast: words, programme } = wordsIn(locale)
  if (broadcast?.hasRecording)
    return { to: localePath(locale, pathWithin.broadcast(year, broadcast.slug)), label: words.watchRecording }
  const films = shownIn(content.videos(), locale, clock.now()).filter(({ forumYear }) => forumYear === year)
  return films.length > 0 ? { to: localePath(locale, pathWithin.films(year)), label: programme.films(year) } : null
}

function neighboursView(event: ProgrammeEvent, events: readonly ProgrammeEvent[], year: number, locale: Locale) {
  const { previous, next } = neighboursOf(event, events)
  const view = (other: ProgrammeEvent | null) => {
    if (!other || other.start === null) return null
    return {
      to: localePath(locale, pathWithin.session(year, other.slug)),
      title: localTitle(other.title, locale),
      time: clockText(other.start),
    }
  }
  return { previous: view(previous), next: view(next) }
}

type RowOptions = { year: number; content: Services['content']; locale: Locale; state: RowState }

function nextOf(published: readonly ProgrammeEvent[], event: ProgrammeEvent, options: RowOptions) {
  const { locale } = options
  const { programme: words } = wordsIn(locale)
  const { inRoom, events } = sessionsAfter(event, published, nextCount)
  if (events.length === 0) return null
  return {
    title: inRoom ? words.nextInRoom : words.nextHere,
    rows: events.map((next) => rowOf(next, event, options)),
  }
}

/** A row on another day than `from` shows its date. */
function rowOf(event: ProgrammeEvent, from: ProgrammeEvent, { year, content, locale, state }: RowOptions): EventRow {
  const date = event.start !== null && event.dayId !== from.dayId && dayAndMonth(event.start, locale)
  const names = firstNames(event.speakerIds, content.person, locale)
  return sessionRow(event, year, locale, [...(date ? [date] : []), ...names], state)
}
