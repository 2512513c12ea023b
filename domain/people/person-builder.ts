// People for tests: whole, and empty but for what the test gives. The name is the slug where nothing else is said.
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
