import { describe, expect, test } from 'vitest'
import { csvRows } from './csv.ts'
import { dayOf } from './days.ts'
import { kopiykasOfText, sumOfDecimal, sumOfNumber, sumOfSides, sumOfText } from './sums.ts'

describe('a sum', () => {
  test.each([
    ['750,00', 75_000],
    ['750.5', 75_050],
    ['-70 000.00', -7_000_000],
    ['1\u00a0018,23', 101_823],
    ["12'500.00", 1_250_000],
    ['12’500', 1_250_000],
    ['1\u202f234\u202f567,89', 123_456_789],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['−5,01', -501],
    ['+5', 500],
    ['12 500 грн.', 1_250_000],
    ['0.07', 7],
    ['1,234', 'unclear'],
    ['1.234', 'unclear'],
    ['1.2345', 'unclear'],
    ['12 50', 'unclear'],
    ['1 23 456', 'unclear'],
    ['(100.00)', 'unclear'],
    ['100.00-', 'unclear'],
    ['1e5', 'unclear'],
    ['--5', 'unclear'],
    ['99999999999999', 'unclear'],
    ['', 'none'],
    ['—', 'none'],
  ])('%s', (written, kopiykas) => expect(sumOfText(written)).toBe(kopiykas))

  test('of a workbook, of a kopiyka layout, of XML, of two columns', () => {
    expect([750, 750.1200000000001, 0.1 + 0.2, -12.34].map(sumOfNumber)).toEqual([75_000, 75_012, 30, -1234])
    expect(sumOfNumber(1.234)).toBe('unclear')
    expect(['100050', '-5', '1000.50', '1 000', ''].map(kopiykasOfText)).toEqual([100_050, -5, 'unclear', 'unclear', 'none'])
    expect(['10', '10.5', '10.50000', '10.505', '10,50', '-10'].map(sumOfDecimal)).toEqual([
      1000,
      1050,
      1050,
      'unclear',
      'unclear',
      'unclear',
    ])
    expect(sumOfSides(100, 'none')).toBe(-100)
    expect(sumOfSides(0, 100)).toBe(100)
    expect(sumOfSides(100, 100)).toBe('both')
    expect(sumOfSides(-100, 'none')).toBe('unclear')
  })
})

test.each([
  ['29.11.2025 12:30', '2025-11-29'],
  ['9.1.2025', '2025-01-09'],
  ['29.11.25', '2025-11-29'],
  ['29/11/2025', '2025-11-29'],
  ['05/06/2025', ''],
  ['2025-11-29T23:59:59', '2025-11-29'],
  ['20251129', '2025-11-29'],
  ['2025.11.29', '2025-11-29'],
  ['31.06.2025', ''],
  ['00.00.0000', ''],
  ['29.11.1925', ''],
  ['12345678', ''],
])('the day %s', (written, day) => expect(dayOf(written)).toBe(day))

describe('a row of a text', () => {
  const cells = (line: string) => csvRows(`a;b;c\n${line}`)[1]?.cells

  test.each([
    ['ТОВ "Льон";5;x', ['ТОВ "Льон"', '5', 'x']],
    ['"ТОВ "Льон"";5;x', ['ТОВ "Льон"', '5', 'x']],
    ['"ТОВ ""Льон""";5;x', ['ТОВ "Льон"', '5', 'x']],
    ['"Льон" ТОВ;5;"x"', ['"Льон" ТОВ', '5', 'x']],
    ['"ТОВ ""Льон""; Київ";5;x', ['ТОВ "Льон"; Київ', '5', 'x']],
    ['"Форум 2025 участ;5;x', ['"Форум 2025 участ', '5', 'x']],
    ['"";"";""', null],
    ['"";5;""', ['', '5', '']],
    ['x;5;"', ['x', '5', '"']],
  ])('%s', (line, expected) => expect(cells(line)).toEqual(expected ?? undefined))

  test('a broken cell is joined, the rows behind a bare quote are not swallowed', () => {
    expect(csvRows('a;b;c\n"x\ny";5;z\n1;2;3').map((row) => row.cells)).toEqual([
      ['a', 'b', 'c'],
      ['x y', '5', 'z'],
      ['1', '2', '3'],
    ])
    expect(csvRows('a;b;c\n1;2;"x\n1;2;y "z"\n').map((row) => row.cells)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '"x'],
      ['1', '2', 'y "z"'],
    ])
    expect(csvRows('sep=,\na,b\r1,"2"\r').map((row) => row.cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})
