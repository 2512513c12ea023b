import { expect, test } from 'vitest'
import type { Localised } from '../localisation/localised.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import { isFiltering, languagesOf, matches, type ProgrammeFilter, roomsOf } from './filter.ts'
import type { Room } from './programme.ts'
import { anEvent } from './programme-builder.ts'

const noFilter: ProgrammeFilter = { room: null, language: null, text: '' }

const text = (uk: string | null, en: string | null = null, ru: string | null = null): Localised => inSome({ uk, en, ru })
const room = (slug: string, number: number): Room => ({ id: slug, slug, title: text(slug), number })
const [hall, desna] = [room('hall', 1), room('desna', 2)]

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
  room: hall,
  language: 'uk',
  title: text('Ціна ґрунту', 'The price of soil', '-'),
  description: inSome({ uk: [{ tag: 'p', children: ['Рахунок за енергію для міста'] }] }),
  moderatorIds: [],
  speakerIds: ['o', 'gone'],
}
const lunch: Event = { ...panel, kind: 'break', room: null, language: null, title: text('Обід'), speakerIds: [] }
const nowhere: Event = { ...panel, room: null }

test.each<[string, Event, Partial<ProgrammeFilter>, boolean]>([
  ['anything by nothing', panel, {}, true],
  ['a session by its room', panel, { room: 'hall' }, true],
  ['a session by another room', panel, { room: 'desna' }, false],
  ['a session without a room by a room', nowhere, { room: 'hall' }, false],
  ['a break of the whole venue by any room', lunch, { room: 'desna' }, true],
  ['a break of another room by a room', { ...lunch, room: hall }, { room: 'desna' }, false],
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
  [{ language: 'en' }, true],
])('%j is a filter: %s', (filter, expected) => expect(isFiltering({ ...noFilter, ...filter })).toBe(expected))

test('rooms come once each in the editor’s order, languages by how often they are spoken', () => {
  const events = [
    anEvent({ room: desna, language: 'EN' }),
    anEvent({ language: 'uk' }),
    anEvent({ room: hall, language: 'uk' }),
    anEvent({ room: desna }),
  ]
  expect(roomsOf(events)).toEqual([hall, desna])
  expect(languagesOf(events)).toEqual(['uk', 'en'])
})
