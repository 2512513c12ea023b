import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import { inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Room, Shelter } from '@forum/domain/programme/programme.ts'
import { aRoom, aShelter } from '@forum/domain/programme/programme-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { scaleOf, screenInterruption } from './interruption-view.ts'

const inOne = (...ways: number[]) => ({
  locale: 'uk' as const,
  title: 'Повітряна тривога',
  lines: ['x'.repeat(85)],
  shelters: ways.map((letters) => ({ name: 'Сховище', halls: '', way: 'x'.repeat(letters) })),
})

test('the more there is to read the smaller it is, by the language that says more; never larger than full', () => {
  const scales = [[inOne()], [inOne(60)], [inOne(60, 60)], [inOne(), inOne(60, 110, 110)]].map(scaleOf)
  expect(scales[0]).toBe(1)
  expect(scales).toEqual(scales.toSorted((a, b) => b - a))
  expect(new Set(scales).size).toBe(scales.length)
})

const now = Date.parse('2025-10-16T11:42+03:00')
const one = { id: 'a', kind: 'alert', roomIds: null, since: now, resumesAt: null, isDrill: false } as const
const day: DayState = { ...calmDay, interruptions: [one] }
const [great, desna] = [
  aRoom({ id: 'great', title: inSome({ uk: 'Велика', en: 'Main' }) }),
  aRoom({ id: 'desna', title: nothing, number: 2 }),
]
const [below, outside] = [aShelter({ id: 'below', roomIds: ['great', 'desna'] }), aShelter({ id: 'outside', roomIds: [] })]

const halls = (shelters: Shelter[], room: Room | null) => {
  const { content } = servicesWith({ rooms: [great, desna], shelters })
  return screenInterruption(day, content, room, now, 'uk')?.said.map(({ shelters: shown }) => shown.map((each) => each.halls))
}

test.each<[string, Shelter[], Room | null, string[][]]>([
  [
    'of all halls with a choice: whose it is, in both languages',
    [below, outside],
    null,
    [
      ['Велика, desna', 'Для всіх зал'],
      ['Main, desna', 'For all halls'],
    ],
  ],
  ['of all halls with one shelter: nothing to choose', [below], null, [[''], ['']]],
  ['of a hall: only its own is on it', [below, outside], great, [[''], ['']]],
  ['without shelters', [], null, [[], []]],
  [
    'with a hall that is no more',
    [{ ...below, roomIds: ['gone'] }, outside],
    null,
    [
      ['Для всіх зал', 'Для всіх зал'],
      ['For all halls', 'For all halls'],
    ],
  ],
])('a screen %s', (_, shelters, room, expected) => expect(halls(shelters, room)).toEqual(expected))
