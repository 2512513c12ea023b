import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent, aRoom, aTopic } from '@forum/domain/programme/programme-builder.ts'
import { describe, expect, it } from 'vitest'
import '@forum/site/app/gallery/rendered.tsx'
import { type ListedWith, peopleListView } from './people-list-view.ts'
import { askedOfPeople, nothingAsked, stageOf } from './stage.ts'
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

/** Of few people all are large plates. */
const shownIn = ({ large }: ReturnType<typeof peopleListView>) => large.map(({ slug }) => slug)

const found = (people: readonly Person[], locale: 'uk' | 'en', query: string, options: ListedWith = {}) =>
  shownIn(peopleListView(people, locale, { ...nothingAsked, query }, options))

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
  expect(peopleListView(people, 'uk', { ...nothingAsked, query: 'петр' })).toMatchObject({ total: 3, found: 2, countries: 2 })
  expect(found(people, 'uk', 'петр')).toEqual(['b', 'a'])
})

const many = Array.from({ length: 30 }, (_, index) =>
  person({
    id: `${index}`,
    slug: `person-${index}`,
    name: inSome({ uk: `Олена ${index % 2 ? 'Яна' : 'Барська'}` }),
    company: inSome({ uk: 'Sich' }),
  }),
)

it.each([
  ['', 8, 30],
  ['?q=%20sich%20', 8, 22],
  ['?topic=nothing', 8, 30],
  ['?q=nobody', 0, 0],
])('of thirty people %j shows %i on large plates and %i by letter', (search, large, others) => {
  const list = peopleListView(many, 'uk', askedOfPeople(new Request(`https://forum.example/uk/speakers${search}`)))
  expect([list.large.length, list.index.flatMap(({ people }) => people).length]).toEqual([large, others])
})

it('eight people or fewer are large plates alone; more stand by the letter of their family name, too', () => {
  const letters = (count: number) => peopleListView(many.slice(0, count), 'uk', nothingAsked).index.map(({ letter }) => letter)
  expect([letters(8), letters(9)]).toEqual([[], ['Б', 'Я']])
})

it('plates with equal initials beside each other never look the same', () => {
  for (const { people } of peopleListView(many, 'uk', nothingAsked).index)
    expect(people.slice(1).filter(({ isInverse }, index) => isInverse === people[index]?.isInverse)).toEqual([])
})

describe('people are filtered by day, hall and topic of one session', () => {
  const [hall, desna] = [aRoom({ slug: 'hall', number: 1 }), aRoom({ slug: 'desna', number: 2 })]
  const [energy, land] = [aTopic({ slug: 'energy' }), aTopic({ slug: 'land' })]
  const days = ['15', '16'].map((date) => ({ id: date, slug: date, date: `2025-10-${date}`, title: nothing }))
  const events = [
    anEvent({ id: 'a', dayId: '15', room: hall, topic: energy, speakerIds: ['o'] }),
    anEvent({ id: 'b', dayId: '16', room: desna, topic: land, moderatorIds: ['o'], speakerIds: ['m'] }),
    anEvent({ id: 'lunch', kind: 'break', dayId: '16', room: hall, speakerIds: ['m'] }),
  ]
  const [one, other] = [person({ id: 'o', slug: 'o' }), person({ id: 'm', slug: 'm' })]
  const listOf = (asked: Partial<typeof nothingAsked>) =>
    peopleListView([one, other], 'uk', { ...nothingAsked, ...asked }, { stage: stageOf({ events, days, hasRooms: true }, 'uk') })

  it.each([
    [{}, ['o', 'm']],
    [{ day: '15' }, ['o']],
    [{ day: '16' }, ['o', 'm']],
    [{ room: 'desna' }, ['o', 'm']],
    [{ room: 'hall' }, ['o']],
    [{ topic: 'land' }, ['o', 'm']],
    [{ topic: 'energy', day: '16' }, []],
    [{ topic: 'energy', room: 'hall', day: '15' }, ['o']],
    [{ day: '17' }, ['o', 'm']],
    [{ room: 'cellar' }, ['o', 'm']],
    [{ topic: 'land', query: 'міністра' }, ['o', 'm']],
  ])('%j', (asked, expected) => expect(shownIn(listOf(asked))).toEqual(expected))

  it('what is unknown is not chosen, and one option is no choice', () => {
    expect(listOf({ day: '15', topic: 'x' }).choices.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['day', '15'],
      ['room', null],
      ['topic', null],
    ])
    const few = stageOf({ events: events.slice(0, 1), days, hasRooms: true }, 'uk')
    expect(peopleListView([one], 'uk', nothingAsked, { stage: few }).choices).toEqual([])
  })
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
    expect(peopleListView([speaker, other], 'uk', nothingAsked, options).chips).toEqual(['енергетика'])
  })

  it('where nobody is found the nearest words are offered, and those whom they find', () => {
    expect(peopleListView([speaker, other], 'uk', { ...nothingAsked, query: 'горбнеко' }, options)).toMatchObject({
      near: ['горбенко'],
      found: 0,
      large: [{ slug: 'olena-horbenko' }],
    })
    expect(peopleListView([speaker, other], 'uk', { ...nothingAsked, query: 'енргію' }, options).near).toEqual(['енергію'])
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
