// What a phone says of a code, by a browser that checks signatures and by one of before 2025 that cannot.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createTicketTokens } from '@forum/desk/orders/ticket-token.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { decideText, letBack } from './gate.ts'
import { createMemory } from './memory.ts'
import type { Store, StoredGate } from './store.ts'

const tokens = createTicketTokens([generateKeyPairSync('ed25519').privateKey])
const [listed, sold] = [randomUUID(), randomUUID()]

/** `age`: milliseconds since the list was read; null: it has not come yet. */
function phone(age: number | null, own: { entries?: unknown[]; returns?: unknown[] } = {}) {
  const list = {
    ...{ year: 2025, at: 0, days: null, kinds: [], keys: tokens.publicKeys, hasNames: false, forgetAt: null },
    tickets: [{ id: listed, number: '2025-00001/1', kind: 'whole', state: 'valid' }],
  }
  const read = age === null ? null : { list, cursor: '', offset: 0, readAt: Date.now() - age, returns: own.returns }
  const kept = { gate: null, list: read, entries: own.entries ?? [], waiting: [], presses: [] }
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

const noon = Date.parse('2025-10-16T12:00+03:00')
const inside = { id: 'e', ticket: listed, kind: 'entry', at: noon - hour, gate: 'Вхід 1', undoes: null, conflict: null }

test('who was inside at the alert is let in again by a phone that knows of it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(noon)
  const returns = [{ since: noon - hour / 2, until: null }]
  const memory = phone(hour, { entries: [inside], returns })
  const told = () => decideText(memory, tokens.of(listed, 2025), 'in', true)
  expect(await told()).toMatchObject({ verdict: { kind: 'in', isBack: true }, mayBeBack: false })
  // Once.
  expect(await told()).toMatchObject({ verdict: { kind: 'already-in' } })
})

test('a phone that could not know asks the volunteer; one with a network does not', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(noon)
  const online = phone(0, { entries: [inside] })
  expect(await decideText(online, tokens.of(listed, 2025), 'in', true)).toMatchObject({ mayBeBack: false })
  const memory = phone(hour, { entries: [inside] })
  const decision = await decideText(memory, tokens.of(listed, 2025), 'in', true)
  expect(decision).toMatchObject({ verdict: { kind: 'already-in' }, mayBeBack: true, entryId: null })
  if (!decision) throw new Error('a code is decided about')
  const back = await letBack(memory, decision)
  expect(back).toMatchObject({ verdict: { kind: 'in', isBack: true }, mayBeBack: false, entryId: expect.any(String) })
  expect(memory.unsent.waiting()).toMatchObject([{ ticket: listed, kind: 'entry', isOffline: true }])
  expect(await letBack(memory, { ...decision, mayBeBack: false })).toBeNull()
})
