import { expect, test } from 'vitest'
import type { Localised } from '../localisation/localised.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import { isFiltering, languagesOf, matches, type ProgrammeFilter, roomsOf, topicsOf } from './filter.ts'
import type { Room } from './programme.ts'
import { anEvent, aTopic } from './programme-builder.ts'

const noFilter: ProgrammeFilter = { room: null, topic: null, language: null, text: '' }

const text = (uk: string | null, en: string | null = null, ru: string | null = null): Localised => inSome({ uk, en, ru })
const room = (slug: string, number: number): Room => ({ id: slug, slug, title: text(slug), number })
const [hall, desna] = [room('hall', 1), room('desna', 2)]

const energy = aTopic({ slug: 'energy', title: text('Струм і тепло', 'Power') })
const people = [
  aPerson({
    id: 'o',
    name: text('Олена Горбенко', 'Olena Horbenko'),
    company: text('Обрій', 'Horizon'),
    position: text('міністерка освіти'),
  }),
]
const person = (id: string) => people.find((one) => one.id === id)

type Event = Parameters<typeof matches>[0]
const panel: Event = {
  kind: 'panel',
  topic: energy,
  room: hall,
  language: 'uk',
  title: text('Ціна ґрунту', 'The price of soil', '-'),
  description: inSome({ uk: [{ tag: 'p', children: ['Рахунок за енергію для міста'] }] }),
  moderatorIds: [],
  speakerIds: ['o', 'gone'],
}
const lunch: Event = { ...panel, kind: 'break', topic: null, room: null, language: null, title: text('Обід'), speakerIds: [] }
const nowhere: Event = { ...panel, room: null }

test.each<[string, Event, Partial<ProgrammeFilter>, boolean]>([
  ['anything by nothing', panel, {}, true],
  ['a session by its room', panel, { room: 'hall' }, true],
  ['a session by another room', panel, { room: 'desna' }, false],
  ['a session without a room by a room', nowhere, { room: 'hall' }, false],
  ['a break of the whole venue by any room', lunch, { room: 'desna' }, true],
  ['a break of another room by a room', { ...lunch, room: hall }, { room: 'desna' }, false],
  ['a session by its topic', panel, { topic: 'energy' }, true],
  ['a session by another topic', panel, { topic: 'land' }, false],
  ['a session without a topic by a topic', { ...panel, topic: null }, { topic: 'energy' }, false],
  ['a break by a topic', lunch, { topic: 'energy' }, false],
  ['a session by the name of its topic', panel, { text: 'струм' }, true],
  ['a session by its topic and room', panel, { topic: 'energy', room: 'desna' }, false],
  ['a session by its language', panel, { language: 'uk' }, true],
  ['a session by its language in other letters', { ...panel, language: 'UK' }, { language: 'uk' }, true],
  ['a session by another language', panel, { language: 'en' }, false],
  ['a break by a language', lunch, { language: 'uk' }, false],
  ['a session by its title', panel, { text: 'ціна ґрун' }, true],
  ['a session by its title without the marks of its letters', panel, { text: 'ГРУНТУ' }, true],
  ['a session by its title in another language', panel, { text: 'soil' }, true],
  ['a session by a person', panel, { text: 'горбенко' }, true],
  ['a session by a person in Latin letters', panel, { text: 'Horbenko' }, true],
  ['a session by a company and a word of the title', panel, { text: 'обрій ціна' }, true],
  ['a session by its description, whatever the ending', panel, { text: 'енергетика' }, true],
  ['a session by the position of who speaks', panel, { text: 'освітній' }, true],
  ['a session by words of which one is not there', panel, { text: 'ціна хліба' }, false],
  ['a session by a sign without letters', panel, { text: '-' }, true],
  ['a break by its title', lunch, { text: 'обід' }, false],
  ['a session by room and words at once', panel, { room: 'hall', text: 'ціна' }, true],
  ['a session by the right words in the wrong room', panel, { room: 'desna', text: 'ціна' }, false],
])('%s', (_, event, filter, expected) => {
  expect(matches(event, { ...noFilter, ...filter }, person)).toBe(expected)
})

test.each<[Partial<ProgrammeFilter>, boolean]>([
  [{}, false],
  [{ text: ' – ' }, false],
  [{ text: 'а' }, true],
  [{ room: 'hall' }, true],
  [{ topic: 'energy' }, true],
  [{ language: 'en' }, true],
])('%j is a filter: %s', (filter, expected) => expect(isFiltering({ ...noFilter, ...filter })).toBe(expected))

test('rooms come once each in the editor’s order, topics and languages by how often they occur', () => {
  const land = aTopic({ slug: 'land' })
  const events = [
    anEvent({ room: desna, language: 'EN' }),
    anEvent({ language: 'uk' }),
    anEvent({ room: hall, language: 'uk' }),
    anEvent({ room: desna, topic: energy }),
    anEvent({ topic: land }),
    anEvent({ topic: energy }),
  ]
  expect(roomsOf(events)).toEqual([hall, desna])
  expect(topicsOf(events)).toEqual([energy, land])
  expect(languagesOf(events)).toEqual(['uk', 'en'])
})
