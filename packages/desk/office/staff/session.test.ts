import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { expect, test } from 'vitest'
import { createSessions, sessionLength } from './session.ts'

const year = 365 * 24 * 3_600_000
const olena = { id: 'olena', name: 'Олена', role: 'organiser', language: 'uk', admin: '' } as const

test('who signed in while the clock was a year ahead is not signed in for a year; a clock set back by an hour ends nothing', async () => {
  let now = Date.now()
  const real = now
  const database = await openTestDatabase(':memory:')
  const sessions = createSessions({ database }, () => now)
  const enter = async (nonce: string) => (await sessions.enter(olena, { nonce, until: now + 60_000 })) ?? ''
  now = real + year
  const ahead = await enter('1')
  expect(await sessions.read(ahead)).toMatchObject({ id: 'olena' })
  now = real
  expect(await sessions.read(ahead)).toBeNull()
  const usual = await enter('2')
  now = real - 3_600_000
  expect(await sessions.read(usual)).toMatchObject({ id: 'olena' })
  now = real + sessionLength + 1
  expect(await sessions.read(usual)).toBeNull()
})
