import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { expect, test } from 'vitest'
import '@forum/site/app/gallery/rendered.tsx'
import { sessionFormat } from './session-format.ts'

const start = Date.parse('2025-10-16T08:00:00Z')
const formOf = (minutes: number | null, locale: 'uk' | 'en' | 'ru', kind: 'panel' | null = 'panel') =>
  sessionFormat(anEvent({ kind, start, end: minutes === null ? null : start + minutes * 60_000 }), locale).kind.replaceAll(
    '\u00a0',
    ' ',
  )

test.each([
  [1, 'Панель, 1 хвилина', 'Panel, 1 minute', 'Панель, 1 минута'],
  [45, 'Панель, 45 хвилин', 'Panel, 45 minutes', 'Панель, 45 минут'],
  [60, 'Панель, 1 година', 'Panel, 1 hour', 'Панель, 1 час'],
  [75, 'Панель, 1 година 15 хвилин', 'Panel, 1 hour 15 minutes', 'Панель, 1 час 15 минут'],
  [122, 'Панель, 2 години 2 хвилини', 'Panel, 2 hours 2 minutes', 'Панель, 2 часа 2 минуты'],
  [240, 'Панель, 4 години', 'Panel, 4 hours', 'Панель, 4 часа'],
  [660, 'Панель, 11 годин', 'Panel, 11 hours', 'Панель, 11 часов'],
  [null, 'Панель', 'Panel', 'Панель'],
])('%s minutes are said in hours and minutes', (minutes, uk, en, ru) => {
  expect([formOf(minutes, 'uk'), formOf(minutes, 'en'), formOf(minutes, 'ru')]).toEqual([uk, en, ru])
})

test('of what nobody said the kind its length alone is said, as a length', () => {
  const titleOf = (own: object) => sessionFormat(anEvent({ kind: null, start, end: start + 60_000, ...own }), 'en').title
  expect([titleOf({}), titleOf({ kind: 'panel' }), titleOf({ language: 'uk' })]).toEqual(['Duration', 'Format', 'Format'])
  expect(formOf(240, 'uk', null)).toBe('4 години')
  expect(formOf(null, 'uk', null)).toBe('')
})
