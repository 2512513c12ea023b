import { wordsIn } from '@forum/design/page/locale.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { askedTopics } from '@forum/domain/forum/own-words.ts'
import { languageName } from '@forum/domain/localisation/display-name.ts'
import { type LocalText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { foldedEvent, isFiltering, languagesOf, roomsOf, shownTexts, topicsOf } from '@forum/domain/programme/filter.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { isFound } from '@forum/domain/search/match.ts'
import { nearestWords } from '@forum/domain/search/nearest.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { allDays, type ProgrammeQuery } from './programme-address.ts'

export type FilterView = ReturnType<typeof filterView>

/** Whether day, room, topic and language exist in this edition; otherwise 404. */
export function isKnown(
  { days, events }: Pick<Forum, 'days' | 'events'>,
  { day, room, topic, language }: ProgrammeQuery,
): boolean {
  return (
    (day === null || day === allDays || days.some(({ slug }) => slug === day)) &&
    (room === null || roomsOf(events).some(({ slug }) => slug === room)) &&
    (topic === null || topicsOf(events).some(({ slug }) => slug === topic)) &&
    (language === null || languagesOf(events).includes(language))
  )
}

type FilterRequest = { query: ProgrammeQuery; found: number; locale: Locale; content: Services['content'] }

/** The filter of a programme; `events`: published, `found`: matching. */
export function filterView(
  { topics }: Pick<Forum, 'topics'>,
  events: readonly ProgrammeEvent[],
  { query, found, locale, content }: FilterRequest,
) {
  const { programme: words, people } = wordsIn(locale)
  const isOn = isFiltering(query)
  const sessions = events.filter(isSession)
  const rooms = roomsOf(sessions).map(({ slug, title }) => ({ value: slug, label: localTitle(title, locale) }))
  const topicOptions = topicsOf(sessions).map(({ slug, title }) => ({ value: slug, label: localTitle(title, locale) }))
  const languages = languagesOf(sessions).map((code) => ({
    value: code,
    label: capitalised(languageName(code, locale), locale),
  }))
  return {
    query,
    /** Only with at least two options. */
    rooms: rooms.length > 1 || query.room !== null ? rooms : [],
    topics: topicOptions.length > 1 || query.topic !== null ? topicOptions : [],
    languages: languages.length > 1 || query.language !== null ? languages : [],
    isOn,
    /** Names of the conditions. */
    chosen: [
      ...(query.text === '' ? [] : [`«${query.text}»`]),
      ...[[rooms, query.room] as const, [topicOptions, query.topic] as const, [languages, query.language] as const].flatMap(
        ([options, chosen]) => options.filter(({ value }) => value === chosen).map(({ label }): LocalText => label),
      ),
    ],
    /** Suggested topics with results, if the words find nothing else. */
    chips:
      query.text === '' || found === 0 ? findingSomething(askedTopics(topics, locale, people.topics), sessions, content) : [],
    /** Spelling suggestions. */
    near: found === 0 && query.text !== '' ? nearestWords(textsOf(sessions, locale, content), query.text) : [],
    /** "Знайдено: 3 події" on all days; empty without a filter. */
    found: isOn ? words.found(`${found}\u00a0${counted(locale, found, words.events)}`) : '',
  }
}

function findingSomething(
  topics: readonly string[],
  events: readonly ProgrammeEvent[],
  { person }: Services['content'],
): string[] {
  const folded = events.map((event) => foldedEvent(event, person))
  return topics.filter((topic) => folded.some((text) => isFound(text, topic)))
}

/** Texts in the page's language only: suggestions in other languages would look like errors. */
function* textsOf(events: readonly ProgrammeEvent[], locale: Locale, { person }: Services['content']): Iterable<string> {
  for (const event of events) yield* shownTexts(event, person, locale)
}

/** Capitalised for a list. */
function capitalised(name: string, locale: Locale): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
