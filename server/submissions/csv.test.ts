import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test.each([
  ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
  ['+380441234567', "'+380441234567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\t=1', '"\'\t=1"'],
  ['first\n=1', `"first\n'=1"`],
  [';=1+1', '";=1+1"'],
  ['a;=1+1', '"a;=1+1"'],
  ['a,=1+1', '"a,=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u200e=1', "'\u200e=1"],
  ['\u2060=1', "'\u2060=1"],
  ['\u180e=1', "'\u180e=1"],
  ['\u3164=1', "'\u3164=1"],
  ['\u200b\ufeff \u034f=1', "'\u200b\ufeff \u034f=1"],
  ['Олена, "Банк"', '"Олена, ""Банк"""'],
  ['plain', 'plain'],
  [12, '12'],
  [-5, '-5'],
  [null, ''],
  [{ a: 1 }, '"{""a"":1}"'],
])('%j becomes %s', (value, expected) => {
  expect(csv([[value]])).toBe(`\ufeff${expected}\r\n`)
})

test('cells stand apart as spreadsheets in Ukraine expect it', () => {
  expect(
    csv([
      ['id', 'name'],
      ['1', 'Олена'],
    ]),
  ).toBe('\ufeffid;name\r\n1;Олена\r\n')
})
