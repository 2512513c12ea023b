import { describe, expect, it } from 'vitest'
import { aForum } from '#domain/forum/forum-builder.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { inSome, nothing } from '#domain/localisation/localised-builder.ts'
import type { Person } from '#domain/people/person.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { anEvent } from '#domain/programme/programme-builder.ts'
import { isFound } from '#domain/search/match.ts'
import { cardKey } from './card-key.ts'
import { isDocument, type ListedPerson, peopleListView, withoutSecondCopy } from './people-list-view.ts'
import { topicsIn } from './topics.ts'

const person = (own: Partial<Person>): Person =>
  aPerson({
    id: own.slug ?? '1',
    slug: 'olena-horbenko',
    name: inSome({ uk: 'Олена Горбенко', en: 'Olena Horbenko', ru: 'Елена Горбенко' }),
    position: inSome({ uk: 'заступниця міністра', en: 'Deputy Minister', ru: 'заместительница министра' }),
    company: inSome({ uk: 'Уряд України', en: 'Government', ru: 'Правительство' }),
    country: 'UA',
    ...own,
  })

/** As the browser finds it: by what the card shows and carries. */
const foundInBrowser = (listed: ListedPerson, query: string) =>
  isFound(cardKey([wordsOf(listed.name), wordsOf(listed.position) ?? '', listed.company], listed.slug, listed), query)

describe('the server and the browser find the same', () => {
  const queries = [
    'олена',
    'ЕЛЕНА',
    'horbenko olena',
    'уряд горбенко',
    'міністра',
    'deputy',
    'speaker',
    '12',
    'ніхто',
    '№7',
    'no7',
    'no',
    'west',
    'ſ',
    'fi',
    'демяненко',
    '½',
    '1⁄2',
    '№ 1',
    '',
  ]
  it.each([
    ['a slug that repeats the name', person({})],
    ['a slug that says nothing of it', person({ slug: 'speaker-12' })],
    ['no other languages', person({ name: inSome({ uk: 'Олена Горбенко' }) })],
    [
      'signs that are written in several ways',
      person({
        slug: 'no7',
        name: inSome({ uk: 'Гімназія №7 ﬁ', en: 'Weſt №\u00ad7', ru: 'Дем´яненко ½' }),
        company: inSome({ uk: 'ТОВ «№ 1»' }),
      }),
    ],
    ['a name that is not published elsewhere', person({ name: inSome({ uk: 'Олена Горбенко', en: '-', ru: '-' }) })],
  ])('with %s', (_, one) => {
    for (const query of queries) {
      const [listed] = peopleListView([one], 'uk', query).people ?? []
      expect([query, listed && foundInBrowser(listed, query)]).toEqual([query, listed?.isFound])
    }
  })
})

it('a slug that is not the name finds nobody', () => {
  expect(peopleListView([person({ slug: 'speaker-12' })], 'uk', 'speaker').found).toBe(0)
})

it('position and company are searched in the language of the page only', () => {
  expect(peopleListView([person({})], 'uk', 'deputy').found).toBe(0)
  expect(peopleListView([person({})], 'en', 'deputy').found).toBe(1)
})

it('counts people, those found and their countries; all stay in the list in the given order', () => {
  const people = [
    person({ slug: 'b', country: 'PL' }),
    person({ slug: 'a', name: inSome({ uk: 'Петр', en: 'Petr', ru: 'Петр' }), country: null }),
    person({ slug: 'c' }),
  ]
  const view = peopleListView(people, 'uk', ' петр ')
  expect(view).toMatchObject({ query: 'петр', total: 3, found: 1, countries: 2 })
  expect(view.people?.map(({ slug, isFound }) => [slug, isFound])).toEqual([
    ['b', false],
    ['a', true],
    ['c', false],
  ])
})

it('a document renders the people and does not send them again', () => {
  const view = withoutSecondCopy(peopleListView([person({})], 'uk', ''))
  expect(view.people).toHaveLength(1)
  expect(Object.keys(view)).not.toContain('people')
})

