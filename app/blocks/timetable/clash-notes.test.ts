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
const day = { start: 0, items } as unknown as DayView

test('only what is chosen clashes, and each says it with the title of the other', () => {
  const notes = clashNotes(day, ['a', 'b', 'c'], 'uk')
  expect(notes.get('a')).toEqual(['Одночасно з обраною подією «b»'])
  expect(notes.get('b')).toEqual(['Одночасно з обраною подією «a»', 'Одночасно з обраною подією «c»'])
  expect(notes.get('x')).toBe(undefined)
})

test('a short way between two halls is a softer word, and one choice has none', () => {
  const walk = { ...day, items: [item('a', 600, 660, 0), item('d', 663, 720, 1)] }
  expect(clashNotes(walk, ['a', 'd'], 'en').get('d')).toEqual(['No more than 5 minutes to walk between halls: “a”'])
  expect(clashNotes(walk, ['d'], 'en').size).toBe(0)
  const calledOff = { ...day, items: walk.items.map((one) => ({ ...one, isCancelled: true as const })) }
  expect(clashNotes(calledOff, ['a', 'd'], 'en').size).toBe(0)
})
