import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { oschad } from './dbf-fixture.ts'
import { camt, ifobs, privatXlsx, raiffeisen, zipped } from './layouts-fixture.ts'
import { fingerprintOf, type Mapping } from './mapping.ts'
import { type ReadOptions, readStatement } from './read-statement.ts'
import { ownIban, sixty } from './transfers-fixture.ts'
import { workbook } from './workbook-fixture.ts'
import { in1251 } from './written-fixture.ts'

const text = (written: string) => new TextEncoder().encode(written)
const read = (bytes: Uint8Array, options: ReadOptions = {}) => readStatement(bytes, options)

async function statement(bytes: Uint8Array, options: ReadOptions = {}) {
  const answer = await read(bytes, options)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.statement
}

describe('a row of a statement', () => {
  const [first] = sixty.slice(0, 1)
  const lines = new TextDecoder('windows-1251').decode(raiffeisen(sixty.slice(0, 1))).split('\r\n')
  const [heading = '', line = ''] = lines
  const withCells = (change: (cells: string[]) => void) => {
    const cells = line.split(';')
    change(cells)
    return in1251([heading, cells.join(';'), line].join('\r\n'))
  }

  test.each([
    ['both debit and credit', 'twoSums', (cells: string[]) => (cells[13] = '1.00')],
    ['neither', 'noSum', (cells: string[]) => (cells[14] = '')],
    ['zero', 'noSum', (cells: string[]) => (cells[14] = '0.00')],
    ['an unclear sum', 'unclearSum', (cells: string[]) => (cells[14] = '5,123')],
    ['a sum in words', 'unclearSum', (cells: string[]) => (cells[14] = 'сто')],
    ['a negative credit', 'unclearSum', (cells: string[]) => (cells[14] = '-5.00')],
    ['no day', 'noDay', (cells: string[]) => (cells[4] = '')],
    ['a day that is none', 'noDay', (cells: string[]) => (cells[4] = '31.02.2025 10:00')],
    ['a separator in the name', 'longRow', (cells: string[]) => (cells[10] = 'ТОВ "А; Б"')],
    ['too few cells', 'shortRow', (cells: string[]) => cells.splice(8)],
    ['a total', 'total', (cells: string[]) => cells.splice(0, 5, 'Всього', '', '', '', '')],
    ['a total with a Latin i', 'total', (cells: string[]) => cells.splice(0, 5, 'Вихiдний залишок', '', '', '', '')],
  ])('with %s is left out, its reason told, the next one read', async (_, fault, change) => {
    const { leftOut, lines: found } = await statement(withCells(change))
    expect(leftOut).toMatchObject([{ row: 2, fault }])
    expect(found).toMatchObject([{ sum: first?.sum, day: first?.day }])
  })

  test.each([
    [
      'a separator in the purpose',
      (cells: string[]) => (cells[15] = 'за форум; рахунок 2025-00001'),
      { purpose: 'за форум; рахунок 2025-00001' },
    ],
    ['no-break spaces in the sum', (cells: string[]) => (cells[14] = '5\u00a0123,45'), { sum: 512_345 }],
    ['a code without its zero', (cells: string[]) => (cells[9] = '32106'), { payer: { code: '00032106' } }],
    ['a code of zeros', (cells: string[]) => (cells[9] = '0000000000'), { payer: { code: '' } }],
    ['spaces in the IBAN', (cells: string[]) => (cells[2] = ownIban.replace(/(.{4})/g, '$1 ')), { account: ownIban }],
    ['the currency as a number', (cells: string[]) => (cells[3] = '980'), { currency: 'UAH' }],
    ['another currency', (cells: string[]) => (cells[3] = 'EUR'), { currency: 'EUR' }],
    ['a buyer who writes of a commission', (cells: string[]) => (cells[15] = 'Оплата без комісії банку'), { kind: 'payment' }],
    ['interest', (cells: string[]) => (cells[15] = 'Нараховані відсотки на залишок'), { kind: 'other' }],
    [
      'a commission',
      (cells: string[]) => cells.splice(13, 3, '45.50', '', 'Комiсiя за розрахунки'),
      { kind: 'commission', sum: -4550 },
    ],
  ])('with %s is read', async (_, change, expected) => {
    expect((await statement(withCells(change))).lines[0]).toMatchObject(expected)
  })
})

describe('a file is refused in words', () => {
  const bomb = zipSync({ 'a.xml': new Uint8Array(90 * 1024 * 1024) })

  test.each([
    ['an old workbook', 'oldExcel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['nothing', 'empty', new Uint8Array()],
    ['spaces', 'empty', text(' \n \n')],
    ['a PDF', 'notStatement', text('%PDF-1.7 \0 x')],
    ['a letter', 'notStatement', text('Добрий день!\nОплатили рахунок.')],
    ['too many bytes', 'tooLarge', new Uint8Array(10 * 1024 * 1024 + 1)],
    ['fifty thousand rows', 'tooManyRows', text(`a;b;c\n${'1;2;3\n'.repeat(50_000)}`)],
    ['a broken ZIP', 'brokenZip', Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3)],
    ['a ZIP that would fill the memory', 'unpacked', bomb],
    ['a ZIP with two statements', 'severalFiles', zipSync({ 'a.xml': ifobs(sixty), 'b.xml': ifobs(sixty) })],
    ['a ZIP in a ZIP', 'notStatement', zipped('a.xml', zipped('b.xml', ifobs(sixty)))],
    ['a ZIP without a statement', 'notStatement', zipped('a.png', text('x'))],
    ['a broken workbook', 'brokenWorkbook', zipSync({ '[Content_Types].xml': text('<x/>'), 'xl/workbook.xml': text('<x') })],
    ['broken XML', 'brokenXml', text('<?xml version="1.0"?><ROWDATA><ROW></ROWDATA>')],
    ['XML with entities', 'entities', text('<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "b">]><ROWDATA/>')],
    ['XML in an encoding that no bank uses', 'brokenXml', text('<?xml version="1.0" encoding="x-mac"?><ROWDATA/>')],
    ['another XML', 'notStatement', text('<?xml version="1.0"?><rss/>')],
    ['a DBF that is cut off', 'brokenDbf', oschad(sixty).slice(0, 5000)],
  ])('%s', async (_, fault, bytes) => {
    expect(await read(bytes)).toEqual({ outcome: 'refused', fault })
  })

  test('a file that is cut off is read up to there', async () => {
    const whole = new TextDecoder('windows-1251').decode(raiffeisen(sixty))
    const { lines, leftOut } = await statement(in1251(whole.slice(0, whole.lastIndexOf('ТОВ') - 20)))
    expect(lines).toHaveLength(58)
    expect(leftOut.map(({ fault }) => fault)).toEqual(['shortRow'])
  })
})

