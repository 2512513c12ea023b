import { expect, test } from 'vitest'
import { askedBy, programmeAddress, searchOf } from './programme-address.ts'

const nothing = { day: null, room: null, language: null, query: '' }

test.each([
  ['', nothing],
  ['day=2025-10-16', { ...nothing, day: '2025-10-16' }],
  ['room=&language=&q=', nothing],
  ['language=EN&q=%20ціна ', { ...nothing, language: 'en', query: 'ціна' }],
  [`q=${'щ'.repeat(200)}`, { ...nothing, query: 'щ'.repeat(100) }],
  ['q=a&q=b&other=c', { ...nothing, query: 'a' }],
])('?%s asks for it', (query, expected) => expect(askedBy(new URLSearchParams(query))).toEqual(expected))

test('an address and what it asks for say the same', () => {
  const asked = { day: '2025-10-16', room: 'velyka', language: 'uk', query: 'ціна & «вага»' }
  expect(askedBy(new URLSearchParams(searchOf(asked)))).toEqual(asked)
  expect(programmeAddress(2025, nothing)).toBe('/forum/2025/program')
})
