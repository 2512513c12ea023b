import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textsOf } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { SearchedWord } from '@forum/domain/programme/event-words.ts'
import { fold } from '@forum/domain/search/fold.ts'
import { askedOf, isFound } from '@forum/domain/search/match.ts'
import { nearestWords } from '@forum/domain/search/nearest.ts'
import { type PersonView, personView } from '../portrait/person-view.ts'
import type { TopicsOf } from './topics.ts'

export type PeopleListView = ReturnType<typeof peopleListView>

/** Query of the address: `?q=` and `?all=1`. */
export type PeopleAsked = { query: string; isWhole: boolean }

/** Data besides the people. */
export type ListedWith = {
  topicsOf?: TopicsOf
  /** Suggested topics. */
  asked?: readonly string[]
}

/** Number of people shown at first: full rows with four, three and two columns. */
export const first = 24

/** Id of the next card. */
export const restId = 'rest'

/** Query for all people, with a fragment at the first new one. */
export const everybody = `?all=1#${restId}`

export function askedOfPeople(request: Request): PeopleAsked {
  const { searchParams } = new URL(request.url)
  return { query: (searchParams.get('q') ?? '').trim(), isWhole: searchParams.get('all') === '1' }
}

/** People who match `query`: name in all languages, position and company in the page's, topics. */
export function peopleListView(
  people: readonly Person[],
  locale: Locale,
  { query, isWhole }: PeopleAsked,
  { topicsOf = () => [], asked = [] }: ListedWith = {},
) {
  const question = askedOf(query)
  const cards = people.map((person) => cardOf(person, locale, topicsOf(person)))
  const found = cards.filter(({ key }) => question.isFoundIn(key))
  const texts = () => cards.flatMap((card) => card.texts)
  const near = found.length === 0 ? nearestWords(texts(), query) : []
  const shown = found.length > 0 ? found : cards.filter(({ key }) => near.some((word) => isFound(key, word)))
  return {
    query,
    /** Number of all people, and of results. */
    total: cards.length,
    found: found.length,
    countries: new Set(people.flatMap((person) => person.country ?? [])).size,
    /** Spelling suggestions. */
    near,
    /** Suggested topics with results. */
    chips: asked.filter((one) => cards.some(({ key }) => isFound(key, one))),
    /** Results, otherwise similar names; without a query the first people, or all if requested. */
    people: (query || isWhole ? shown : shown.slice(0, first)).map(({ person }) => person),
  }
}

/** A card, its search text, and words for spelling suggestions. */
type Card = { person: PersonView; key: string; texts: readonly string[] }

// Cache: records are immutable, and topics change rarely.
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
  // Topic words are already folded.
  const key = [fold(...shown, ...textsOf(person.name)), ...about.map((word) => word.key)].join(' ')
  return { person: view, key, texts: [...shown, ...about.map(({ word }) => word)] }
}