it.each([
  ['/uk/speakers', true],
  ['/uk/speakers.data?q=a.data', false],
  ['/uk/speakers?q=a.data', true],
])('%s is asked for as a document: %s', (path, expected) => {
  expect(isDocument(new Request(`http://localhost${path}`))).toBe(expected)
})

const rich = (text: string) => [{ tag: 'p' as const, children: [text] }]

describe('people are found by what they speak about', () => {
  const speaker = person({ id: 'o', slug: 'olena-horbenko' })
  const other = person({ id: 'm', slug: 'maia', name: inSome({ uk: 'Мая Литвин' }), company: nothing, position: nothing })
  const panel = anEvent({
    title: inSome({ uk: 'Година без світла', en: 'An hour without light' }),
    description: { uk: rich('Рахунок за енергію для ШІ'), en: null, ru: null },
    speakerIds: ['o'],
    moderatorIds: ['m'],
  })
  const forum = aForum({ events: [panel, anEvent({ kind: 'break', title: inSome({ uk: 'Обід' }), speakerIds: ['o'] })] })
  const options = { topicsOf: topicsIn([forum], 'uk'), asked: ['енергетика', 'освіта', 'дрони'] }
  const found = (query: string) =>
    peopleListView([speaker, other], 'uk', query, options).people?.flatMap(({ slug, isFound }) => (isFound ? [slug] : []))

  it.each([
    ['енергетика', ['olena-horbenko', 'maia']],
    ['ШІ', ['olena-horbenko', 'maia']],
    ['світло горбенко', ['olena-horbenko']],
    ['обід', []],
    ['light', []],
  ])('%s', (query, expected) => expect(found(query)).toEqual(expected))

  it('and by what is told of them, in the browser too; its short words are left out', () => {
    const told = person({
      id: 't',
      slug: 't',
      description: { uk: rich('Хто переніс дуальну освіту до нас'), en: null, ru: null },
    })
    const [listed] = peopleListView([told], 'uk', 'освіта', options).people ?? []
    expect(listed?.isFound).toBe(true)
    expect(listed && foundInBrowser(listed, 'освіта')).toBe(true)
    expect(peopleListView([told], 'uk', 'хто', options).found).toBe(0)
  })

  it('in the browser too', () => {
    const [listed] = peopleListView([speaker], 'uk', 'енергетика', options).people ?? []
    expect(listed && foundInBrowser(listed, 'енергетика')).toBe(true)
    expect(listed && foundInBrowser(listed, 'освіта')).toBe(false)
  })

  it('no cancelled edition has topics', () => {
    expect(topicsIn([{ ...forum, isCancelled: true }], 'uk')(speaker)).toEqual([])
  })

  it('of what is often asked only what finds somebody is offered', () => {
    expect(peopleListView([speaker, other], 'uk', '', options).chips).toEqual(['енергетика'])
  })

  it('where nobody is found the nearest words are offered', () => {
    expect(peopleListView([speaker, other], 'uk', 'горбнеко', options)).toMatchObject({ found: 0, near: ['горбенко'] })
    expect(peopleListView([speaker, other], 'uk', 'енргію', options).near).toEqual(['енергію'])
  })
})

it('the same person is found by what is spoken about now, in the language that is read, however often the list was made', () => {
  const one = person({})
  const speaksOf = (title: string) => [anEvent({ title: inSome({ uk: title, en: `On ${title}` }), speakerIds: [one.id] })]
  const found = (title: string, locale: 'uk' | 'en', query: string) =>
    peopleListView([one], locale, query, { topicsOf: topicsIn([aForum({ events: speaksOf(title) })], locale) }).found
  expect(found('Енергетика', 'uk', 'енергетика')).toBe(1)
  expect(found('Освіта', 'uk', 'енергетика')).toBe(0)
  expect(found('Освіта', 'uk', 'освіта')).toBe(1)
  expect(found('school', 'en', 'school')).toBe(1)
  expect(found('school', 'uk', 'освіта')).toBe(0)
})
