// What a phone says of a code, by a browser that checks signatures and by one of before 2025 that cannot.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createTicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { decideText } from './gate.ts'
import { createMemory } from './memory.ts'
import type { Store, StoredGate } from './store.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const [listed, sold] = [randomUUID(), randomUUID()]

/** `age`: milliseconds since the list was read; null: it has not come yet. */
function phone(age: number | null) {
  const list = {
    ...{ year: 2025, at: 0, days: null, kinds: [], keys: tokens.publicKeys, hasNames: false, forgetAt: null },
    tickets: [{ id: listed, number: '2025-00001/1', kind: 'whole', state: 'valid' }],
  }
  const read = age === null ? null : { list, cursor: '', offset: 0, readAt: Date.now() - age }
  const kept = { gate: null, list: read, entries: [], waiting: [] }
  const store = { keepDecision: async () => {} }
  const gate = { id: 'g', name: 'Вхід 1', role: 'steward', key: 'k', by: 'A' } as const
  return createMemory(store as unknown as Store, gate, kept as unknown as StoredGate)
}

const hour = 3_600_000
const told = async (text: string, age: number | null) => {
  const decision = await decideText(phone(age), text, 'in', true)
  return [decision?.verdict.kind, decision?.isUnchecked]
}
const said = (id: string, age: number | null) => told(tokens.of(id, 2025), age)

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
  // Read while the clock of the phone was ahead: nobody knows how old it is.
  expect(await said(sold, -hour)).toEqual(['unknown', true])
  // A list of this minute has all there are.
  expect(await said(sold, 0)).toEqual(['unknown', false])
})

test('a ticket is not called foreign by a phone whose list has not come, nor a number by one whose list is old', async () => {
  expect([await said(listed, null), await told('2025-00001/1', null)]).toEqual([
    ['unknown', true],
    ['unknown', true],
  ])
  expect([await told('2025-00001/1', hour), await told('2025-00002/1', hour), await told('2025-00002/1', 0)]).toEqual([
    ['in', false],
    ['unknown', true],
    ['unknown', false],
  ])
})
