import { localText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'

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
