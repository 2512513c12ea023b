import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { describe, expect, it } from 'vitest'
import { askedOfPeople, type ListedWith, peopleListView } from './people-list-view.ts'
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

const found = (people: readonly Person[], locale: 'uk' | 'en', query: string, options: ListedWith = {}) =>
  peopleListView(people, locale, { query, isWhole: false }, options).people.map(({ slug }) => slug)

it.each([
  ['олена', true],
  ['ЕЛЕНА', true],
  ['horbenko olena', true],
  ['уряд горбенко', true],
  ['міністра', true],
  ['speaker', false],
  ['ніхто', false],
  ['', true],
])('%j finds a person by the name in any language, the position and the company: %s', (query, isFound) =>
  expect(found([person({})], 'uk', query)).toHaveLength(isFound ? 1 : 0),
)

it.each(['№7', 'no7', 'west', 'fi', 'демяненко', '½', '1⁄2', '№ 1'])('%s finds a sign however it is written', (query) => {
  const one = person({
    name: inSome({ uk: 'Гімназія №7 ﬁ', en: 'Weſt №\u00ad7', ru: 'Дем´яненко ½' }),
    company: inSome({ uk: 'ТОВ «№ 1»' }),
  })
  expect(found([one], 'uk', query)).toHaveLength(1)
})

it('a slug that is not the name finds nobody', () => {
  expect(found([person({ slug: 'speaker-12' })], 'uk', 'speaker')).toEqual([])
})

it('position and company are searched in the language of the page only', () => {
  expect(found([person({})], 'uk', 'deputy')).toEqual([])
  expect(found([person({})], 'en', 'deputy')).toHaveLength(1)
})

it('counts people, those found and their countries; the others stay in the given order', () => {
  const petr = inSome({ uk: 'Петр', en: 'Petr', ru: 'Петр' })
  const people = [
    person({ slug: 'b', country: 'PL', name: petr }),
    person({ slug: 'c' }),
    person({ slug: 'a', name: petr, country: null }),
  ]
  expect(peopleListView(people, 'uk', { query: 'петр', isWhole: false })).toMatchObject({ total: 3, found: 2, countries: 2 })
  expect(found(people, 'uk', 'петр')).toEqual(['b', 'a'])
})

it.each([
  ['', 24],
  ['?all=1', 30],
  ['?all=2', 24],
  ['?q=%20sich%20', 30],
  ['?q=sich&all=1', 30],
  ['?q=nobody', 0],
])('of thirty people %s shows %i', (search, count) => {
  const people = Array.from({ length: 30 }, (_, index) => person({ slug: `person-${index}`, company: inSome({ uk: 'Sich' }) }))
  const asked = askedOfPeople(new Request(`https://forum.example/uk/speakers${search}`))
  expect(peopleListView(people, 'uk', asked).people).toHaveLength(count)
})

const rich = (text: string) => [{ tag: 'p' as const, children: [text] }]

describe('people are found by what they speak about', () => {
  const speaker = person({ id: 'o', slug: 'olena-horbenko' })
  const other = person({ id: 'm', slug: 'maia', name: inSome({ uk: 'Мая Литвин' }), company: nothing, position: nothing })
  const panel = anEvent({
    title: inSome({ uk: 'Година без світла', en: 'An hour without light' }),
    description: inSome({ uk: rich('Рахунок за енергію для ШІ') }),
    speakerIds: ['o'],
    moderatorIds: ['m'],
  })
  const forum = aForum({ events: [panel, anEvent({ kind: 'break', title: inSome({ uk: 'Обід' }), speakerIds: ['o'] })] })
  const options = { topicsOf: topicsIn([forum], 'uk'), asked: ['енергетика', 'освіта', 'дрони'] }
  it.each([
    ['енергетика', ['olena-horbenko', 'maia']],
    ['ШІ', ['olena-horbenko', 'maia']],
    ['світло горбенко', ['olena-horbenko']],
    ['обід', []],
    ['light', []],
  ])('%s', (query, expected) => expect(found([speaker, other], 'uk', query, options)).toEqual(expected))

  it('and by what is told of them; its short words are left out', () => {
    const told = person({
      id: 't',
      slug: 't',
      description: inSome({ uk: rich('Хто переніс дуальну освіту до нас') }),
    })
    expect(found([told], 'uk', 'освіта', options)).toEqual(['t'])
    expect(found([told], 'uk', 'хто', options)).toEqual([])
  })

  it('no cancelled edition has topics', () => {
    expect(topicsIn([{ ...forum, isCancelled: true }], 'uk')(speaker)).toEqual([])
  })

  it('of what is often asked only what finds somebody is offered', () => {
    expect(peopleListView([speaker, other], 'uk', { query: '', isWhole: false }, options).chips).toEqual(['енергетика'])
  })

  it('where nobody is found the nearest words are offered, and those whom they find', () => {
    expect(peopleListView([speaker, other], 'uk', { query: 'горбнеко', isWhole: false }, options)).toMatchObject({
      near: ['горбенко'],
      found: 0,
      people: [{ slug: 'olena-horbenko' }],
    })
    expect(peopleListView([speaker, other], 'uk', { query: 'енргію', isWhole: false }, options).near).toEqual(['енергію'])
  })
})

it('the same person is found by what is spoken about now, in the language that is read, however often the list was made', () => {
  const one = person({})
  const speaksOf = (title: string) => [anEvent({ title: inSome({ uk: title, en: `On ${title}` }), speakerIds: [one.id] })]
  const count = (title: string, locale: 'uk' | 'en', query: string) =>
    found([one], locale, query, { topicsOf: topicsIn([aForum({ events: speaksOf(title) })], locale) }).length
  expect(count('Енергетика', 'uk', 'енергетика')).toBe(1)
  expect(count('Освіта', 'uk', 'енергетика')).toBe(0)
  expect(count('Освіта', 'uk', 'освіта')).toBe(1)
  expect(count('school', 'en', 'school')).toBe(1)
  expect(count('school', 'uk', 'освіта')).toBe(0)
})
