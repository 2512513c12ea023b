// Filters of people by their sessions: day, hall, topic.
import { wordsIn } from '@forum/design/page/locale.ts'
import { type LocalText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { roomsOf, topicsOf } from '@forum/domain/programme/filter.ts'
import type { ProgrammeDay, ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { dayAndMonth, parseMoment } from '@forum/domain/time/kyiv-time.ts'

/** What the address of a list of people asks for: words, and slugs of a day, a hall and a topic. */
export type PeopleAsked = { query: string } & Record<ChoiceName, string | null>

type ChoiceName = 'day' | 'room' | 'topic'

type StageChoice = {
  name: ChoiceName
  label: string
  any: string
  options: readonly { value: string; label: LocalText }[]
  chosen: string | null
}

export type Stage = {
  /** Filters with at least two options. */
  choices(asked: PeopleAsked): StageChoice[]
  /** Whether a person has a session that meets all conditions; unknown ones do not count. */
  isThere(id: RecordId, asked: PeopleAsked): boolean
}

export const nothingAsked: PeopleAsked = { query: '', day: null, room: null, topic: null }

export const noStage: Stage = { choices: () => [], isThere: () => true }

export function askedOfPeople(request: Request): PeopleAsked {
  const { searchParams } = new URL(request.url)
  const value = (name: string) => searchParams.get(name)?.trim() || null
  return { query: value('q') ?? '', day: value('day'), room: value('room'), topic: value('topic') }
}

type StageOf = { events: readonly ProgrammeEvent[]; days?: readonly ProgrammeDay[]; hasRooms?: boolean }

/** Filters by the sessions in `events`; days and halls only of one edition. */
export function stageOf({ events, days = [], hasRooms = false }: StageOf, locale: Locale): Stage {
  const { programme: words } = wordsIn(locale)
  const sessions = events.filter((event) => isSession(event) && isPublishedIn(event.title, locale))
  const heldOn = days.filter(({ id }) => sessions.some(({ dayId }) => dayId === id))
  const optionsOf = {
    day: heldOn.map(({ slug, date }) => ({ value: slug, label: dayAndMonth(parseMoment(date) ?? 0, locale) })),
    room: hasRooms ? roomsOf(sessions).map(({ slug, title }) => ({ value: slug, label: localTitle(title, locale) })) : [],
    topic: topicsOf(sessions).map(({ slug, title }) => ({ value: slug, label: localTitle(title, locale) })),
  }
  const known = (name: ChoiceName, asked: PeopleAsked) =>
    optionsOf[name].some(({ value }) => value === asked[name]) ? asked[name] : null
  const named = {
    day: { label: words.day, any: words.anyDay },
    room: { label: words.room, any: words.anyRoom },
    topic: { label: words.topic, any: words.anyTopic },
  }
  return {
    choices: (asked) =>
      (['day', 'room', 'topic'] as const)
        .map((name) => ({ name, ...named[name], options: optionsOf[name], chosen: known(name, asked) }))
        .filter(({ options }) => options.length > 1),
    isThere(id, asked) {
      const [day, room, topic] = [known('day', asked), known('room', asked), known('topic', asked)]
      if (day === null && room === null && topic === null) return true
      const dayId = heldOn.find(({ slug }) => slug === day)?.id
      return sessions.some(
        (event) =>
          (event.speakerIds.includes(id) || event.moderatorIds.includes(id)) &&
          (day === null || event.dayId === dayId) &&
          (room === null || event.room?.slug === room) &&
          (topic === null || event.topic?.slug === topic),
      )
    },
  }
}
