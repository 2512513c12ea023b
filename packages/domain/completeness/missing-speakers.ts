import type { Content } from '../content/content.ts'
import type { FindingOf } from './finding.ts'

/** People on stage who are not in the edition's list of speakers, each once per edition with the first event. */
export function missingSpeakers({ forums, people }: Content): FindingOf<'roster'>[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return forums.flatMap((forum) => {
    const seen = new Set(forum.speakerIds)
    const record = { collection: 'forums', id: forum.id, name: forum.title }
    return forum.events.flatMap(({ id, title, moderatorIds, speakerIds }) =>
      [...moderatorIds, ...speakerIds].flatMap((person) => {
        const name = names.get(person)
        if (seen.has(person) || name === undefined) return []
        seen.add(person)
        const event = { collection: 'events', id, name: title }
        return [
          { kind: 'roster' as const, record, years: [forum.year], person: { collection: 'speakers', id: person, name }, event },
        ]
      }),
    )
  })
}
