// What the page of a session and that of an event around the forum say alike.
import type { Forum } from '#domain/forum/forum.ts'
import { type LocalText, localText, localTitle, ownWords, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Person } from '#domain/people/person.ts'
import { type Change, type ChangedId, changedId } from '#domain/programme/changes.ts'
import { stateOf } from '#domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '#domain/programme/programme.ts'
import { eventKey, type SessionKey } from '#domain/programme/selection.ts'
import { isSideEvent } from '#domain/programme/side-event.ts'
import type { Instant, RecordId } from '#domain/record.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { wordsIn } from '../../locale.ts'
import { sharedTimeOf, type WhenView, whenOf } from '../facts/when.ts'
import { knownPeople, type PersonView, personView } from '../portrait/person-view.ts'
import { noticeOf, type SessionNotice } from '../programme-change/change-view.ts'
import { type PresentationView, presentationOf } from '../session-format/presentation.ts'
import { type SessionFormat, sessionFormat } from '../session-format/session-format.ts'
import { itemPaths } from '../timetable/day-view.ts'

export type EventView = {
  year: number
  /** Of its page and its calendar, without the language. */
  paths: { page: string; calendar: string }
  /** What stands for it in a selection. */
  starKey: SessionKey
  title: LocalText
  /** That it is cancelled, or was moved. */
  notice: SessionNotice | null
  when: WhenView | null
  room: { name: LocalText; number: number } | null
  /** Where the forum meets. */
  venue: LocalText | null
  /** Where a side event is, as its editor named it; of a session without a hall where the forum meets. */
  location: LocalText | null
  /** Outside the forum's venue. */
  isAway: boolean
  /** When, as it is shared: "16 жовтня, 11:00–12:15, час київський". */
  sharedTime: string | null
  format: SessionFormat
  description: LocalText<RichText> | null
  presentation: PresentationView | null
  moderators: PersonView[]
  speakers: PersonView[]
  /** Where one registers for a side event, as long as it is not over. */
  registration: string | null
  /** It is over: there is nothing left to come to, or to keep for later. */
  isOver: boolean
  /** The server's clock when the page was made (ms). */
  now: Instant
}

type Needs = {
  content: { person(id: RecordId): Person | undefined }
  clock: { now(): Instant }
  settings: { currentForumYear: number }
  changes: { ofSession(year: number, id: ChangedId): readonly Change[] }
}

export function eventView(
  { content, clock, settings, changes }: Needs,
  { year, venue }: Forum,
  event: ProgrammeEvent | SideEvent,
  locale: Locale,
): EventView {
  const moderators = knownPeople(event.moderatorIds, content.person, locale)
  const speakers = knownPeople(event.speakerIds, content.person, locale).filter((person) => !moderators.includes(person))
  const isCurrent = year === settings.currentForumYear
  const isSide = isSideEvent(event)
  const description = localText(event.description, locale)
  const now = clock.now()
  const isOver = stateOf(event, now) === 'past'
  const isOpen = isSide && !event.isCancelled && !isOver
  return {
    year,
    paths: itemPaths({ slug: event.slug, ...(isSide && { isSide }) }, year),
    starKey: eventKey(event),
    title: localTitle(event.title, locale),
    notice: noticeOf(event, changes.ofSession(year, changedId(event)), locale),
    when: whenOf(event, isCurrent, locale),
    room: event.room && { name: localTitle(event.room.title, locale), number: event.room.number },
    venue: localText(venue, locale),
    location: isSide ? localText(event.location, locale) : event.room ? null : localText(venue, locale),
    isAway: isSide && event.room === null,
    sharedTime: sharedTimeOf(event, isCurrent, locale),
    format: sessionFormat(event, locale),
    description: description && plainText(wordsOf(description)) !== '' ? description : null,
    presentation: presentationOf(event, locale),
    moderators: moderators.map((person) => personView(person, locale)),
    speakers: speakers.map((person) => personView(person, locale)),
    registration: isOpen ? event.registrationUrl : null,
    isOver,
    now,
  }
}

const maxLength = 180

/** What the page is called where it is shared, listed or kept as a tab: that it is cancelled comes first. */
export function headTitleOf({ title, notice }: EventView, locale: Locale): string {
  return notice?.isCancelled ? `${wordsIn(locale).changes.cancelled}: ${wordsOf(title)}` : wordsOf(title)
}

/** What search engines and shared links say: the beginning of the description, else the facts. */
export function descriptionOf({ description, notice, format, when, room, location }: EventView, locale: Locale): string {
  const cancelled = notice?.isCancelled ? `${wordsIn(locale).changes.cancelled}. ` : ''
  const text = plainText(ownWords(description) ?? [])
  if (text) return cancelled + excerpt(text, maxLength - cancelled.length)
  return (
    cancelled + [format.kind, when?.date, when?.start.text, wordsOf(room?.name), wordsOf(location)].filter(Boolean).join(', ')
  )
}
