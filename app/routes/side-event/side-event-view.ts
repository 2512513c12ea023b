import type { Forum } from '#domain/forum/forum.ts'
import { type LocalText, localText, localTitle, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { changedId } from '#domain/programme/changes.ts'
import { stateOf } from '#domain/programme/event-state.ts'
import type { SideEvent } from '#domain/programme/programme.ts'
import { eventKey, type SessionKey } from '#domain/programme/selection.ts'
import type { Instant } from '#domain/record.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { sharedTimeOf, type WhenView, whenOf } from '../../blocks/facts/when.ts'
import { knownPeople, type PersonView, personView } from '../../blocks/portrait/person-view.ts'
import { noticeOf, type SessionNotice } from '../../blocks/programme-change/change-view.ts'
import { type PresentationView, presentationOf } from '../../blocks/session-format/presentation.ts'
import { type SessionFormat, sessionFormat } from '../../blocks/session-format/session-format.ts'
import type { Services } from '../../context.server.ts'

export type SideEventView = {
  year: number
  slug: string
  /** What stands for it in a selection. */
  starKey: SessionKey
  title: LocalText
  /** That it is cancelled, or was moved. */
  notice: SessionNotice | null
  when: WhenView | null
  room: { name: LocalText; number: number } | null
  /** Where the forum meets. */
  venue: LocalText | null
  /** Where it is, as its editor named it. */
  location: LocalText | null
  /** When, as it is shared: "16 жовтня, 20:00–22:15, час київський". */
  sharedTime: string | null
  format: SessionFormat
  description: LocalText<RichText> | null
  image: string | null
  presentation: PresentationView | null
  moderators: PersonView[]
  speakers: PersonView[]
  /** Where one registers, as long as it is not over. */
  registration: string | null
  /** The server's clock when the page was made (ms). */
  now: Instant
}

/** One event around an edition. */
export function sideEventView(
  { content, clock, settings, changes }: Services,
  forum: Forum,
  event: SideEvent,
  locale: Locale,
): SideEventView {
  const moderators = knownPeople(event.moderatorIds, content.person, locale)
  const speakers = knownPeople(event.speakerIds, content.person, locale).filter((person) => !moderators.includes(person))
  const isCurrent = forum.year === settings.currentForumYear
  const description = localText(event.description, locale)
  const now = clock.now()
  return {
    year: forum.year,
    slug: event.slug,
    starKey: eventKey(event),
    title: localTitle(event.title, locale),
    notice: noticeOf(event, changes.ofSession(forum.year, changedId(event)), locale),
    when: whenOf(event, isCurrent, locale),
    room: event.room && { name: localTitle(event.room.title, locale), number: event.room.number },
    venue: localText(forum.venue, locale),
    location: localText(event.location, locale),
    sharedTime: sharedTimeOf(event, isCurrent, locale),
    format: sessionFormat(event, locale),
    description: description && plainText(wordsOf(description)) !== '' ? description : null,
    image: event.image,
    presentation: presentationOf(event, locale),
    moderators: moderators.map((person) => personView(person, locale)),
    speakers: speakers.map((person) => personView(person, locale)),
    registration: event.isCancelled || stateOf(event, now) === 'past' ? null : event.registrationUrl,
    now,
  }
}

/** What search engines and shared links say: the beginning of the description, else the facts. */
export function descriptionOf({ description, format, when, room, location }: SideEventView): string {
  const text = description ? plainText(wordsOf(description)) : ''
  if (text) return excerpt(text, maxLength)
  return [format.kind, when?.date, when?.start.text, wordsOf(room?.name), wordsOf(location)].filter(Boolean).join(', ')
}

const maxLength = 180
