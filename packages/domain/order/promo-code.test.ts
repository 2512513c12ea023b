import { expect, test } from 'vitest'
import { codeText, isCodeText, type Reduction, reducedPrice } from './promo-code.ts'

test.each<[Reduction['kind'], number, number, number]>([
  ['percent', 10, 6999, 6299],
  ['percent', 15, 30, 25],
  ['percent', 33, 100, 67],
  ['percent', 100, 7900, 0],
  ['sum', 500, 7900, 7400],
  ['sum', 8000, 7900, 0],
])('%s %i off %i hryvnias leaves %i', (kind, amount, price, expected) => {
  expect(reducedPrice(price, { kind, amount })).toBe(expected)
})

test('a code is one however it is typed', () => {
  expect(codeText(' lion 10\n')).toBe('LION10')
  expect([isCodeText('ЛЬВІВ-10'), isCodeText('A1'), isCodeText('A<B>C')]).toEqual([true, false, false])
})
