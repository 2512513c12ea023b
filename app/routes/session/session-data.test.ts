import { expect, test } from 'vitest'
import { unwrittenEdition } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Localised } from '#domain/localisation/localised.ts'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { parseMoment } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeEvent } from '#domain/programme/programme.ts'
import { anEvent } from '#domain/programme/programme-builder.ts'
import { sessionData } from './session-data.ts'

const text = (uk: string, en: string | null = null): Localised => inSome({ uk, en })

const session: ProgrammeEvent = anEvent({
  id: '1',
  slug: 'price',
  title: text('Ціна', 'Price'),
  language: 'uk',
  start: parseMoment('2025-11-07T11:00'),
  end: parseMoment('2025-11-07T12:00'),
  room: { id: 'r', slug: 'r', title: text('Зала', 'Hall'), number: 1 },
})
const place = { title: text('Форум 2025', 'Forum 2025'), venue: text('Палац', 'Palace'), address: text('вул. Тиха, 1') }

const dataOf = (event: Partial<ProgrammeEvent> = {}, forum: Partial<Forum> = place) =>
  sessionData({
    forum: { ...unwrittenEdition(2025), ...forum },
    event: { ...session, ...event },
    people: [{ slug: 'olena', name: 'Olena', position: null, company: '', photo: null }],
    description: 'About',
    isOnAir: false,
    siteUrl: 'https://forum.example',
    siteName: 'Forum',
    locale: 'en',
  })

test('it has what search engines ask of an event: its name, its time with the offset of the day, and a place with an address', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Event',
    name: 'Price',
    url: 'https://forum.example/en/forum/2025/program/price',
    startDate: '2025-11-07T11:00:00+02:00',
    endDate: '2025-11-07T12:00:00+02:00',
    location: { '@type': 'Place', name: 'Hall, Palace', address: { streetAddress: 'вул. Тиха, 1' } },
    performer: [{ name: 'Olena', url: 'https://forum.example/en/speakers/olena' }],
  })
})

test('without an end it names none', () => expect(dataOf({ end: null })).not.toHaveProperty('endDate'))

test.each([
  ['a start', dataOf({ start: null })],
  ['a place', dataOf({}, { title: place.title })],
])('without %s it is no event to a search engine', (_, data) => expect(data).toBeUndefined())
