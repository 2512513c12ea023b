import type { FormRules } from '@forum/domain/submission/fields.ts'
import { expect, test } from 'vitest'
import { pairedFields } from './paired-fields.ts'

const line = { kind: 'line', isRequired: true, max: 100 } as const
const email = { kind: 'email', isRequired: true } as const
const phone = { kind: 'phone', isRequired: true } as const
const consent = { kind: 'consent', isRequired: true } as const

test.each<[string, FormRules, readonly string[]]>([
  ['an even number', { name: line, email, consent }, ['name', 'email']],
  [
    'an odd number: mail and telephone stay together',
    { name: line, media: line, post: line, email, phone },
    ['name', 'media', 'email', 'phone'],
  ],
  ['an odd number of addresses only', { email }, ['email']],
  ['long texts and boxes alone', { text: { kind: 'lines', isRequired: false, max: 9 }, consent }, []],
])('%s', (_, rules, paired) => {
  expect([...pairedFields(rules)]).toEqual(paired)
})