describe('odd statements of XML', () => {
  const only = new TextDecoder().decode(camt(sixty.slice(0, 1)))
  const changed = (from: string | RegExp, to: string) => statement(text(only.replace(from, to)))

  test('of CAMT', async () => {
    expect((await changed('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>')).leftOut).toMatchObject([{ row: 1, fault: 'notFinal' }])
    expect((await changed('<Sts>BOOK</Sts>', '<RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>')).lines[0]).toMatchObject({
      kind: 'other',
    })
    expect((await changed(/<BookgDt>.*?<\/BookgDt>/, '<BookgDt><DtTm>2025-10-17T22:30:00Z</DtTm></BookgDt>')).lines[0]?.day).toBe(
      '2025-10-18',
    )
    const prefixed = only.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:').replace('xmlns=', 'xmlns:ns=')
    expect((await statement(text(prefixed))).lines[0]).toMatchObject({ payer: { name: sixty[0]?.name } })
  })

  test('a batch of CAMT gives each transfer, unless its sums differ from the entry', async () => {
    const part = (sum: string, said: string) =>
      `<TxDtls><Amt Ccy="UAH">${sum}</Amt><RmtInf><Ustrd>${said}</Ustrd></RmtInf></TxDtls>`
    const details = (parts: string) => changed(/<NtryDtls>.*<\/NtryDtls>/, `<NtryDtls>${parts}</NtryDtls>`)
    const whole = await details(part('5000.00', 'рахунок 2025-00001') + part('123.45', 'рахунок 2025-00002'))
    expect(whole.lines.map(({ sum, purpose }) => [sum, purpose])).toEqual([
      [500_000, 'рахунок 2025-00001'],
      [12_345, 'рахунок 2025-00002'],
    ])
    expect(new Set(whole.lines.map(({ key }) => key)).size).toBe(2)
    expect((await details(part('5000.00', 'a') + part('1.00', 'b'))).lines).toMatchObject([{ sum: 512_345, purpose: 'a b' }])
  })

  test('of iFOBS', async () => {
    const line = new TextDecoder('windows-1251').decode(ifobs(sixty.slice(0, 1)))
    const faultOf = async (from: string | RegExp, to: string) =>
      (await statement(in1251(line.replace(from, to)))).leftOut[0]?.fault
    expect(await faultOf('OPERATIONID="1"', 'OPERATIONID="2"')).toBe('unclearDirection')
    expect(await faultOf(/SUMMA="\d+"/, 'SUMMA="5123.45"')).toBe('unclearSum')
    expect(await faultOf(/BANKDATE="\d+" /, 'BANKDATE="20251399" ')).toBe('noDay')
  })
})

describe('a mapped table', () => {
  const headings = ['Дата', 'Напрям', 'Сума', 'Призначення']
  const mapping: Mapping = { fingerprint: fingerprintOf(headings), day: 0, direction: 1, sum: 2, purpose: 3, unit: 'hryvnia' }
  const file = (...rows: string[]) => text([headings.join(','), ...rows].join('\n'))

  test('with a direction in words, and in kopiykas', async () => {
    const rows = file('17.10.2025,Кредит,750.00,a', '17.10.2025,дебет,1.00,b', '17.10.2025,?,1.00,c')
    const { lines, leftOut } = await statement(rows, { mapping })
    expect(lines.map(({ sum }) => sum)).toEqual([75_000, -100])
    expect(leftOut).toMatchObject([{ row: 4, fault: 'unclearDirection' }])
    const inKopiykas = await statement(file('17.10.2025,Кт,75000,a', '17.10.2025,Кт,750.00,b'), {
      mapping: { ...mapping, unit: 'kopiyka' },
    })
    expect(inKopiykas.lines.map(({ sum }) => sum)).toEqual([75_000])
    expect(inKopiykas.leftOut).toMatchObject([{ fault: 'unclearSum' }])
  })

  test('of another bank is not read by this mapping', async () => {
    expect(await read(text('Дата;Сума;Кому\n17.10.2025;5;x'), { mapping })).toMatchObject({
      outcome: 'unknown',
      table: { examples: [['17.10.2025', '5', 'x']] },
    })
  })

  test('may be a workbook', async () => {
    const book = workbook([['Виписка'], headings, ['17.10.2025', 'Кредит', 750.5, 'a']])
    expect((await statement(book, { mapping })).lines).toMatchObject([{ sum: 75_050, day: '2025-10-17' }])
  })
})

test('rows of a workbook above and below the lines are told as what they are', async () => {
  const { leftOut } = await statement(privatXlsx(sixty, false))
  expect(leftOut.map(({ fault }) => fault)).toEqual(['heading', 'total'])
})
