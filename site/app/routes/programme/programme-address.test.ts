import { expect, test } from 'vitest'
import { parseQuery, programmeAddress, searchOf } from './programme-address.ts'

const nothing = { day: null, room: null, topic: null, language: null, text: '' }

test.each([
  ['', nothing],
  ['day=2025-10-16', { ...nothing, day: '2025-10-16' }],
  ['room=&topic=&language=&q=', nothing],
  ['topic=enerhetyka', { ...nothing, topic: 'enerhetyka' }],
  ['language=EN&q=%20ціна ', { ...nothing, language: 'en', text: 'ціна' }],
  [`q=${'щ'.repeat(200)}`, { ...nothing, text: 'щ'.repeat(100) }],
  ['q=a&q=b&other=c', { ...nothing, text: 'a' }],
])('?%s asks for it', (query, expected) => expect(parseQuery(new URLSearchParams(query))).toEqual(expected))

test('an address and what it asks for say the same', () => {
  const query = { day: '2025-10-16', room: 'velyka', topic: 'enerhetyka', language: 'uk', text: 'ціна & «вага»' }
  expect(parseQuery(new URLSearchParams(searchOf(query)))).toEqual(query)
  expect(programmeAddress(2025, nothing)).toBe('/forum/2025/program')
})
