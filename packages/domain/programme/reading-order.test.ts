import { expect, test } from 'vitest'
import { nothing } from '../localisation/localised-builder.ts'
import type { ProgrammeEvent, Room } from './programme.ts'
import { anEvent } from './programme-builder.ts'
import { inTimeOrder, neighboursOf, parallelTo, sessionsAfter } from './reading-order.ts'

const room = (number: number): Room => ({ id: `r${number}`, slug: `r${number}`, title: nothing, number })

function event(id: string, start: number | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({ id, dayId: 'd1', title: nothing, start, ...changes })
}

const ids = (events: readonly ProgrammeEvent[]) => events.map(({ id }) => id).join(' ')

test('events are ordered by start, then by room with the whole venue first, and what has no start comes last', () => {
  const events = [
    event('none', null),
    event('b', 2),
    event('a2', 1, { room: room(2) }),
    event('a1', 1, { room: room(1) }),
    event('a', 1),
    event('none2', null),
  ]
  expect(ids(inTimeOrder(events))).toBe('a a1 a2 b none none2')
})

test('after a session come those of its room on its day, without breaks, in order and at most as many as asked', () => {
  const first = event('first', 1, { room: room(1) })
  const events = [
    first,
    event('elsewhere', 2, { room: room(2) }),
    event('break', 2, { room: room(1), kind: 'break' }),
    event('fourth', 5, { room: room(1) }),
    event('second', 3, { room: room(1) }),
    event('tomorrow', 4, { room: room(1), dayId: 'd2' }),
    event('third', 4, { room: room(1) }),
    event('fifth', 6, { room: room(1) }),
  ]
  const after = sessionsAfter(first, events, 3)
  expect(after.inRoom).toBe(true)
  expect(ids(after.events)).toBe('second third fourth')
})

test.each([
  ['the last one of its room', event('x', 3, { room: room(1) }), 'y'],
  ['one without a room', event('x', 1), 'z y'],
  ['one without a start', event('x', null, { room: room(1) }), ''],
])('after %s comes the programme, or nothing', (_, asked, expected) => {
  const others = [event('y', 4, { dayId: 'd2' }), event('z', 2, { room: room(1) })]
  const after = sessionsAfter(asked, [asked, ...others], 3)
  expect(after.inRoom).toBe(false)
  expect(ids(after.events)).toBe(expected)
})

test('what has no end is taken to last its usual length beside another session', () => {
  const hour = 3_600_000
  const event1 = event('1', 0)
  const [near, far] = [event('near', 0.5 * hour), event('far', hour)]
  expect(ids(parallelTo(event1, [event1, near, far]))).toBe('near')
  expect(parallelTo(event('none', null), [event1])).toEqual([])
})

test('what is not of the day, or has no time, has no neighbours', () => {
  const day = [event('a', 1), event('b', 2), event('c', 3)]
  expect(neighboursOf(day[1] as ProgrammeEvent, day)).toEqual({ previous: day[0], next: day[2] })
  expect(neighboursOf(event('none', null), day)).toEqual({ previous: null, next: null })
})
