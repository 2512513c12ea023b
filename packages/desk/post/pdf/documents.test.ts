import { invoiceOf } from '@forum/domain/order/invoice.ts'
import { anOrder, aSeller } from '@forum/domain/order/order-builder.ts'
import { expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'
import { codesOfPdf, readPdf } from './read-pdf-fixture.ts'
import { type TicketPaper, ticketPdf } from './ticket-pdf.ts'

const seller = aSeller({
  name: 'ТОВ «Ґанок і Їжак ʼ»',
  bank: 'Банк «Єдність»',
  address: '01001, м. Київ, вул. Вигадана, 1',
  phone: '+38 044 000 10 02',
})
const createdAt = Date.parse('2025-09-09T09:00:00+03:00')
const order = anOrder({
  method: 'bank',
  buyer: { name: 'Марʼян Їжакевич', email: 'm@b.example', phone: '1', company: 'ТОВ «Льон і Лад»', edrpou: '12345678' },
  lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [] }],
  total: 13_800,
  createdAt,
  expiresAt: createdAt + 5 * 24 * 3_600_000,
})
const token = `KEF1.${'a'.repeat(26)}.${'B-_9'.repeat(21)}cd`
const file = '0b7c6a1e-8f0d-4a5b-9c3e-2d1f00aa11bb.mfk3x1'
const terms = {
  offer: `https://forum.example/assets/${file}/asset.pdf`,
  refund: `https://forum.example/assets/${file.replace('0b', '1c')}/asset.pdf`,
}
const ticket: TicketPaper = {
  price: 6_900,
  vatRate: 20,
  seller,
  terms,
  forum: 'Київський економічний форум 2025',
  date: '16–17 жовтня 2025',
  place: 'Конгрес-хол «Почайна», Київ',
  title: 'Учасник',
  attendee: { name: 'Єва Ґудзь-Їжакевич', company: 'ТОВ «Льон і Лад»', position: 'Голова обʼєднання' },
  orderNumber: '2025-00042',
  token,
}
const plain = (text: string | undefined) => text?.replace(/\s+/g, ' ').replaceAll('ʼ', '’') ?? ''

test.each([
  ['uk', ['Рахунок № 2025-00042', 'послуга', 'у тому числі ПДВ 20 %: 2 300 ₴', 'Тринадцять тисяч вісімсот гривень 00 копійок']],
  ['en', ['2025-00042', 'Thirteen thousand eight hundred hryvnias 00 kopiykas']],
  ['ru', ['2025-00042', 'Тринадцать тысяч восемьсот гривен 00 копеек']],
] as const)(
  'an invoice in %s is read by another library, letter for letter, and its code pays that very invoice',
  async (locale, said) => {
    const invoice = invoiceOf(order, seller, terms)
    const pdf = await invoicePdf(invoice, locale)
    const text = plain((await readPdf(pdf)).join(' '))
    const everywhere = [
      'ТОВ «Ґанок і Їжак ʼ»',
      'Банк «Єдність»',
      'UA90 3052 9929 9000 4149 1234 5678 9',
      '30000005',
      '13 800 ₴',
      plain(invoice.purpose),
      'tickets@forum.example, +38 044 000 10 02',
      terms.offer,
      terms.refund,
    ]
    for (const part of [...everywhere, ...said]) expect(text).toContain(plain(part))
    expect(await codesOfPdf(pdf)).toEqual([invoice.qr?.address])
  },
)

test('an invoice abroad says SWIFT, correspondent and the sum in euro, and nothing of it is Ukrainian but the payer', async () => {
  const abroad = { name: 'Ganok LLC', address: 'Kyiv, Ukraine', swift: 'DEMOUAUK', correspondent: 'Example Bank, EXMPDEFF' }
  const buyer = { ...order.buyer, company: 'Beispiel GmbH', edrpou: '12-3456789', isAbroad: true } as const
  const lines = [{ ticketId: 't', title: 'Standard', price: 6_900, attendees: [] }]
  const invoice = invoiceOf({ ...order, buyer, lines, euroRate: 481_234 }, { ...seller, abroad }, terms)
  const pdf = await invoicePdf(invoice, 'en')
  const text = plain((await readPdf(pdf)).join(' '))
  const said = [
    ...Object.values(abroad),
    ...['Tax number 12-3456789', 'Beispiel GmbH', 'About 286.76 € as a guide, at 48.1234 ₴ to the euro'],
    ...['UA90 3052 9929 9000 4149 1234 5678 9', '13 800 ₴', invoice.purpose],
  ]
  for (const part of said) expect(text).toContain(plain(part))
  expect(text.match(/\p{Script=Cyrillic}+/gu)).toBeNull()
  expect(await codesOfPdf(pdf)).toEqual([undefined])
})

