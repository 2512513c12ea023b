import { expect, test } from 'vitest'
import { nothing } from '../localisation/localised-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { anEvent, aSideEvent } from './programme-builder.ts'
import { byDayWithSides, hasPage, sideEventsOf } from './side-event.ts'

const at = (moment: string) => parseMoment(moment)
const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id).join(' ')

test('a side event belongs to its year, without one to that of its start in Kyiv, without either to none', () => {
  const events = [
    aSideEvent({ id: 'of-2025', forumYear: 2025, start: at('2024-12-01T10:00') }),
    aSideEvent({ id: 'by-start', start: at('2025-01-01T00:30') }),
    aSideEvent({ id: 'of-2024', forumYear: 2024 }),
    aSideEvent({ id: 'of-none' }),
  ]
  expect([2024, 2025].map((year) => ids(sideEventsOf(events, year)))).toEqual(['of-2024', 'of-2025 by-start'])
})

test('a break of the programme has no page, a side event has one of whatever kind it is', () => {
  expect([anEvent(), anEvent({ kind: 'break' }), aSideEvent({ kind: 'break' })].map(hasPage)).toEqual([true, false, true])
})

test('side events stand among the sessions of their day, which is made where the forum has none', () => {
  const day = { id: 'd', slug: 'first', date: '2025-10-16', title: nothing }
  const session = anEvent({ id: 'session', dayId: 'd', start: at('2025-10-16T12:00') })
  const sides = [
    aSideEvent({ id: 'after', start: at('2025-10-18T11:00') }),
    aSideEvent({ id: 'before', start: at('2025-10-14T11:00') }),
    aSideEvent({ id: 'same-day', start: at('2025-10-16T10:00') }),
    aSideEvent({ id: 'some-time' }),
  ]
  const { days, undated } = byDayWithSides([day], [session], sides)
  expect(days.map((one) => `${one.day.date}: ${ids(one.events)}`)).toEqual([
    '2025-10-14: before',
    '2025-10-16: same-day session',
    '2025-10-18: after',
  ])
  expect(ids(undated)).toBe('some-time')
})
