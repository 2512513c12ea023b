// Tables as strange banks, and people who change them, make them: what is read of them, and what is said to be looked at.
import { expect, test } from 'vitest'
import { fingerprintOf, type Mapping } from './mapping.ts'
import { type ReadOptions, readStatement } from './read-statement.ts'
import { ownIban } from './transfers-fixture.ts'
import { workbook, workbookOf } from './workbook-fixture.ts'

const text = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'))

async function statement(bytes: Uint8Array, options: ReadOptions = {}) {
  const answer = await readStatement(bytes, options)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  const { lines, leftOut } = answer.statement
  return { lines, faults: leftOut.map(({ fault }) => fault) }
}

const headings = ['Дата', 'Сума', 'Платник', 'Призначення', 'Залишок']
const named = (own: Partial<Mapping> = {}): { mapping: Mapping } => ({
  mapping: { fingerprint: fingerprintOf(headings), day: 0, sum: 1, name: 2, purpose: 3, unit: 'hryvnia', ...own },
})

test('a sum that the separator cut in two is told, never read by its first half', async () => {
  const table = text(
    headings.join(','),
    '17.10.2025,"6900,50",ТОВ Льон,рахунок,1',
    '17.10.2025,6900,50,ТОВ Льон,рахунок,1',
    '17.10.2025,1,234.56,ТОВ Льон,рахунок,1',
  )
  const { lines, faults } = await statement(table, named())
  expect([lines.map(({ sum }) => sum), faults]).toEqual([[690_050], ['longRow', 'longRow']])
})

test('a purpose with the separator in it is read whole, where the sum stands before it', async () => {
  const { lines, faults } = await statement(text(headings.join(';'), '17.10.2025;6900;ТОВ Льон;рах. 1; форум; київ;12'), named())
  expect([lines.map(({ sum, purpose }) => [sum, purpose]), faults]).toEqual([[[690_000, 'рах. 1; форум; київ']], []])
})

test('a name with a number behind the separator does not become the sum of Privat24', async () => {
  const heading =
    'ЄДРПОУ;МФО;Рахунок;Валюта;Номер документу;Дата операції;МФО банку;Назва банку;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу;'
  const row = (name: string) => `1;305299;${ownIban};UAH;15;17.10.2025;305299;АТ;UA21;20000373;${name};6 900.00;рахунок;`
  const { lines, faults } = await statement(text(heading, row('КП Маяк'), row('КП Маяк;24')))
  expect([lines.map(({ sum }) => sum), faults]).toEqual([[690_000], ['longRow']])
})

test('turnovers and balances with a day of their own are no payments', async () => {
  const rows = ['Обороти за день', 'Вхiдний залишок', 'Залишок на 17.10.2025', 'Залишок оплати за форум'].map(
    (said) => `17.10.2025;6900,00;;${said};`,
  )
  const { lines, faults } = await statement(text(headings.join(';'), ...rows), named())
  expect([lines.map(({ purpose }) => purpose), faults]).toEqual([['Залишок оплати за форум'], ['total', 'total', 'total']])
})

test('codes and accounts that a spreadsheet program made to 3,2E+07 tell nobody', async () => {
  const table = text('День;Сума;Код;Рахунок;Наш', '17.10.2025 р.;6900;3,2E+07;2,6E+13;2,6E+13')
  const fingerprint = fingerprintOf(['День', 'Сума', 'Код', 'Рахунок', 'Наш'])
  const { lines } = await statement(table, {
    mapping: { fingerprint, day: 0, sum: 1, code: 2, iban: 3, account: 4, unit: 'hryvnia' },
  })
  expect(lines).toMatchObject([{ kind: 'payment', account: '', payer: { code: '', iban: '' }, day: '2025-10-17' }])
})

test('the headings are the widest row above the lines, not a title in several cells', async () => {
  const title = ['Клієнт', 'ТОВ Форум', 'код дванадцять']
  for (const file of [
    text(title.join(';'), '', headings.join(';'), '1;2;3;4;5', '17.10.2025;6900,00;ТОВ Льон;рахунок;1'),
    workbook([title, headings, ['17.10.2025', 6900, 'ТОВ Льон', 'рахунок', 1]]),
  ])
    expect(await readStatement(file)).toMatchObject({
      outcome: 'unknown',
      table: {
        headings,
        fingerprint: fingerprintOf(headings),
        examples: [['17.10.2025', expect.stringContaining('6900'), 'ТОВ Льон', 'рахунок', '1']],
      },
    })
})

test('the statement of a workbook may be on any of its sheets, and on one only', async () => {
  const lines = [headings, ['17.10.2025', 6900, 'ТОВ Льон', 'рахунок', 1]]
  const cover = [['Виписка'], ['Клієнт', 'ТОВ Форум', 'Київ']]
  for (const sheets of [[lines], [cover, lines], [[], lines, cover]])
    expect((await statement(workbookOf(sheets), named())).lines.map(({ sum }) => sum)).toEqual([690_000])
  expect(await readStatement(workbookOf([cover, lines]))).toMatchObject({ outcome: 'unknown', table: { headings } })
  expect(await readStatement(workbookOf([lines, cover, lines]), named())).toEqual({ outcome: 'refused', fault: 'severalSheets' })
})
