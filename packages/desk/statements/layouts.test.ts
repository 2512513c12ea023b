import { matchLines } from '@forum/domain/transfer/match-lines.ts'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import { expect, test } from 'vitest'
import { oschad } from './dbf-fixture.ts'
import * as written from './layouts-fixture.ts'
import { fingerprintOf, type Mapping } from './mapping.ts'
import { type ReadOptions, readStatement } from './read-statement.ts'
import { isDoubtful, type Statement } from './statement.ts'
import { besides, expected, orders, otherOwnIban, ownCode, ownIban, sixty, type Transfer } from './transfers-fixture.ts'

const own = { code: ownCode, ibans: [ownIban, otherOwnIban] }
const headings = ['Date', 'Amount', 'Payer', 'Payer code', 'Payer account', 'Document', 'Details']
const mapping: Mapping = {
  fingerprint: fingerprintOf(headings),
  day: 0,
  sum: 1,
  name: 2,
  code: 3,
  iban: 4,
  number: 5,
  purpose: 6,
  unit: 'hryvnia',
}
const utf8 = (bytes: Uint8Array, mark = '') => new TextEncoder().encode(mark + new TextDecoder('windows-1251').decode(bytes))

const files: readonly (readonly [string, string, (all: readonly Transfer[]) => Uint8Array])[] = [
  ['iBank of Raiffeisen', 'ibank', written.raiffeisen],
  ['iBank of UkrSibbank', 'ibank', written.ukrsibbank],
  ['iBank of ProCredit', 'ibank', written.procredit],
  ['iBank of Vostok', 'ibank', written.vostok],
  ['iBank saved as UTF-8', 'ibank', (all) => utf8(written.raiffeisen(all))],
  ['iBank saved as UTF-8 with a mark', 'ibank', (all) => utf8(written.ukrsibbank(all), '\ufeff')],
  ['Privat24 CSV', 'privatCsv', written.privatCsv],
  ['Privat24 XLSX', 'privatTable', written.privatXlsx],
  ['Privat24 XLSX without headings', 'privatTable', (all) => written.privatXlsx(all, false)],
  ['Sense', 'sense', written.sense],
  ['iFOBS', 'ifobs', written.ifobs],
  ['iFOBS in a ZIP', 'ifobs', (all) => written.zipped('statement.xml', written.ifobs(all))],
  ['iFOBS without CORRIBAN', 'ifobs', (all) => written.ifobs(all, false)],
  ['Oschadbank, new', 'oschad', oschad],
  ['Oschadbank, old', 'oschad', (all) => oschad(all, true)],
  ['CAMT.053', 'camt', written.camt],
  ['a mapped table', 'mapped', written.ownTable],
]

async function read(bytes: Uint8Array, options: ReadOptions = { own, mapping }): Promise<Statement> {
  const answer = await readStatement(bytes, options)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.statement
}

const payments = ({ lines }: Statement) => lines.filter(({ kind }) => kind === 'payment')

/** The first proposal of each payment, by order. */
function matched(lines: readonly StatementLine[]): string[] {
  const sums = new Map(lines.map(({ key, sum }) => [key, sum]))
  return matchLines(lines, orders)
    .flatMap(({ key, proposals: [first], aside }) =>
      aside ? [] : [`${first?.orders[0]?.id} ${sums.get(key)} ${first?.sureness}`],
    )
    .toSorted()
}

const all = [...sixty, ...besides]
/** The same transfers in another order. */
const shuffled = all
  .map((each, place) => [(place * 29) % all.length, each] as const)
  .toSorted(([a], [b]) => a - b)
  .map(([, each]) => each)

test.each(files)('%s: sixty transfers are matched alike in any order, and known again', async (_, layout, write) => {
  const statement = await read(write(all))
  expect(statement).toMatchObject({ layout, from: '2025-10-17', to: '2025-10-26' })
  expect(statement.leftOut.filter(isDoubtful)).toEqual([])
  expect(payments(statement)).toHaveLength(60)
  expect(matched(statement.lines)).toEqual(expected.toSorted())
  expect(statement.lines.filter(({ kind }) => kind === 'commission')).toHaveLength(1)
  const keys = statement.lines.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const again = await read(write(shuffled))
  expect(again.lines.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  expect(matched(again.lines)).toEqual(matched(statement.lines))
  // A part of the period only: nothing new in it.
  const part = await read(write(all.slice(20, 50)))
  expect(part.lines.filter(({ key }) => !keys.includes(key))).toEqual([])
})

test.each(files)('%s: days, sums, payers and numbers are those of the bank', async (_, layout, write) => {
  const lines = payments(await read(write(all)))
  const told = lines.map(({ day, sum, payer, number, currency }) => [day, sum, payer.code, number, currency].join(' '))
  expect(told.toSorted()).toEqual(sixty.map(({ day, sum, code, number }) => [day, sum, code, number, 'UAH'].join(' ')).toSorted())
  expect(lines.every(({ account }) => account === (layout === 'mapped' ? '' : ownIban))).toBe(true)
})

test('the encoding and a changed order of rows give the same keys', async () => {
  const plain = await read(written.raiffeisen(all))
  for (const changed of [utf8(written.raiffeisen(shuffled), '\ufeff'), written.procredit(all), written.ukrsibbank(shuffled)]) {
    expect((await read(changed)).lines.map(({ key }) => key).toSorted()).toEqual(plain.lines.map(({ key }) => key).toSorted())
  }
})

test('two equal transfers are both kept, and known again', async () => {
  const twice = [...sixty.slice(0, 3), ...sixty.slice(0, 1)]
  const keys = (await read(written.raiffeisen(twice))).lines.map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  expect((await read(written.raiffeisen(twice.toReversed()))).lines.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('balances are compared with the lines', async () => {
  expect((await read(written.camt(all))).balance.agrees).toBe(true)
  expect((await read(oschad(all))).balance).toMatchObject({ opening: 1_200_000, agrees: true })
  expect((await read(written.privatCsv(all))).balance).toEqual({ opening: 1_200_000, closing: null, agrees: null })
  const short = new TextDecoder().decode(written.camt(all)).replace(/<Ntry>.*?<\/Ntry>/, '')
  expect((await read(new TextEncoder().encode(short))).balance.agrees).toBe(false)
})

test('a table that nobody knows tells its headings, and is read once they are named', async () => {
  const answer = await readStatement(written.ownTable(all), { own })
  expect(answer).toMatchObject({ outcome: 'unknown', table: { fingerprint: mapping.fingerprint, headings } })
  expect(payments(await read(written.ownTable(all)))).toHaveLength(60)
})
