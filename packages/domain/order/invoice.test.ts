import { expect, test } from 'vitest'
import { invoiceOf } from './invoice.ts'
import { anAttendee, anOrder, aSeller } from './order-builder.ts'

const seller = aSeller({ code: '37193071', iban: 'UA673005280000026500504354077' })
const terms = { offer: null, refund: null }
const order = anOrder({
  locale: 'en',
  method: 'bank',
  buyer: { name: 'Ада', email: '', phone: '', company: 'ТОВ «Покупець»', edrpou: '14360570' },
  lines: [{ ticketId: 't', title: 'Standard', price: 12_500, attendees: [anAttendee(), anAttendee()] }],
  createdAt: Date.parse('2025-09-09T23:30:00+03:00'),
  expiresAt: Date.parse('2025-09-14T23:59:00+03:00'),
})
const linesOf = (payload: string) => new TextDecoder('windows-1251').decode(Buffer.from(payload, 'base64url')).split('\n')

test('the invoice names both parties, its lines, the tax in its sum and what to write as the purpose', () => {
  expect(invoiceOf(order, seller, terms)).toMatchObject({
    number: '2025-00042',
    payer: { name: 'ТОВ «Покупець»', code: '14360570' },
    lines: [{ title: 'Standard', quantity: 2, price: 12_500, sum: 25_000 }],
    total: 25_000,
    vat: { rate: 20, sum: 416_667 },
    purpose: 'Оплата участі у форумі, рахунок № 2025-00042 від 09.09.2025, у т.ч. ПДВ 20 % 4166,67 грн',
  })
})

test('an order keeps the VAT of its moment', () => {
  expect(invoiceOf(order, { ...seller, vatRate: 7 }, terms).vat).toEqual({ rate: 20, sum: 416_667 })
})

test('a seller without VAT says so, and a person pays under their own name', () => {
  const invoice = invoiceOf({ ...order, vatRate: null, buyer: { ...order.buyer, company: '' } }, seller, terms)
  expect(invoice).toMatchObject({ vat: null, payer: { name: 'Ада' } })
  expect(invoice.purpose).toMatch(/без ПДВ$/)
})

test('the code for bank applications holds the very data of the invoice, with Kyiv times', () => {
  const { qr, purpose } = invoiceOf(order, seller, terms)
  expect(linesOf(qr?.payload ?? '').slice(5, 16)).toEqual([
    seller.name,
    seller.iban,
    'UAH25000',
    seller.code,
    'OTHR/GDDS',
    '2025-00042',
    purpose,
    '',
    'FFFF',
    '250914235900',
    '250909233000',
  ])
})

test('an invoice of which a part came asks for the rest, with the tax in the rest', () => {
  const invoice = invoiceOf({ ...order, received: 1_000_050 }, seller, terms)
  expect(invoice).toMatchObject({ total: 25_000, received: 1_000_050, toPay: 1_499_950 })
  expect(invoice.purpose).toMatch(/2499,92 грн$/)
  expect(linesOf(invoice.qr?.payload ?? '')[7]).toBe('UAH14999.50')
  expect(invoiceOf({ ...order, status: 'paid', received: 2_500_000 }, seller, terms)).toMatchObject({
    received: 0,
    toPay: 2_500_000,
  })
})

test('a name that the code cannot hold leaves the code out, never the invoice', () => {
  expect(invoiceOf(order, { ...seller, name: 'я'.repeat(141) }, terms)).toMatchObject({ qr: null, total: 25_000 })
})

test('an invoice abroad is in English, says the rate of its order, and has no code for Ukrainian banks', () => {
  const abroad = { name: 'Forum LLC', address: 'Kyiv, Ukraine', swift: 'DEMOUAUK', correspondent: 'Example Bank, EXMPDEFF' }
  const fromAbroad = { ...order, buyer: { ...order.buyer, isAbroad: true } as const, euroRate: 481_234 }
  expect(invoiceOf(fromAbroad, { ...seller, abroad }, terms)).toMatchObject({
    abroad: { ...abroad, euroRate: 481_234 },
    purpose: 'Participation in the forum, invoice No. 2025-00042 of 09.09.2025, including VAT 20% 4166.67 UAH',
    qr: null,
  })
  expect(invoiceOf({ ...fromAbroad, vatRate: null }, { ...seller, abroad }, terms).purpose).toMatch(/, without VAT$/)
  expect(invoiceOf(order, { ...seller, abroad }, terms).abroad).toBeNull()
  // The settings were taken away since: the invoice of everybody.
  expect(invoiceOf(fromAbroad, seller, terms)).toMatchObject({ abroad: null, qr: { payload: expect.any(String) } })
})

test('lists full prices and what a promo code takes off, so that lines, discount and total agree', () => {
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const cheaper = { ...line, price: 11_250, reduced: { from: 12_500, code: 'LION-10' } }
  const { lines, discount, total } = invoiceOf({ ...order, lines: [cheaper], total: 22_500 }, seller, terms)
  expect(lines).toMatchObject([{ price: 12_500, sum: 25_000 }])
  expect(discount).toEqual({ code: 'LION-10', sum: 2_500 })
  expect(total).toBe(25_000 - 2_500)
})

test('a replaced version has no code and asks for what it asked when it was made; the valid one has its address', () => {
  const [first, second] = [
    { version: 1, since: 1 },
    { version: 2, since: 2 },
  ]
  const partPaid = { ...order, received: 100_000, buyer: { ...order.buyer, address: 'Київ' } }
  const old = invoiceOf(partPaid, seller, terms, { ...first, before: null, after: second })
  expect(old).toMatchObject({ qr: null, received: 0, toPay: 2_500_000, number: order.number, vat: { rate: 20 } })
  const newest = invoiceOf(partPaid, seller, terms, { ...second, before: first, after: null })
  expect(newest).toMatchObject({ qr: { payload: expect.any(String) }, received: 100_000, payer: { address: 'Київ' } })
})
