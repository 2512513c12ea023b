import { describe, expect, it, test } from 'vitest'
import { locales } from '../localisation/locale.ts'
import { documentFor, type LegalDocument, networkNamed, networks } from './contact.ts'

test('seven networks are shown', () => expect(networks).toHaveLength(7))

test.each([
  ['Facebook', 'facebook'],
  ['YOU TUBE', 'youtube'],
  [' linked In ', 'linkedin'],
  ['telegram', 'telegram'],
  ['Telegram Bot', 'telegrambot'],
  ['Whats App', 'whatsapp'],
  ['Tiktok', undefined],
  ['X', undefined],
  ['', undefined],
])('the name %j means %s', (name, expected) => expect(networkNamed(name)).toBe(expected))

describe('a legal document', () => {
  const offer = (ukrainian: string | null, other: string | null): LegalDocument => ({ id: '1', kind: 'offer', ukrainian, other })

  it.each([
    [offer('ua', 'en'), ['ua', 'en', 'en']],
    [offer('ua', null), ['ua', 'ua', 'ua']],
    [offer(null, 'en'), [null, 'en', 'en']],
    [{ ...offer('ua', 'en'), kind: 'privacy' as const }, [null, null, null]],
  ])('%o is read as %j', (document, expected) => {
    expect(locales.map((locale) => documentFor([document], 'offer', locale))).toEqual(expected)
  })
})
