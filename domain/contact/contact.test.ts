import { expect, test } from 'vitest'
import { networkNamed, networks } from './contact.ts'

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
