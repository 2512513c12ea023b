import { wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textsOf } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import type { SearchedWord } from '#domain/programme/event-words.ts'
import { fold } from '#domain/search/fold.ts'
import { askedOf, isFound } from '#domain/search/match.ts'
import { nearestWords } from '#domain/search/nearest.ts'
import { type PersonView, personView } from '../portrait/person-view.ts'
import type { TopicsOf } from './topics.ts'

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
  /** Those whom the query finds, else those whom it may have meant; without a query the first of them, unless all are asked for. */
  people: readonly PersonView[]
}

/** What an address asks of the list: `?q=` and `?all=1`. */
export type PeopleAsked = { query: string; isWhole: boolean }

/** What the list is made of beside the people themselves. */
export type ListedWith = {
  topicsOf?: TopicsOf
  /** What is often asked. */
  asked?: readonly string[]
}

/** How many of a long list stand on a page at first: rows of four, three and two in the layouts. */
export const first = 24

/** Id of the card after those. */
export const restId = 'rest'

/** Asks for everybody at once, from those on who were not seen. */
export const everybody = `?all=1#${restId}`

export function askedOfPeople(request: Request): PeopleAsked {
  const { searchParams } = new URL(request.url)
  return { query: (searchParams.get('q') ?? '').trim(), isWhole: searchParams.get('all') === '1' }
}

/** Whom `query` finds: in all languages of the name, in position and company of the page's, and in what they speak about. */
export function peopleListView(
  people: readonly Person[],
  locale: Locale,
  { query, isWhole }: PeopleAsked,
  { topicsOf = () => [], asked = [] }: ListedWith = {},
): PeopleListView {
  const question = askedOf(query)
  const cards = people.map((person) => cardOf(person, locale, topicsOf(person)))
  const found = cards.filter(({ key }) => question.isFoundIn(key))
  const texts = () => cards.flatMap((card) => card.texts)
  const near = found.length === 0 ? nearestWords(texts(), query) : []
  const shown = found.length > 0 ? found : cards.filter(({ key }) => near.some((word) => isFound(key, word)))
  return {
    query,
    total: cards.length,
    found: found.length,
    countries: new Set(people.flatMap((person) => person.country ?? [])).size,
    near,
    chips: asked.filter((one) => cards.some(({ key }) => isFound(key, one))),
    people: (query || isWhole ? shown : shown.slice(0, first)).map(({ person }) => person),
  }
}

/** A card of the list, all that it is searched by, and the words that a mistyped one is compared with. */
type Card = { person: PersonView; key: string; texts: readonly string[] }

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
  const shown = [wordsOf(view.name), wordsOf(view.position) ?? '', view.company]
  // The words of what is spoken about are folded already.
  const key = [fold(...shown, ...textsOf(person.name)), ...about.map((word) => word.key)].join(' ')
  return { person: view, key, texts: [...shown, ...about.map(({ word }) => word)] }
}
