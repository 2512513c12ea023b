import { expect, test } from 'vitest'
import { searchTickets } from './memory.ts'

const names = ["Дем'янчук Іван", 'Демченко Ада', 'Демʼянчук Олена', 'Дем’янчук Яна', 'Ґудзь Ґава', 'Łukasz Wójcik']
const tickets = names.map((name, at) => ({
  id: `${at}`,
  number: `2025-${`${at + 1}`.padStart(5, '0')}/1`,
  kind: null,
  state: 'valid' as const,
  name,
}))
const list = { year: 2025, at: 0, days: null, kinds: [], keys: [], hasNames: true, forgetAt: null, tickets: tickets.toReversed() }
const found = (text: string) => searchTickets(list, text).map(({ name }) => name)

test.each(["Дем'янчук", 'дем’янчук', 'ДЕМʼЯНЧУК', 'дем`янчук', 'Дем′янчук', 'демянчук'])(
  '%s finds a family at the door, in its order',
  (text) => {
    expect(found(text)).toEqual(["Дем'янчук Іван", 'Демʼянчук Олена', 'Дем’янчук Яна'])
  },
)

test.each([
  ['дем', ['Демченко Ада', "Дем'янчук Іван", 'Демʼянчук Олена', 'Дем’янчук Яна']],
  ['яна дем’янчук', ['Дем’янчук Яна']],
  ['гудзь', ['Ґудзь Ґава']],
  ['wojcik lukasz', ['Łukasz Wójcik']],
  ['3', ['Демʼянчук Олена']],
  ['2025-00003', ['Демʼянчук Олена']],
  ['7', []],
  ['’', []],
  [' ', []],
  ['Петренко', []],
])('%j at the door finds %j', (text, expected) => expect(found(text)).toEqual(expected))
