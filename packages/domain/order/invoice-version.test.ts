import { expect, test } from 'vitest'
import {
  buyerWith,
  firstVersion,
  type InvoicePayer,
  type InvoiceVersion,
  invoiceFixedBecause,
  isSamePayer,
  payerOf,
  readCorrection,
  versionAmong,
} from './invoice-version.ts'
import { anOrder } from './order-builder.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ада Лавлейс', ...fields })) form.set(name, value)
  return form
}
const read = (fields: Record<string, string>) => {
  const reading = readCorrection(formOf(fields))
  return reading.isValid ? reading.payer : reading.faults
}
const ada = { name: 'Ада Лавлейс', company: '', edrpou: '' }
const long = 'я'.repeat(200)

test.each<[string, Record<string, string>, InvoicePayer]>([
  ['a person', {}, ada],
  [
    'a company, its code with spaces',
    { company: ' ТОВ «Льон» ', edrpou: '1436 05 70' },
    { ...ada, company: 'ТОВ «Льон»', edrpou: '14360570' },
  ],
  ['the words around a code', { edrpou: 'код ЄДРПОУ 14360570' }, { ...ada, edrpou: '14360570' }],
  ['apostrophes of every kind', { company: 'ПП «Обʼєднання О’Коннор»' }, { ...ada, company: 'ПП «Обʼєднання О’Коннор»' }],
  ['as long a name as there may be', { company: long }, { ...ada, company: long }],
  ['HTML is text', { company: 'A & B <b>', address: '<i>Київ</i>' }, { ...ada, company: 'A & B <b>', address: '<i>Київ</i>' }],
  ['abroad any tax number', { edrpou: '12-3456789', abroad: 'yes' }, { ...ada, edrpou: '12-3456789', isAbroad: true }],
  [
    'lines of an address',
    { address: 'вул. Прикладна, 1,\r\n\r\n  м. Київ\n01001 ' },
    { ...ada, address: 'вул. Прикладна, 1, м. Київ, 01001' },
  ],
  ['a tab of a table', { address: 'Київ\t01001' }, { ...ada, address: 'Київ 01001' }],
  ['an address of spaces', { address: ' \n \t ' }, ada],
  ['another value of the tick', { abroad: 'no' }, ada],
])('takes %s', (_, fields, payer) => expect(read(fields)).toEqual(payer))

test.each<[string, Record<string, string>, object]>([
  ['no name', { name: '' }, { name: 'empty' }],
  ['a name that is a message', { name: 'https://evil.example' }, { name: 'notName' }],
  ['too long a company', { company: 'я'.repeat(201) }, { company: 'tooLong' }],
  ['too long an address', { address: 'я'.repeat(301) }, { address: 'tooLong' }],
  ['a company that no paper can show', { company: '会社' }, { company: 'notPrinted' }],
  ['a smile in the address', { address: 'Київ 🙂' }, { address: 'notPrinted' }],
  ['a company of two lines', { company: 'ТОВ\nЛьон' }, { company: 'notText' }],
  ['a code with a wrong digit', { edrpou: '14360571' }, { edrpou: 'edrpouCheck' }],
  ['a tax number of abroad without the tick', { edrpou: '12-3456789' }, { edrpou: 'edrpouDigits' }],
  ['Cyrillic as a number of abroad', { edrpou: 'ІПН один', abroad: 'yes' }, { edrpou: 'notForeign' }],
  ['two faults at once', { name: '', edrpou: '1' }, { name: 'empty', edrpou: 'edrpouDigits' }],
])('refuses %s', (_, fields, faults) => expect(read(fields)).toEqual(faults))

test('what was typed comes back, with its tick', () => {
  const reading = readCorrection(formOf({ company: 'ТОВ', edrpou: '!', abroad: 'yes', seen: '1' }))
  expect(reading).toMatchObject({ typed: { name: 'Ада Лавлейс', company: 'ТОВ', edrpou: '!', abroad: 'yes' } })
  const twice = formOf({})
  twice.append('company', 'a')
  twice.append('company', 'b')
  expect(readCorrection(twice)).toMatchObject({ isValid: false, faults: { company: 'notText' } })
})

const open = anOrder({ method: 'bank', total: 100, expiresAt: 10 })
const paid = { ...open, status: 'paid' } as const
const now = { now: 5, isErased: false }

test.each([
  ['waits', open, now, null, null],
  ['is paid', paid, now, 'paid', null],
  ['has an act', paid, { ...now, hasAct: true }, 'acted', 'acted'],
  ['is by card', { ...open, method: 'card' } as const, now, 'noInvoice', 'noInvoice'],
  ['is free', { ...open, total: 0 }, now, 'noInvoice', 'noInvoice'],
  ['has expired', open, { ...now, now: 10 }, 'over', 'over'],
  ['is paid in part and late', { ...open, received: 1 }, { ...now, now: 10 }, null, null],
  ['is cancelled', { ...open, status: 'cancelled' } as const, now, 'over', 'over'],
  ['is refunded', { ...paid, status: 'refunded' } as const, now, 'over', 'over'],
  ['is erased', paid, { ...now, isErased: true }, 'over', 'over'],
] as const)('of an order that %s', (_, order, circumstances, forBuyer, forOrganiser) => {
  expect(invoiceFixedBecause(order, 'buyer', circumstances)).toBe(forBuyer)
  expect(invoiceFixedBecause(order, 'organiser', circumstances)).toBe(forOrganiser)
})

const versions: InvoiceVersion[] = [1, 2, 3].map((version) => ({
  ...{ version, payer: { ...ada, company: `v${version}` }, since: version * 10, madeBy: 'buyer' },
}))

test('each version says what it replaced, and an old one which is valid', () => {
  const stamp = (asked: number | null) => versionAmong(versions, asked)?.stamp
  expect(stamp(null)).toEqual({ version: 3, since: 30, before: { version: 2, since: 20 }, after: null })
  expect(stamp(3)).toEqual(stamp(null))
  expect(stamp(1)).toEqual({ version: 1, since: 10, before: null, after: { version: 3, since: 30 } })
  expect([versionAmong(versions, 4), versionAmong(versions, 0), versionAmong([], null)]).toEqual([null, null, null])
  expect(versionAmong(versions, 2)?.payer.company).toBe('v2')
})

test('the payer is all that a correction changes of the buyer, and an address may go', () => {
  const buyer = { ...ada, email: 'a@b.example', phone: '1', isAbroad: true as const, address: 'Київ' }
  expect(buyerWith(buyer, ada)).toEqual({ ...ada, email: 'a@b.example', phone: '1' })
  expect(buyerWith(buyer, payerOf(buyer))).toEqual(buyer)
  expect([isSamePayer(ada, { ...ada, address: '' }), isSamePayer(ada, { ...ada, isAbroad: true })]).toEqual([true, false])
  expect(firstVersion({ ...open, origin: { source: 'group', allocation: '', giver: '' } }).madeBy).toBe('organiser')
})
