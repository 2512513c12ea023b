import { expect, test } from 'vitest'
import { localTitle } from '#domain/localisation/local-text.ts'
import { inAll } from '#domain/localisation/localised-builder.ts'
import '../../gallery/rendered.tsx'
import { clashNotes } from './clash-notes.ts'
import type { DayView, ItemView } from './day-view.ts'

const item = (key: string, from: number, until: number, room: number): ItemView => ({
  slug: key,
  key,
  title: localTitle(inAll(key), 'uk'),
  from,
  until,
  room,
})
const items = [item('a', 600, 660, 0), item('b', 630, 700, 1), item('c', 663, 720, 0), { ...item('x', 600, 700, 0) }]
const rooms = [1, 2].map((number) => ({ name: localTitle(inAll(`${number}`), 'uk'), number }))
const day = { start: 0, rooms, items } as unknown as DayView

test('only what is chosen clashes, and each says it with the title of the other', () => {
  const notes = clashNotes([day], ['a', 'b', 'c'], 'uk')
  expect(notes.get('a')).toEqual(['Одночасно з обраною подією «b»'])
  expect(notes.get('b')).toEqual(['Одночасно з обраною подією «a»', 'Одночасно з обраною подією «c»'])
  expect(notes.get('x')).toBe(undefined)
})

test('a short way between two halls is a softer word, and one choice has none', () => {
  const walk = { ...day, items: [item('a', 600, 660, 0), item('d', 663, 720, 1)] }
  expect(clashNotes([walk], ['a', 'd'], 'en').get('d')).toEqual(['No more than 5 minutes to walk between halls: “a”'])
  expect(clashNotes([walk], ['d'], 'en').size).toBe(0)
  const calledOff = { ...day, items: walk.items.map((one) => ({ ...one, isCancelled: true as const })) }
  expect(clashNotes([calledOff], ['a', 'd'], 'en').size).toBe(0)
})

test('what runs over midnight clashes with what the next day has, and halls are told apart whatever their place on a day', () => {
  const night = { ...day, items: [item('a', 1380, 1500, 0)] }
  const next = { ...day, start: 1440 * 60_000, items: [item('b', 30, 90, 0), item('c', 63, 90, 0), item('d', 60, 90, 0)] }
  const swapped = { ...next, rooms: rooms.toReversed() }
  const said = (days: DayView[], chosen: string[]) => clashNotes(days, chosen, 'en').get('a')
  expect(said([night, next], ['a', 'b'])).toEqual(['At the same time as “b”, which is chosen too'])
  expect(said([night, next], ['a', 'd'])).toBe(undefined)
  expect(said([night, swapped], ['a', 'd'])).toEqual(['No more than 5 minutes to walk between halls: “d”'])
})
