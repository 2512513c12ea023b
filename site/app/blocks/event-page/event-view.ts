// Data shared by pages of sessions and side events.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localText, localTitle, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { type Change, type ChangedId, changedId } from '@forum/domain/programme/changes.ts'
import { stateOf } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { isSideEvent } from '@forum/domain/programme/side-event.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { sharedTimeOf, whenOf } from '../facts/when.ts'
import { peopleOnStage, personView } from '../portrait/person-view.ts'
import { noticeOf } from '../programme-change/change-view.ts'
import { presentationOf } from '../session-format/presentation.ts'
import { sessionFormat } from '../session-format/session-format.ts'
import { itemPaths } from '../timetable/day-view.ts'

export type EventView = ReturnType<typeof eventView>

type EventNeeds = {
  content: { person(id: RecordId): Person | undefined }
  clock: { now(): Instant }
  settings: { currentForumYear: number }
  changes: { ofSession(year: number, id: ChangedId): readonly Change[] }
}

export function eventView(
  { content, clock, settings, changes }: EventNeeds,
  forum: Forum,
  event: ProgrammeEvent | SideEvent,
  locale: Locale,
) {
  const { year, venue } = forum
  const { moderators, speakers } = peopleOnStage(event, content.person, locale)
  const isCurrent = year === settings.currentForumYear
  const isSide = isSideEvent(event)
  const description = localText(event.description, locale)
  const now = clock.now()
  const isOver = stateOf(event, now) === 'past'
  const isOpen = isSide && !event.isCancelled && !isOver
  return {
    year,
    /** Page and calendar, without language. */
    paths: itemPaths({ slug: event.slug, ...(isSide && { isSide }) }, year),
    /** Its key in a selection. */
    starKey: eventKey(event),
    title: localTitle(event.title, locale),
    /** Cancelled or moved. */
    notice: noticeOf(event, changes.ofSession(year, changedId(event)), locale),
    when: whenOf(event, isCurrent, locale),
    room: event.room && { name: localTitle(event.room.title, locale), number: event.room.number },
    /** Venue of the forum. */
    venue: localText(venue, locale),
    /** Place of a side event by its editor; for a session without a hall the venue. */
    location: isSide ? localText(event.location, locale) : event.room ? null : localText(venue, locale),
    /** Outside the venue. */
    isAway: isSide && event.room === null,
    /** Time for sharing: "16 жовтня, 11:00–12:15, час київський". */
    sharedTime: sharedTimeOf(event, isCurrent, locale),
    format: sessionFormat(event, locale),
    topic: topicOf(event, forum, locale),
    description: description && plainText(wordsOf(description)) !== '' ? description : null,
    presentation: presentationOf(event, locale),
    moderators: moderators.map((person) => personView(person, locale)),
    speakers: speakers.map((person) => personView(person, locale)),
    /** Registration link of a side event, until it is over. */
    registration: isOpen ? event.registrationUrl : null,
    /** Over: no calendar and no star. */
    isOver,
    /** Server time of rendering (ms). */
    now,
  }
}

/** The topic, with the programme filtered by it if that has any. */
function topicOf({ topic }: ProgrammeEvent | SideEvent, { year, events }: Forum, locale: Locale) {
  if (!topic) return null
  const path = localePath(locale, `${pathWithin.programme(year)}?${new URLSearchParams({ topic: topic.slug })}`)
  return { title: localTitle(topic.title, locale), to: events.some((event) => event.topic?.id === topic.id) ? path : null }
}

const maxLength = 180

/** Document title; a cancellation comes first. */
export function headTitleOf({ title, notice }: EventView, locale: Locale): string {
  return notice?.isCancelled ? `${wordsIn(locale).changes.cancelled}: ${wordsOf(title)}` : wordsOf(title)
}

/** Meta description: the beginning of the description, otherwise the facts. */
export function descriptionOf({ description, notice, format, when, room, location }: EventView, locale: Locale): string {
  const cancelled = notice?.isCancelled ? `${wordsIn(locale).changes.cancelled}. ` : ''
  const text = plainText(wordsInPageLanguage(description) ?? [])
  if (text) return cancelled + excerpt(text, maxLength - cancelled.length)
  return (
    cancelled + [format.kind, when?.date, when?.start.text, wordsOf(room?.name), wordsOf(location)].filter(Boolean).join(', ')
  )
}
