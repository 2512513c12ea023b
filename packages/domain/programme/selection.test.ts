import { expect, test } from 'vitest'
import { anEvent, aSideEvent } from './programme-builder.ts'
import { eventKey, maxSelected, readSelection, selectedOf, sessionKey, withKey, writeSelection } from './selection.ts'

test('a key follows from the id alone and never changes: it stands in links that people keep', () => {
  expect(['1', '2', '41', 'b1946ac9-2f3a-4c38-9d0c-5a7c2e1f0a11'].map(sessionKey)).toEqual([
    'fcxyha',
    'zahwcy',
    'txk4nd',
    'tspxe4',
  ])
})

test('ids that count up, or differ in their last sign, have keys of their own', () => {
  const ids = [...Array(2000).keys()].flatMap((index) => [`${index}`, `session-${index}`])
  expect(new Set(ids.map(sessionKey)).size).toBe(ids.length)
})

const [one, two, three] = ['1', '2', '3'].map(sessionKey) as [string, string, string]

test.each([
  ['nothing', '', [], 0],
  ['no parameter', null, [], 0],
  ['one', one, [one], 0],
  ['three, in the order given', three + one + two, [three, one, two], 0],
  ['one twice', one + two + one, [one, two], 0],
  ['capitals', (one + two).toUpperCase(), [one, two], 0],
  ['a full stop that ended the sentence', `${one}${two}.`, [one, two], 0],
  ['commas and spaces between', `${one}, ${two}`, [one, two], 0],
  ['a link that was cut', one + two.slice(0, 4), [one], 1],
  ['signs of no key', `${one}<scri`, [one], 1],
  ['an emoji', `${one}${'😀'.repeat(6)}`, [one], 1],
  ['the letters o, i and l in the place of digits', 'oil000', ['011000'], 0],
])('%s is read', (_, text, keys, dropped) => expect(readSelection(text)).toEqual({ keys, dropped }))

test('no more than the limit is read or written, and the rest is counted', () => {
  const keys = [...Array(maxSelected + 3).keys()].map((index) => sessionKey(`${index}`))
  expect(readSelection(keys.join(''))).toEqual({ keys: keys.slice(0, maxSelected), dropped: 3 })
  expect(writeSelection(keys)).toHaveLength(maxSelected * 6)
})

test('an endless address is read to a limit only', () => {
  expect(readSelection('?'.repeat(1e6)).dropped).toBeLessThan(1000)
})

test('what is written is read again, and needs no escaping', () => {
  const keys = [three, one, two]
  expect(encodeURIComponent(writeSelection(keys))).toBe(writeSelection(keys))
  expect(readSelection(writeSelection([...keys, one])).keys).toEqual(keys)
})

test('the chosen sessions come in reading order; breaks and strangers are none of them', () => {
  const late = anEvent({ id: '1', start: 2000 })
  const early = anEvent({ id: '2', start: 1000 })
  const lunch = anEvent({ id: '3', start: 1500, kind: 'break' })
  expect(selectedOf([late, early, lunch], [one, two, three, 'zzzzzz'])).toEqual({ events: [early, late], unknown: 2 })
  expect(selectedOf([late], [])).toEqual({ events: [], unknown: 0 })
})

test('a side event is chosen as a session is, and has another key than the session of its number', () => {
  const session = anEvent({ id: '1', start: 1000 })
  const side = aSideEvent({ id: '1', start: 500, kind: 'break' })
  expect(eventKey(session)).toBe(one)
  expect(eventKey(side)).not.toBe(one)
  expect(selectedOf([session, side], [eventKey(side)])).toEqual({ events: [side], unknown: 0 })
  expect(selectedOf([session, side], [one, eventKey(side)]).events).toEqual([side, session])
})

test('a star is set or taken off as wanted, whatever it was, and the last place is the last', () => {
  expect(withKey([], one, true)).toEqual({ keys: [one], is: 'added' })
  expect(withKey([one, two], one, true)).toEqual({ keys: [one, two], is: 'added' })
  expect(withKey([one, two], one, false)).toEqual({ keys: [two], is: 'removed' })
  expect(withKey([two], one, false)).toEqual({ keys: [two], is: 'removed' })
  const all = [...Array(maxSelected).keys()].map((index) => sessionKey(`x${index}`))
  expect(withKey(all, one, true)).toEqual({ keys: all, is: 'full' })
  expect(withKey(all, all[0] as string, true)).toEqual({ keys: all, is: 'added' })
  expect(withKey(all, all[0] as string, false).keys).toHaveLength(maxSelected - 1)
})
