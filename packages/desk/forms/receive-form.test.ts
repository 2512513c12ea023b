import { tokenField, trapField } from '@forum/domain/submission/form-fields.ts'
import type { SubmissionKind } from '@forum/domain/submission/submission.ts'
import { expect, test } from 'vitest'
import { createFormGuard } from './form-guard.ts'
import { createFormTokens } from './form-token.ts'
import { receiveForm } from './receive-form.ts'
import { createStrangerLetters } from './stranger-letters.ts'

const context = { locale: 'uk', page: '/uk/contacts', forumYear: 2025 } as const
const ada = { name: 'Ада', phone: '+38 044 123 45 67' }
const formGuard = createFormGuard(createFormTokens(new Uint8Array(32)), () => 0)
const token = formGuard.token('callback')

async function receive(
  fields: Record<string, string> | null,
  outcome: 'stored' | 'refused' = 'stored',
  kind: SubmissionKind = 'callback',
  letters = createStrangerLetters(() => 0),
) {
  const kept: unknown[] = []
  const accept = async (...given: unknown[]) => {
    kept.push(given)
    return outcome
  }
  const form = fields && new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form?.append(name, value)
  const visitor = { address: '203.0.113.7' }
  const options = { formGuard, submissions: { accept }, strangerLetters: letters, placedFrom: () => 'line' }
  return { told: await receiveForm({ kind, form, context, visitor }, options), kept }
}

test('a form of this site that is filled in by its rules is kept', async () => {
  const { told, kept } = await receive({ ...ada, [tokenField]: token, [trapField]: '' })
  expect([told, kept]).toEqual([{ outcome: 'kept' }, [['callback', ada, context, { letterWait: 0, placedFrom: 'line' }]]])
})

test.each<[string, Record<string, string> | null]>([
  ['without a token', ada],
  ['with a token of another form', { ...ada, [tokenField]: formGuard.token('booking') }],
  ['with the trap filled in', { ...ada, [tokenField]: token, [trapField]: 'https://spam.example' }],
  ['that is none', null],
])('a form %s is to be sent once more, with what was typed and a token that is good', async (_, fields) => {
  const { told, kept } = await receive(fields)
  expect([told, kept]).toEqual([{ outcome: 'again', faults: {}, typed: fields ? ada : {}, token }, []])
})

test('a form with faults, and one that the machine cannot keep, are told so with what was typed', async () => {
  const faulty = await receive({ ...ada, name: '', [tokenField]: token })
  expect(faulty).toEqual({ told: { outcome: 'faulty', faults: { name: 'empty' }, typed: { ...ada, name: '' }, token }, kept: [] })
  const refused = await receive({ ...ada, [tokenField]: token }, 'refused')
  expect(refused.told).toEqual({ outcome: 'refused', faults: {}, typed: ada, token })
})

test('a form that has letters written to one address after the other is told to wait, with what was typed; one that writes to nobody is not', async () => {
  const letters = createStrangerLetters(() => 0)
  const typed = { name: '', email: 'ada@b.example', consent: 'yes' }
  const fields = { ...typed, [tokenField]: formGuard.token('subscription') }
  for (let sent = 0; sent < 40; sent++)
    expect((await receive(fields, 'stored', 'subscription', letters)).told).toEqual({ outcome: 'kept' })
  const { told, kept } = await receive(fields, 'stored', 'subscription', letters)
  expect([told, kept]).toEqual([{ outcome: 'tooMany', faults: {}, typed, token: formGuard.token('subscription') }, []])
  expect((await receive({ ...ada, [tokenField]: token }, 'stored', 'callback', letters)).told).toEqual({ outcome: 'kept' })
})
