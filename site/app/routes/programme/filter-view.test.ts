import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import { aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import type { ProgrammeQuery } from './programme-address.ts'
import { event, type Options, person, programme, programmeAsked, room, text } from './programme-view-fixture.ts'

const ukrainian = catalogues.uk

const [hall, desna] = [room(1), room(2)]
const threeDays = [
  event('opening', '2025-10-16T09:00', { room: hall, language: 'uk', speakerIds: ['1'] }),
  event('soil', '2025-10-16T10:00', { room: desna, language: 'en' }),
  event('lunch', '2025-10-16T12:00', { kind: 'break' }),
  event('banks', '2025-10-16T13:00', { room: desna, language: 'uk' }),
  event('workshop', '2025-10-15T10:00', { room: hall, language: 'en', title: text('Майстерня', 'Workshop') }),
  event('later', null, { room: hall, language: 'uk' }),
]
const slugs = (query: Partial<ProgrammeQuery>, options: Options = {}) =>
  programme(threeDays, { ...options, query }).day?.items.map(({ slug }) => slug ?? 'break')

test('a room keeps its sessions and the breaks of the whole venue, its language and words keep sessions alone', () => {
  expect(slugs({ room: 'r2' })).toEqual(['soil', 'break', 'banks'])
  expect(slugs({ language: 'uk' })).toEqual(['opening', 'banks'])
  expect(slugs({ room: 'r2', language: 'uk' })).toEqual(['banks'])
  expect(slugs({ text: 'горбенко' }, { people: [{ ...person('1', text('Олена Горбенко')), company: nothing }] })).toEqual([
    'opening',
  ])
})

test('every day says how many sessions it has, and its address keeps the filter', () => {
  const { tabs, filter } = programme(threeDays, { query: { room: 'r1', text: 'подія' } })
  expect(tabs.map(({ found }) => found)).toEqual([0, 1])
  expect(tabs[0]?.to).toBe(`/uk/forum/2025/program?${new URLSearchParams({ day: '2025-10-15', room: 'r1', q: 'подія' })}`)
  expect(filter?.found).toBe(ukrainian.programme.found('2\u00a0події'))
  expect(programme(threeDays).tabs.map(({ found }) => found)).toEqual([undefined, undefined])
})

test('without a day in the address the filter shows one on which it finds something; with one it stays', () => {
  expect(slugs({ text: 'workshop' })).toEqual(['workshop'])
  expect(slugs({ text: 'workshop' }, { day: '2025-10-16' })).toEqual([])
  expect(slugs({ text: 'nothing of the kind' })).toEqual([])
})

test.each([
  ['a room of another edition', { room: 'r9' }],
  ['a language that nobody speaks there', { language: 'fr' }],
  ['a day that it has not', { day: '2025-10-20' }],
])('%s is not known', (_, query) => expect(programmeAsked(threeDays, { query })).toBeUndefined())

test('a day of the edition without events in the language is known: the others are shown', () => {
  const onlyUkrainian = [event('a', '2025-10-15T10:00', { title: text('Лише українською', '-') }), event('b', '2025-10-16T10:00')]
  expect(programme(onlyUkrainian, { locale: 'en', day: '2025-10-15' }).day?.items.map(({ slug }) => slug)).toEqual(['b'])
})

test('the filter offers rooms and languages of the edition where there is a choice', () => {
  const { filter } = programme(threeDays, { locale: 'en' })
  expect(filter?.rooms).toEqual([
    { value: 'r1', label: 'Room 1' },
    { value: 'r2', label: 'Room 2' },
  ])
  expect(filter?.languages).toEqual([
    { value: 'uk', label: 'Ukrainian' },
    { value: 'en', label: 'English' },
  ])
  expect(programme([event('a', '2025-10-16T09:00', { room: hall, language: 'uk' })]).filter).toMatchObject({
    rooms: [],
    languages: [],
  })
  expect(programme([]).filter).toBeNull()
})

test('what has no time is filtered too, and counts', () => {
  expect(programme(threeDays, { query: { room: 'r1' } }).untimed.map(({ key }) => key)).toEqual(['later'])
  expect(programme(threeDays, { query: { room: 'r2' } }).untimed).toEqual([])
  expect(programme(threeDays, { query: { room: 'r1' } }).filter?.found).toContain('3')
})

test('events around the forum answer words, and no room', () => {
  const side = { ...event('walk', '2025-10-16T18:00', { title: text('Прогулянка') }), forumYear: 2025, location: text('Поділ') }
  const sideEvents = [aSideEvent(side)]
  const count = (query: Partial<ProgrammeQuery>) => programme(threeDays, { sideEvents, query }).sideEvents.length
  expect([count({}), count({ text: 'прогулянка' }), count({ text: 'подія' }), count({ room: 'r1' })]).toEqual([1, 1, 0, 0])
})

test('of what is often asked the editors’ words come first, and only those that find a session', () => {
  const events = [event('a', '2025-10-16T10:00', { title: text('Оборонні технології') })]
  expect(programmeAsked(events)?.filter?.chips).toEqual(['оборона'])
  expect(programmeAsked(events, { forum: { topics: text('технології, хліб') } })?.filter?.chips).toEqual(['технології'])
  expect(programmeAsked(events, { query: { text: 'оборона' } })?.filter?.chips).toEqual([])
  expect(programmeAsked(events, { query: { text: 'хліб' } })?.filter?.chips).toEqual(['оборона'])
})

test('words that find nothing are answered with those that are near', () => {
  const events = [event('a', '2025-10-16T10:00', { title: text('Інфляція очікувань') })]
  expect(programmeAsked(events, { query: { text: 'інфлція' } })?.filter?.near).toEqual(['інфляція'])
  expect(programmeAsked(events, { query: { text: 'інфляції' } })?.filter?.near).toEqual([])
})

test('what is near is a word of the page’s language', () => {
  const title = inSome({ uk: 'Освіта дорослих', en: 'Adult education', ru: 'Образование взрослых' })
  const events = [event('a', '2025-10-16T10:00', { title })]
  expect(programmeAsked(events, { query: { text: 'обрасование' } })?.filter?.near).toEqual([])
  expect(programmeAsked(events, { query: { text: 'осіта' } })?.filter?.near).toEqual(['освіта'])
})
