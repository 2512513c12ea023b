// People for tests, with empty defaults. The slug is the default name.
import { inAll } from '../localisation/localised-builder.ts'
import { blankMember, blankPerson, type Person, type TeamMember } from './person.ts'

export function aPerson(own: Partial<Person> = {}): Person {
  const slug = own.slug ?? own.id ?? 'person'
  return { ...blankPerson, id: slug, slug, name: inAll(slug), ...own }
}

export function aMember(own: Partial<TeamMember> = {}): TeamMember {
  const slug = own.slug ?? own.id ?? 'member'
  return { ...blankMember, id: slug, slug, name: inAll(slug), ...own }
}
