import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'other', ''])(
  '%j is in no table of ours',
  (key) => {
    expect(ownValue({ success: 'paid' }, key)).toBeUndefined()
  },
)

it('what stands in the table is found', () => {
  expect(ownValue({ success: 'paid' }, 'success')).toBe('paid')
})
