import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { invoiceOf } from '@forum/domain/order/invoice.ts'
import type { VersionStamp } from '@forum/domain/order/invoice-version.ts'
import { anOrder, aSeller } from '@forum/domain/order/order-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { badgeSizes } from './badge.ts'
import { badgePdf } from './badge-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { structureOf, unmarkedIn } from './read-pdf-fixture.ts'
import { type TicketPaper, ticketPdf } from './ticket-pdf.ts'

const asset = 'https://forum.example/offer.pdf'
const ticket: TicketPaper = {
  price: 6_900,
  vatRate: 20,
  seller: aSeller(),
  terms: { offer: asset, refund: null },
  forum: 'Economic Forum 2025',
  date: '16–17 October 2025',
  place: 'Congress Hall, Kyiv',
  title: 'Participant',
  attendee: { name: 'Eva Long', company: 'Flax', position: 'Head of the department of international technical cooperation' },
  orderNumber: '2025-00042',
  token: 'KEF1.a',
}

const createdAt = Date.parse('2025-09-09T09:00:00+03:00')
const anInvoice = (kinds = 1, version: VersionStamp | null = null) => {
  const lines = Array.from({ length: kinds }, () => ({ ticketId: 't', title: 'Participant', price: 6_900, attendees: [] }))
  const buyer = { name: 'Eva', email: 'm@b.example', phone: '1', company: 'Flax', edrpou: '12345678', address: 'Kyiv' }
  const order = anOrder({ method: 'bank', buyer, lines, total: 13_800, createdAt, expiresAt: createdAt + 86_400_000 })
  return invoiceOf(order, aSeller({ bank: 'Банк «Єдність»', address: 'Київ' }), ticket.terms, version)
}
const replaced = { version: 2, since: createdAt, before: { version: 1, since: 0 }, after: { version: 3, since: createdAt } }
const badge = { name: 'Eva', company: 'Flax', position: 'Head', kind: 'Participant', kindIndex: 0, token: 'KEF1.a' }
const sheets = { title: 'Badges', forum: 'Economic Forum', date: '16 October 2025' }

test('a ticket is read in its order: the edition, its code in words, the attendee, whole words, a link', async () => {
  const { ticket: text } = catalogues.en.papers
  const [page] = await structureOf(await ticketPdf([ticket], 'en'))
  expect(page).toEqual([
    'Document',
    '  Sect',
    '    Figure [Kyiv Economic Forum] Kyiv Economic Forum',
    '    H1 Economic Forum 2025',
    '    P 16–17 October 2025',
    '    P Congress Hall, Kyiv',
    `    Figure [${text.codeAlt}]`,
    '    P Attendee',
    '    P Eva Long',
    '    P Head of the department of international technical cooperation',
    '    P Flax',
    '    P Ticket',
    '    P Participant',
    '    P Order',
    '    P 2025-00042',
    '    P Price',
    '    P 6 900 ₴',
    '    P including 20% VAT: 1 150 ₴',
    `    P ${text.atTheDoor}`,
    expect.stringMatching(/^ {4}P Seller: /),
    '    P',
    `      Link Terms of sale: ${asset} →`,
  ])
})

test('what is set smaller to fit is one paragraph of whole words', async () => {
  const company = 'Institute for Economic Research, Reconstruction and European Integration of the Black Sea Region, '
    .repeat(2)
    .trim()
  const [page] = await structureOf(await ticketPdf([{ ...ticket, attendee: { ...ticket.attendee, company } }], 'en'))
  expect(page).toContain(`    P ${company}`)
})

test('an invoice has a heading, tables with heads, the words of its code, and Ukrainian parts said to be so', async () => {
  const [page = []] = await structureOf(await invoicePdf(anInvoice(), 'en'))
  for (const line of ['  H1 Invoice No. 2025-00042', '      TH Bank', '      TD (uk) Банк «Єдність»', '      TD (uk) Київ'])
    expect(page).toContain(line)
  const from = page.indexOf('      TH Item')
  expect(page.slice(from - 2, from + 8)).toEqual([
    '  Table',
    '    TR',
    ...['Item', 'Unit', 'Qty', 'Price', 'Amount'].map((head) => `      TH ${head}`),
    '    TR',
    '      TD Participation in the forum: Participant',
    '      TD service',
  ])
  expect(page).toContain(`  Figure [${catalogues.en.papers.invoice.codeAlt}] `.trimEnd())
  expect(page.filter((line) => line.startsWith('  P (uk) Оплата участі'))).toHaveLength(1)
})

test('an invoice of two pages goes on in its table', async () => {
  const pages = await structureOf(await invoicePdf(anInvoice(25), 'uk'))
  expect(pages.length).toBeGreaterThan(1)
  const rows = pages.flat().filter((line) => line.includes('TD Участь у форумі'))
  expect([rows.length, pages[1]?.slice(0, 3)]).toEqual([25, ['Document', '  Table', '    TR']])
})

test.each(badgeSizes)('each badge of the size %s is a part with a name and a code', async (size) => {
  const [page = []] = await structureOf(await badgePdf([badge, { ...badge, name: 'Adam' }], { ...sheets, size }, 'en'))
  expect(page.filter((line) => line.startsWith('    H1'))).toEqual(['    H1 Eva', '    H1 Adam'])
  expect(page.filter((line) => line.includes(catalogues.en.papers.ticket.codeAlt))).toHaveLength(2)
})

const papers: readonly [string, (locale: Locale) => Promise<Uint8Array>][] = [
  ['tickets', (locale) => ticketPdf([ticket, { ...ticket, seller: null, place: '', price: 0 }], locale)],
  ['an invoice', (locale) => invoicePdf(anInvoice(), locale)],
  ['a long invoice', (locale) => invoicePdf(anInvoice(25), locale)],
  ['a long invoice that was replaced', (locale) => invoicePdf(anInvoice(25, replaced), locale)],
  ['large badges', (locale) => badgePdf([badge], { ...sheets, size: 'a6' }, locale)],
  ['small badges', (locale) => badgePdf(Array(11).fill(badge), { ...sheets, size: 'card' }, locale)],
]
test.each(papers.flatMap(([name, draw]) => locales.map((locale) => [name, locale, draw] as const)))(
  'everything drawn on %s in %s is part of an element or an artifact, and no mark is left open',
  async (_, locale, draw) => {
    for (const page of await unmarkedIn(await draw(locale))) expect(page).toEqual({ unmarked: 0, deepest: 1, open: 0 })
  },
)
