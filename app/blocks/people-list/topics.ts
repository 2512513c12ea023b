// What people speak about: the words by which a list of people is searched beside names, positions and companies.
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import { isSession } from '#domain/programme/reading-order.ts'
import type { RecordId } from '#domain/record.ts'
import { plainText } from '#domain/rich-text/rich-text.ts'

/** Titles and descriptions, in `locale`, of the sessions of `forums` in which a person takes part; cancelled editions have none. */
export function topicsIn(forums: readonly Forum[], locale: Locale): (person: Person) => readonly string[] {
  const topics = new Map<RecordId, string[]>()
  for (const { events, isCancelled } of forums) {
    for (const event of isCancelled ? [] : events) {
      if (!isSession(event) || !isPublishedIn(event.title, locale)) continue
      const description = choose(event.description, locale)
      const texts = [textIn(event.title, locale), ...(description ? [plainText(description.value)] : [])]
      for (const id of new Set([...event.moderatorIds, ...event.speakerIds]))
        topics.set(id, [...(topics.get(id) ?? []), ...texts])
    }
  }
  return ({ id }) => topics.get(id) ?? []
}
