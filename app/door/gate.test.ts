// What a phone says of a code, by a browser that checks signatures and by one of before 2025 that cannot.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createTicketTokens } from '#server/orders/ticket-token.ts'
import { decideText } from './gate.ts'
import { createMemory } from './memory.ts'
import type { Kept, Store } from './store.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const [listed, sold] = [randomUUID(), randomUUID()]

/** `age`: milliseconds since the list was read. */
function phone(age: number) {
  const list = {
    ...{ year: 2025, at: 0, days: null, kinds: [], keys: tokens.publicKeys, hasNames: false, forgetAt: null },
    tickets: [{ id: listed, number: '2025-00001/1', kind: 'whole', state: 'valid' }],
  }
  const kept = { gate: null, list: { list, cursor: '', offset: 0, readAt: Date.now() - age }, entries: [], waiting: [] }
  const store = { keepDecision: async () => {} }
  const gate = { id: 'g', name: 'Вхід 1', role: 'steward', key: 'k', by: 'A' } as const
  return createMemory(store as unknown as Store, gate, kept as unknown as Kept)
}

const hour = 3_600_000
const said = async (id: string, age: number) => {
  const decision = await decideText(phone(age), tokens.of(id, 2025), 'in', true)
  return [decision?.verdict.kind, decision?.isUnchecked]
}

afterEach(() => vi.restoreAllMocks())

test('a ticket that was sold after the list was read opens by its signature', async () => {
  expect([await said(listed, hour), await said(sold, hour)]).toEqual([
    ['in', false],
    ['in', false],
  ])
})

test('a browser that cannot check signatures goes by the list, and says so of what the list may lack', async () => {
  const noEd25519 = new DOMException('Unrecognized name.', 'NotSupportedError')
  vi.spyOn(crypto.subtle, 'verify').mockRejectedValue(noEd25519)
  expect(await said(listed, hour)).toEqual(['in', false])
  expect(await said(sold, hour)).toEqual(['unknown', true])
  // A list of this minute has all there are.
  expect(await said(sold, 0)).toEqual(['unknown', false])
})
