import { expect, test } from 'vitest'
import '@forum/site/app/gallery/rendered.tsx'
import { type ChosenSession, clashNotes, clashWords } from './clash-notes.ts'

const minute = 60_000
const session = (key: string, from: number, until: number, number: number): ChosenSession => ({
  key,
  title: key,
  start: from * minute,
  end: until * minute,
  room: { number },
})
const [a, b, c] = [session('a', 600, 660, 1), session('b', 630, 700, 2), session('c', 663, 720, 1)]

test('each says with what it clashes by the title of the other', () => {
  const notes = clashNotes([a, b, c], clashWords('uk'))
  expect(notes.get('a')).toEqual(['Одночасно з обраною подією «b»'])
  expect(notes.get('b')).toEqual(['Одночасно з обраною подією «a»', 'Одночасно з обраною подією «c»'])
})

test('a short way between two halls is a softer word, and one choice has none', () => {
  const other = session('d', 663, 720, 2)
  expect(clashNotes([a, other], clashWords('en')).get('d')).toEqual(['At most 5 minutes to change halls: “a”'])
  expect(clashNotes([other], clashWords('en')).size).toBe(0)
})
