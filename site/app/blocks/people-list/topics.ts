// Topics of people, searched together with names, positions and companies.
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { type SearchedWord, topicWords, wordsTold } from '@forum/domain/programme/event-words.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import type { RecordId } from '@forum/domain/record/record.ts'

export type TopicsOf = (person: Person) => readonly SearchedWord[]

/** Words in `locale` from a person's sessions in `forums` (not cancelled editions) and from their description. */
export function topicsIn(forums: readonly Forum[], locale: Locale): TopicsOf {
  const topics = new Map<RecordId, SearchedWord[]>()
  for (const { events, isCancelled } of forums) {
    for (const event of isCancelled ? [] : events) {
      if (!isSession(event) || !isPublishedIn(event.title, locale)) continue
      for (const id of new Set([...event.moderatorIds, ...event.speakerIds])) {
        const words = topics.get(id) ?? []
        words.push(...topicWords(event, locale))
        topics.set(id, words)
      }
    }
  }
  return ({ id, description }) => [...(topics.get(id) ?? []), ...wordsTold(description, locale)]
}
