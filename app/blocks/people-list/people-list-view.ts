import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textsOf } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import type { SearchedWord } from '#domain/programme/event-words.ts'
import { fold } from '#domain/search/fold.ts'
import { askedOf, isFound, missingWords } from '#domain/search/match.ts'
import { nearestWords } from '#domain/search/nearest.ts'
import { type PersonView, personView } from '../portrait/person-view.ts'
import { type CardMarks, cardKey } from './card-key.ts'
import type { TopicsOf } from './topics.ts'

export type ListedPerson = PersonView & CardMarks & { isFound: boolean }

export type PeopleListView = {
  query: string
  /** Everybody, and those whom the query finds. */
  total: number
  found: number
  countries: number
  /** What may have been meant where nobody is found. */
  near: readonly string[]
  /** What is often asked and finds somebody. */
  chips: readonly string[]
  /** Absent in the browser while the cards of the document stand: they are in its HTML, and their data is not sent twice. */
  people?: readonly ListedPerson[]
}

/** What the list is made of beside the people themselves. */
export type ListedWith = {
  topicsOf?: TopicsOf
  /** What is often asked. */
  asked?: readonly string[]
}

/**
 * The list with those marked whom `query` finds: in all languages of the name, in position and company of the page's, and in what they
 * speak about.
 */
export function peopleListView(
  people: readonly Person[],
  locale: Locale,
  query: string,
  { topicsOf = () => [], asked = [] }: ListedWith = {},
): PeopleListView {
  const question = askedOf(query)
  const listed = people.map((person) => cardOf(person, locale, topicsOf(person)))
  const marked = listed.map(({ person, key }) => ({ ...person, isFound: question.isFoundIn(key) }))
  const found = marked.filter(({ isFound }) => isFound).length
  return {
    query: query.trim(),
    total: listed.length,
    found,
    countries: new Set(people.flatMap((person) => person.country ?? [])).size,
    near:
      found === 0
        ? nearestWords(
            listed.flatMap(({ texts }) => texts),
            query,
          )
        : [],
    chips: asked.filter((one) => listed.some(({ key }) => isFound(key, one))),
    people: marked,
  }
}

/** A card of the list as it is whatever is asked, and all that it is searched by. */
type Card = { person: PersonView & CardMarks; key: string; texts: readonly string[] }

// Records do not change, so that the card of each is made once while its topics are the same.
const cards = new WeakMap<Person, Map<Locale, { about: readonly SearchedWord[]; card: Card }>>()

function cardOf(person: Person, locale: Locale, about: readonly SearchedWord[]): Card {
  const ofPerson = cards.get(person) ?? new Map<Locale, { about: readonly SearchedWord[]; card: Card }>()
  cards.set(person, ofPerson)
  const known = ofPerson.get(locale)
  if (known && areSame(known.about, about)) return known.card
  const card = newCard(person, locale, about)
  ofPerson.set(locale, { about, card })
  return card
}

const areSame = (some: readonly SearchedWord[], others: readonly SearchedWord[]) =>
  some.length === others.length && some.every((word, index) => word === others[index])

function newCard(person: Person, locale: Locale, about: readonly SearchedWord[]): Card {
  const view = personView(person, locale)
  const names = textsOf(person.name).join(' ')
  const isNamedBySlug = missingWords(fold(names), person.slug) === ''
  const shown = [wordsOf(view.name), wordsOf(view.position) ?? '', view.company]
  const drawn = cardKey(shown, person.slug, { also: '', topics: '', isNamedBySlug })
  const also = missingWords(drawn, names)
  const topics = newWords(`${drawn} ${also}`, about)
  const marks = { also, topics: topics.map(({ word }) => word).join(' '), isNamedBySlug }
  // As cardKey makes it of the marks: the topics are folded already.
  const key = [drawn, also, ...topics.map((topic) => topic.key)].join(' ')
  return { person: { ...view, ...marks }, key, texts: [...shown, marks.topics] }
}

/** Of the words, each once, those that are not in the folded text. */
function newWords(folded: string, words: readonly SearchedWord[]): SearchedWord[] {
  const held = new Set(folded.split(' '))
  return words.filter(({ key }) => {
    const isNew = !held.has(key)
    held.add(key)
    return isNew
  })
}

/** Whether a page is asked for as a document (its cards will be HTML), not as the data of a navigation in the browser. */
export function isDocument(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data')
}

/**
 * The view of a document: the render on the server reads the people, but the router, which sends enumerable properties only, does not send
 * along what stands in the HTML already. A copy of this
 * view has no people, so a loader makes it last.
 */
export function withoutSecondCopy(view: PeopleListView): PeopleListView {
  const { people, ...sent } = view
  return Object.defineProperty(sent, 'people', { value: people, enumerable: false })
}
