import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { type LocalText, localText, localTitle, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { runningIn } from '#domain/programme/broadcast.ts'
import { changedId } from '#domain/programme/changes.ts'
import { clockText, dayAndMonth, parseMoment } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { neighboursOf, parallelTo, sessionsAfter } from '#domain/programme/reading-order.ts'
import { type SessionKey, sessionKey } from '#domain/programme/selection.ts'
import type { Instant } from '#domain/record.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { type BroadcastView, broadcastView, shownBroadcasts } from '../../blocks/broadcasts/broadcast-view.ts'
import type { EventRow } from '../../blocks/event-rows/event-rows.tsx'
import { firstNames, type RowState, sessionRow } from '../../blocks/event-rows/session-row.ts'
import { sharedTimeOf, type WhenView, whenOf } from '../../blocks/facts/when.ts'
import { knownPeople, type PersonView, personView } from '../../blocks/portrait/person-view.ts'
import { movedIn, noticeOf, type SessionNotice } from '../../blocks/programme-change/change-view.ts'
import { type PresentationView, presentationOf } from '../../blocks/session-format/presentation.ts'
import { type SessionFormat, sessionFormat } from '../../blocks/session-format/session-format.ts'
import type { Services } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'

const nextCount = 3

type Neighbour = { to: string; title: LocalText; time: string }

export type SessionView = {
  year: number
  slug: string
  /** What stands for it in a selection. */
  starKey: SessionKey
  title: LocalText
  /** The day in the programme, as the crumb names it: its slug and "16 жовтня". */
  day: { slug: string; date: string } | null
  when: WhenView | null
  room: { name: LocalText; number: number } | null
  /** Where the forum meets. */
  venue: LocalText | null
  /** When, as it is shared: "16 жовтня, 11:00–12:15, час київський". */
  sharedTime: string | null
  format: SessionFormat
  description: LocalText<RichText> | null
  presentation: PresentationView | null
  broadcast: BroadcastView | null
  moderators: PersonView[]
  speakers: PersonView[]
  /** In other rooms at the same time. */
  parallel: EventRow[]
  next: { title: string; rows: EventRow[] } | null
  /** Before and after it on its day. */
  neighbours: { previous: Neighbour | null; next: Neighbour | null }
  /** That it is cancelled, or was moved. */
  notice: SessionNotice | null
  /** The server's clock when the page was made (ms). */
  now: Instant
}

/** One session of an edition. */
export function sessionView(
  { content, clock, settings, changes }: Services,
  forum: Forum,
  event: ProgrammeEvent,
  locale: Locale,
): SessionView {
  const day = forum.days.find(({ id }) => id === event.dayId)
  const moderators = knownPeople(event.moderatorIds, content.person, locale)
  const speakers = knownPeople(event.speakerIds, content.person, locale).filter((person) => !moderators.includes(person))
  const published = forum.events.filter(({ title }) => isPublishedIn(title, locale))
  const isCurrent = forum.year === settings.currentForumYear
  const options = { year: forum.year, content, locale, state: { now: clock.now(), isMoved: movedIn(changes, forum.year) } }
  return {
    year: forum.year,
    slug: event.slug,
    starKey: sessionKey(event.id),
    title: localTitle(event.title, locale),
    day: day ? { slug: day.slug, date: dayAndMonth(parseMoment(day.date) ?? 0, locale) } : null,
    when: whenOf(event, isCurrent, locale),
    room: event.room ? { name: localTitle(event.room.title, locale), number: event.room.number } : null,
    venue: localText(forum.venue, locale),
    sharedTime: sharedTimeOf(event, isCurrent, locale),
    format: sessionFormat(event, locale),
    description: localText(event.description, locale),
    presentation: presentationOf(event, locale),
    broadcast: broadcastOf(event, forum, locale),
    moderators: moderators.map((person) => personView(person, locale)),
    speakers: speakers.map((person) => personView(person, locale)),
    parallel: parallelTo(event, published).map((other) => rowOf(other, event, options)),
    next: nextOf(published, event, options),
    neighbours: neighboursView(event, published, forum.year, locale),
    notice: noticeOf(event, changes.ofSession(forum.year, changedId(event)), locale),
    now: clock.now(),
  }
}

/** The broadcast that its editor put it into, else that of its room on its day. */
function broadcastOf(event: ProgrammeEvent, forum: Forum, locale: Locale): BroadcastView | null {
  const shown = shownBroadcasts(forum, locale)
  const found = shown.find(({ id }) => id === event.broadcastId) ?? shown.find((one) => runningIn(one, [event]).length > 0)
  return found ? broadcastView(found, forum.year, locale) : null
}

function neighboursView(
  event: ProgrammeEvent,
  events: readonly ProgrammeEvent[],
  year: number,
  locale: Locale,
): SessionView['neighbours'] {
  const { previous, next } = neighboursOf(event, events)
  const view = (other: ProgrammeEvent | null): Neighbour | null => {
    if (!other || other.start === null) return null
    return {
      to: localePath(locale, pathWithin.session(year, other.slug)),
      title: localTitle(other.title, locale),
      time: clockText(other.start),
    }
  }
  return { previous: view(previous), next: view(next) }
}

/** What search engines and shared links say: the beginning of the description, else the facts. */
export function descriptionOf(view: SessionView): string {
  const text = view.description ? plainText(wordsOf(view.description)) : ''
  if (text.length > maxLength) return `${text.slice(0, text.lastIndexOf(' ', maxLength))}…`
  if (text) return text
  return [view.format.kind, view.when?.date, view.when?.start.text, wordsOf(view.room?.name)].filter(Boolean).join(', ')
}

const maxLength = 180

type RowOptions = { year: number; content: Services['content']; locale: Locale; state: RowState }

function nextOf(published: readonly ProgrammeEvent[], event: ProgrammeEvent, options: RowOptions): SessionView['next'] {
  const { locale } = options
  const { programme: words } = wordsIn(locale)
  const { inRoom, events } = sessionsAfter(event, published, nextCount)
  if (events.length === 0) return null
  return {
    title: inRoom ? words.nextInRoom : words.nextHere,
    rows: events.map((next) => rowOf(next, event, options)),
  }
}

/** A row of another day than `from` names its date. */
function rowOf(event: ProgrammeEvent, from: ProgrammeEvent, { year, content, locale, state }: RowOptions): EventRow {
  const date = event.start !== null && event.dayId !== from.dayId && dayAndMonth(event.start, locale)
  const names = firstNames(event.speakerIds, content.person, locale)
  return sessionRow(event, year, locale, [...(date ? [date] : []), ...names], state)
}
