import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textsOf } from '#domain/localisation/localised.ts'
import { isFound, missingWords, searchKey } from '#domain/people/name-search.ts'
import type { Person } from '#domain/people/person.ts'
import { type PersonView, personView } from '../portrait/person-view.ts'
import { type CardMarks, cardKey } from './card-key.ts'

export type ListedPerson = PersonView & CardMarks & { isFound: boolean }

export type PeopleListView = {
  query: string
  /** Everybody, and those whom the query finds. */
  total: number
  found: number
  countries: number
  /** Absent in the browser while the cards of the document stand: they are in its HTML, and their data is not sent twice. */
  people?: readonly ListedPerson[]
}

/** The list with those marked whom `query` finds: in all languages of the name, in position and company of the page's. */
export function peopleListView(people: readonly Person[], locale: Locale, query: string): PeopleListView {
  const listed = people.map((person) => listedPerson(person, locale, query))
  return {
    query: query.trim(),
    total: listed.length,
    found: listed.filter((person) => person.isFound).length,
    countries: new Set(people.flatMap((person) => person.country ?? [])).size,
    people: listed,
  }
}

function listedPerson(person: Person, locale: Locale, query: string): ListedPerson {
  const view = personView(person, locale)
  const position = wordsOf(view.position) ?? ''
  const names = textsOf(person.name).join(' ')
  const key = searchKey(names, position, view.company)
  const isNamedBySlug = missingWords(searchKey(names), person.slug) === ''
  const drawn = cardKey([wordsOf(view.name), position, view.company], person.slug, { also: '', isNamedBySlug })
  return { ...view, isFound: isFound(key, query), also: missingWords(drawn, names), isNamedBySlug }
}

/** Whether a page is asked for as a document (its cards will be HTML), not as the data of a navigation in the browser. */
export function isDocument(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data')
}

/**
 * The view of a document: the render on the server reads the people, but the router, which sends enumerable properties only, does not send
 * along what stands in the HTML already (62 % more gzip otherwise: docs/decisions/0031-people-sent-once.md). A copy of this
 * view has no people, so a loader makes it last.
 */
export function withoutSecondCopy(view: PeopleListView): PeopleListView {
  const { people, ...sent } = view
  return Object.defineProperty(sent, 'people', { value: people, enumerable: false })
}
