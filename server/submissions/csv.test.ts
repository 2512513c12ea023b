import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test.each([
  ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['+380441234567', "'+380441234567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\t=1', "'\t=1"],
  ['first\n=1', `"first\n'=1"`],
  ['Олена, "Банк"', '"Олена, ""Банк"""'],
  ['plain', 'plain'],
  [12, '12'],
  [-5, '-5'],
  [null, ''],
  [{ a: 1 }, '"{""a"":1}"'],
])('%j becomes %s', (value, expected) => {
  expect(csv([[value]])).toBe(`\ufeff${expected}\r\n`)
})
