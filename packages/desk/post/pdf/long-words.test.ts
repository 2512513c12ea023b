// One table of long words for every paper: nothing is written over, lost, or off the page.

import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { invoiceOf } from '@forum/domain/order/invoice.ts'
import { anOrder, aSeller } from '@forum/domain/order/order-builder.ts'
import { describe, expect, test } from 'vitest'
import { badgeSizes } from './badge.ts'
import { badgePdf } from './badge-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { codesOfPdf, placedText, type SetText } from './read-pdf-fixture.ts'
import { type TicketPaper, ticketPdf } from './ticket-pdf.ts'

const to200 = (words: string) =>
  words
    .repeat(Math.ceil(200 / words.length))
    .slice(0, 200)
    .trim()

const longWords: Readonly<Record<string, string>> = {
  'a ministry': to200(
    'Міністерство розвитку громад, територій та інфраструктури України, департамент міжнародного співробітництва, ',
  ),
  'a university': 'Національний технічний університет України «Київський політехнічний інститут імені Ігоря Сікорського»',
  'a position': 'Заступниця директора департаменту міжнародного співробітництва',
  'an English institute': to200(
    'Institute for Economic Research, Reconstruction and European Integration of the Black Sea Region, ',
  ),
  'a Russian union': to200('Всемирное объединение предпринимателей и промышленников, работающих над восстановлением, '),
  'one word of capitals': 'Щ'.repeat(200),
  'one word of W': 'W'.repeat(200),
  'short words': to200('я і ти '),
  hyphens: to200('економіко-правовий-'),
  'an address': to200('https://forum.example/very/long/path/'),
  Greek: to200('Ελληνικός οργανισμός επιχειρήσεων '),
  'a short one': 'Я',
  nothing: '',
}

const token = `KEF1.${'a'.repeat(26)}.${'B-_9'.repeat(21)}cd`
const asset = 'https://forum.example/assets/0b7c6a1e-8f0d-4a5b-9c3e-2d1f00aa11bb.mfk3x1/asset.pdf'
const terms = { offer: asset, refund: asset.replace('0b', '1c') }
const together = (text: string) => text.replace(/\s+/g, '').replaceAll('ʼ', '’')
const textOf = (texts: readonly SetText[]) => together(texts.map(({ text }) => text).join(''))

/** Pairs of texts that lie over each other, and texts that leave the page. */
function faultsOf({ width, height, texts }: { width: number; height: number; texts: readonly SetText[] }): string[] {
  const outside = texts.filter(({ left, right, bottom, top }) => left < 0 || right > width || bottom < 0 || top > height)
  const overlaid = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.left + 0.5 < other.right && other.left + 0.5 < one.right)
      .filter((other) => one.bottom + 0.1 < other.top && other.bottom + 0.1 < one.top)
      .map((other) => `${one.text} | ${other.text}`),
  )
  return [...outside.map(({ text }) => `outside: ${text}`), ...overlaid]
}

const named = (word: string) => word || 'nobody'

const aTicket = (word: string): TicketPaper => ({
  price: 6_900,
  vatRate: 20,
  seller: aSeller({ name: named(word), address: named(word), phone: '+38 044 000 10 02' }),
  terms,
  forum: named(word),
  date: '16–17 жовтня 2025',
  place: word,
  title: named(word),
  attendee: { name: named(word), company: word, position: word },
  orderNumber: '2025-00042',
  token,
})

/** Height of the dark head of a ticket, points. */
const head = 176

describe.each(Object.entries(longWords))('%s', (_, word) => {
  test.each(locales)(
    'is whole on a ticket in %s: nothing lies over another, the date and the place are in the head',
    async (locale) => {
      const ticket = aTicket(word)
      const pdf = await ticketPdf([ticket], locale)
      const pages = await placedText(pdf)
      expect(pages.flatMap(faultsOf)).toEqual([])
      expect(pages).toHaveLength(1)
      const [page] = pages as [(typeof pages)[number]]
      const inHead = page.texts.filter(({ bottom }) => bottom > page.height - head + 4)
      for (const said of [ticket.forum, ticket.date, ticket.place]) expect(textOf(inHead)).toContain(together(said))
      const said = textOf(page.texts).split(together(named(word))).length - 1
      expect(said).toBeGreaterThanOrEqual(word ? 7 : 5)
      expect(await codesOfPdf(pdf)).toEqual([token])
    },
  )

  test.each(locales)('is whole on an invoice in %s', async (locale) => {
    const pages = await placedText(await invoicePdf(anInvoice(word, 3), locale))
    expect(pages.flatMap(faultsOf)).toEqual([])
    expect(textOf(pages.flatMap(({ texts }) => texts)).split(together(word)).length - 1).toBeGreaterThanOrEqual(6)
  })

  test.each(badgeSizes)('is whole on a badge of the size %s', async (size) => {
    const badge = { name: named(word), company: word, position: word, kind: named(word), kindIndex: 0, token }
    const pdf = await badgePdf([badge], { title: 'Бейджі', forum: named(word), date: '16–17 жовтня 2025', size }, 'uk')
    const pages = await placedText(pdf)
    expect([pages.length, pages.flatMap(faultsOf)]).toEqual([1, []])
    expect(await codesOfPdf(pdf)).toEqual([token])
  })
})

function anInvoice(word: string, kinds: number) {
  const createdAt = Date.parse('2025-09-09T09:00:00+03:00')
  const order = anOrder({
    method: 'bank',
    buyer: { name: 'Марʼян', email: 'm@b.example', phone: '1', company: named(word), edrpou: '12345678', address: word },
    lines: Array.from({ length: kinds }, (_, index) => ({
      ticketId: `t${index}`,
      title: named(word),
      price: 6_900,
      attendees: [],
    })),
    total: 13_800,
    createdAt,
    expiresAt: createdAt + 5 * 24 * 3_600_000,
  })
  return invoiceOf(order, aSeller({ name: named(word), bank: named(word), address: word }), terms)
}

test.each(Array.from({ length: 14 }, (_, index) => index + 1))(
  'an invoice of %i kinds of tickets with long names goes on to the next page with nothing over another',
  async (kinds) => {
    const pdf = await invoicePdf(anInvoice(longWords['a ministry'] as string, kinds), 'uk' satisfies Locale)
    const pages = await placedText(pdf)
    expect(pages.flatMap(faultsOf)).toEqual([])
    expect(textOf(pages.flatMap(({ texts }) => texts))).toContain(together('Разом до сплати'))
  },
)
