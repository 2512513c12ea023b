import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { addKey, formKeys, ticketKeys } from '../keeping/files/stored-keys.ts'
import { createTicketTokens } from './ticket-token.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const id = randomUUID()

test('a token names its ticket and edition, and nothing else is accepted', async () => {
  const token = tokens.of(id, 2025)
  expect(tokens.read(token)).toEqual({ ticketId: id, forumYear: 2025 })
  expect(tokens.read(`${token}\n`)).toEqual({ ticketId: id, forumYear: 2025 })
  expect(createTicketTokens([generateKeyPairSync('ed25519').privateKey]).read(token)).toBeNull()
})

test('a phone that has the public key alone knows the signature', () => {
  const [prefix, body, signature = ''] = tokens.of(id, 2025).split('.')
  const signed = Buffer.concat([Buffer.from(`${prefix}.`), Buffer.from(body ?? '', 'base64url')])
  const [key = ''] = tokens.publicKeys
  const spki = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  expect(verify(null, signed, spki, Buffer.from(signature, 'base64url'))).toBe(true)
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

test('keys are made once, for this user only, and stay', async () => {
  const folder = newFolder()
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
})
