import { localText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'

/** Data of a portrait card. */
export type PersonView = ReturnType<typeof personView>

/** A speaker, or a team member, who has no company. */
type Portrayed = Pick<Person, 'slug' | 'name' | 'position' | 'photo'> & { company?: Person['company'] }

export function personView(person: Portrayed, locale: Locale) {
  return {
    slug: person.slug,
    name: localTitle(person.name, locale),
    position: localText(person.position, locale),
    company: person.company ? textIn(person.company, locale) : '',
    photo: person.photo,
  }
}

/** The people with these ids who are published in `locale`, in the same order. */
export function knownPeople(ids: readonly string[], find: (id: string) => Person | undefined, locale: Locale): Person[] {
  return ids.flatMap((id) => {
    const person = find(id)
    return person && isPublishedIn(person.name, locale) ? [person] : []
  })
}

type Stage = { moderatorIds: readonly string[]; speakerIds: readonly string[] }

/** Moderators and speakers of an event who are published in `locale`; a moderator who also speaks is a moderator. */
export function peopleOnStage({ moderatorIds, speakerIds }: Stage, find: (id: string) => Person | undefined, locale: Locale) {
  const moderators = knownPeople(moderatorIds, find, locale)
  return { moderators, speakers: knownPeople(speakerIds, find, locale).filter((person) => !moderators.includes(person)) }
}

/** For narrow places: the speakers; if there are none, the moderators. */
export function speakersOf(
  { moderatorIds, speakerIds }: Stage,
  find: (id: string) => Person | undefined,
  locale: Locale,
): Person[] {
  const speakers = knownPeople(speakerIds, find, locale)
  return speakers.length > 0 ? speakers : knownPeople(moderatorIds, find, locale)
}