const [first, second] = [
  { version: 1, since: createdAt },
  { version: 2, since: createdAt + 86_400_000 },
]

test.each([
  ['uk', 'Версія 2 від 10.09.2025, замість версії 1 від 09.09.2025', 'Не дійсний: замінено версією 2 від 10.09.2025'],
  ['en', 'Version 2 of 10.09.2025, replaces version 1 of 09.09.2025', 'Not valid: replaced by version 2 of 10.09.2025'],
  ['ru', 'Версия 2 от 10.09.2025, вместо версии 1 от 09.09.2025', 'Недействителен: заменён версией 2 от 10.09.2025'],
] as const)(
  'a corrected invoice in %s says which it is; the old one that it is not valid, without a code',
  async (locale, is, isNot) => {
    const address = '01001, м. Київ, вул. Прикладна, 12/34'
    const corrected = { ...order, buyer: { ...order.buyer, address } }
    const newest = await invoicePdf(invoiceOf(corrected, seller, terms, { ...second, before: first, after: null }), locale)
    const text = plain((await readPdf(newest)).join(' '))
    expect(text).toContain(is)
    expect(text).toContain(address)
    expect(text).not.toContain(isNot.slice(0, 8))
    expect(await codesOfPdf(newest)).toEqual([expect.stringContaining('qr.bank.gov.ua')])
    const old = await invoicePdf(invoiceOf(order, seller, terms, { ...first, before: null, after: second }), locale)
    expect(plain((await readPdf(old)).join(' '))).toContain(isNot)
    expect(await codesOfPdf(old)).toEqual([undefined])
  },
)

test('an old invoice of two pages bears its mark on both', async () => {
  const lines = Array.from({ length: 25 }, () => ({ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [] }))
  const old = await invoicePdf(invoiceOf({ ...order, lines }, seller, terms, { ...first, before: null, after: second }), 'uk')
  const pages = await readPdf(old)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.map((page) => page.split('Не дійсний').length - 1)).toEqual([2, 1])
})

test('tickets stand each on a page of its own, with its person and its code', async () => {
  const other = { ...ticket, attendee: { name: 'Марʼян О’Коннор', company: '', position: '' }, token: token.replace('a', 'b') }
  const pdf = await ticketPdf([ticket, other], 'uk')
  const pages = await readPdf(pdf)
  expect(pages).toHaveLength(2)
  for (const part of [
    'Київський економічний форум 2025',
    '16–17 жовтня 2025',
    'Єва Ґудзь-Їжакевич',
    'Голова обʼєднання',
    '2025-00042',
    '6 900 ₴',
    'у тому числі ПДВ 20 %: 1 150 ₴',
    'Продавець: ТОВ «Ґанок і Їжак ʼ», код 30000005',
  ])
    expect(plain(pages[0])).toContain(plain(part))
  expect(plain(pages[1])).toContain('Мар’ян О’Коннор')
  expect(plain(pages[1])).not.toContain('Єва')
  expect(await codesOfPdf(pdf)).toEqual([ticket.token, other.token])
})

test('a name in letters that our faces lack is written all the same', async () => {
  const attendee = { name: 'Ελένη Παπαδοπούλου', company: 'Čapek & Łoś, Ķekava', position: 'Ω' }
  const pages = await readPdf(
    await ticketPdf([{ ...ticket, attendee, seller: null, terms: { offer: null, refund: null } }], 'uk'),
  )
  for (const part of [attendee.name, attendee.company, attendee.position]) expect(plain(pages[0])).toContain(part)
})
