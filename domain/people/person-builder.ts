// People for tests: whole, and empty but for what the test gives. The name is the slug where nothing else is said.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import type { Person, TeamMember } from './person.ts'

export function aPerson(own: Partial<Person> = {}): Person {
  const slug = own.slug ?? own.id ?? 'person'
  return {
    id: slug,
    slug,
    name: inAll(slug),
    position: nothing,
    company: nothing,
    country: null,
    description: nothing,
    photo: null,
    links: [],
    ...own,
  }
}

export function aMember(own: Partial<TeamMember> = {}): TeamMember {
  const slug = own.slug ?? own.id ?? 'member'
  return {
    id: slug,
    slug,
    name: inAll(slug),
    category: 'team',
    position: nothing,
    description: nothing,
    photo: null,
    email: null,
    phone: null,
    ...own,
  }
}
