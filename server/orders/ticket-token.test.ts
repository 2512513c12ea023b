import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addKey, formKeys, ticketKeys } from '../config/stored-keys.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { checkIn } from './check-in.ts'
import { createTicketTokens } from './ticket-token.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const id = randomUUID()

test('a token names its ticket and edition, and nothing else is accepted', async () => {
  const token = tokens.of(id, 2025)
  expect(tokens.read(token)).toEqual({ ticketId: id, forumYear: 2025 })
  expect(tokens.read(`${token}\n`)).toEqual({ ticketId: id, forumYear: 2025 })
  expect(createTicketTokens([generateKeyPairSync('ed25519').privateKey]).read(token)).toBeNull()
})

test('no token that differs in one character is accepted', async () => {
  const token = tokens.of(id, 2025)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  for (let index = 0; index < token.length; index++) {
    const other = alphabet[(alphabet.indexOf(token[index] ?? '') + 1) % alphabet.length]
    expect(tokens.read(token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
  }
  for (const forged of ['', 'KEF1', token.slice(0, -1), `${token}A`, token.replace('KEF1', 'KEF2')])
    expect(tokens.read(forged)).toBeNull()
})

test('at the door: good once, then used since when; revoked, unknown and of another year are told apart', async () => {
  const database = await openTestDatabase(':memory:')
  await database.run(
    `INSERT INTO ticket_order (id, idempotency_key, forum_year, sequence, number, page_key, lang, method, status, buyer, lines, total, created_at, expires_at)
     VALUES ('o', 'o', 2025, 1, 'F25-1', 'o', 'uk', 'card', 'paid', '{}', '[]', 0, 1, 1)`,
  )
  const issue = (ticketId: string, seat: number, state: string) =>
    database.run(
      "INSERT INTO ticket (id, order_id, seat, page_key, title, attendee, forum_year, state, issued_at) VALUES (?, 'o', ?, ?, 'T', ?, 2025, ?, 1)",
      ticketId,
      seat,
      ticketId,
      JSON.stringify({ name: 'Ада', company: '', position: '', email: '' }),
      state,
    )
  const [good, revoked] = [randomUUID(), randomUUID()]
  await issue(good, 0, 'valid')
  await issue(revoked, 1, 'cancelled')
  const at = (token: string, now: number, year = 2025) =>
    checkIn({ database, outbox: createOutbox(database), tokens }, token, year, now)
  expect((await at(tokens.of(good, 2025), 100)).state).toBe('valid')
  expect(await at(tokens.of(good, 2025), 200)).toMatchObject({ state: 'used', usedAt: 100 })
  expect((await at(tokens.of(revoked, 2025), 100)).state).toBe('cancelled')
  expect(await at(tokens.of(randomUUID(), 2025), 100)).toEqual({ state: 'unknown' })
  expect(await at(tokens.of(good, 2025), 100, 2026)).toEqual({ state: 'unknown' })
  expect(await at('nonsense', 100)).toEqual({ state: 'unknown' })
})

test('keys are made once, for this user only, and stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  try {
    const token = createTicketTokens(ticketKeys(folder)).of(id, 2025)
    expect(createTicketTokens(ticketKeys(folder)).read(token)).not.toBeNull()
    formKeys(folder)
    addKey(folder, 'ticket')
    addKey(folder, 'form')
    // What the old key signed stays good, and the new one signs.
    const [first, second] = ticketKeys(folder)
    expect(createTicketTokens(ticketKeys(folder)).read(token)).not.toBeNull()
    expect(createTicketTokens([first]).read(token)).toBeNull()
    expect(second && createTicketTokens([second]).read(token)).not.toBeNull()
    expect(formKeys(folder)).toEqual(formKeys(folder))
    expect(formKeys(folder).map(({ length }) => length)).toEqual([32, 32])
    expect(statSync(join(folder, 'ticket.key')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'ticket.key')).mode & 0o077).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
