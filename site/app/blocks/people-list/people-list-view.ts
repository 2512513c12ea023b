import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textsOf } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { SearchedWord } from '@forum/domain/programme/event-words.ts'
import type { Appearing } from '@forum/domain/programme/speaking-today.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { fold } from '@forum/domain/search/fold.ts'
import { askedOf, isFound } from '@forum/domain/search/match.ts'
import { nearestWords } from '@forum/domain/search/nearest.ts'
import { apart, type PersonView, personView } from '../portrait/person-view.ts'
import { byLetter } from './by-letter.ts'
import { noStage, type PeopleAsked, type Stage } from './stage.ts'
import type { TopicsOf } from './topics.ts'

export type PeopleListView = ReturnType<typeof peopleListView>

/** Data besides the people. */
export type ListedWith = {
  topicsOf?: TopicsOf
  /** Suggested topics. */
  asked?: readonly string[]
  /** Their sessions, by which they are filtered. */
  stage?: Stage
  /** Who speaks today. */
  today?: ReadonlyMap<RecordId, Appearing>
}

/** Number of large plates. */
const mostLarge = 8

/** People who match `asked`: name in all languages, position and company in the page's, topics; and their sessions. */
export function peopleListView(
  people: readonly Person[],
  locale: Locale,
  asked: PeopleAsked,
  { topicsOf = () => [], asked: suggested = [], stage = noStage, today }: ListedWith = {},
) {
  const { query } = asked
  const question = askedOf(query)
  const cards = people.map((person) => cardOf(person, locale, topicsOf(person)))
  const there = cards.filter(({ id }) => stage.isThere(id, asked))
  const found = there.filter(({ key }) => question.isFoundIn(key))
  const texts = () => cards.flatMap((card) => card.texts)
  const near = found.length === 0 && query !== '' ? nearestWords(texts(), query) : []
  const shown = found.length > 0 ? found : there.filter(({ key }) => near.some((word) => isFound(key, word)))
  const choices = stage.choices(asked)
  const isOn = query !== '' || choices.some(({ chosen }) => chosen !== null)
  const views = shown.map(({ id, person }): PersonView => {
    const appearing = today?.get(id)
    return appearing ? { ...person, today: appearing } : person
  })
  return {
    query,
    /** Whether anything is asked. */
    isOn,
    /** Filters by the sessions, each with at least two options. */
    choices,
    /** Number of all people, and of results. */
    total: cards.length,
    found: found.length,
    countries: new Set(people.flatMap((person) => person.country ?? [])).size,
    /** Spelling suggestions. */
    near,
    /** Suggested topics with results. */
    chips: suggested.filter((one) => cards.some(({ key }) => isFound(key, one))),
    /** The first results, otherwise similar names, as large plates. */
    large: apart(views.slice(0, mostLarge)),
    /** By letter: everybody, or the other results. */
    index: byLetter(views.length > mostLarge ? (isOn ? views.slice(mostLarge) : views) : [], locale),
  }
}

/** A card, its search text, and words for spelling suggestions. */
type Card = { id: RecordId; person: PersonView; key: string; texts: readonly string[] }

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
  return { id: person.id, person: view, key, texts: [...shown, ...about.map(({ word }) => word)] }
}
