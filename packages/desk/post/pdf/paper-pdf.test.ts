import { anAttendee } from '@forum/domain/order/order-builder.ts'
import type { PaperContent, PaperKind } from '@forum/domain/order/paper.ts'
import { type PaperPart, paperLines, vatOfLines } from '@forum/domain/order/paper-lines.ts'
import { expect, test } from 'vitest'
import { type PaperDrawing, paperPdf } from './paper-pdf.ts'
import { placedText, readPdf, structureOf, unmarkedIn } from './read-pdf-fixture.ts'

const seller = {
  ...{ name: 'ТОВ «Ґанок і Їжак ʼ»', code: '30000005', address: '01001, м. Київ, вул. Вигадана, 1' },
  ...{ iban: 'UA903052992990004149123456789', bank: 'Банк «Єдність»', email: 'a@forum.example', phone: '' },
}
const company = { name: 'ТОВ «Льон і Лад»', code: '12345678', address: '', isAbroad: false, isPerson: false }
const issuedAt = Date.parse('2025-10-20T10:00:00+03:00')

const part = (sequence: number, seats: number, whole: number): PaperPart => ({
  order: {
    number: `2025-${String(sequence).padStart(5, '0')}`,
    lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: Array.from({ length: seats }, () => anAttendee()) }],
  },
  seats: Array.from({ length: seats }, (_, seat) => seat),
  whole,
})

type Own = { rate?: number | null; content?: Partial<PaperContent>; voidAt?: number | null }

function aPaper(kind: PaperKind, parts: readonly PaperPart[], { rate = 20, content, voidAt = null }: Own = {}): PaperDrawing {
  const lines = paperLines(kind, parts, rate)
  const service = { forum: 'Київський економічний форум 2025', days: '16–17 жовтня 2025', place: 'Київ' }
  return {
    ...{ kind, number: kind === 'act' ? 'ACT-7/2025' : 'CN-7/2025', issuedAt, voidAt },
    sum: lines.reduce((sum, line) => sum + line.sum, 0),
    content: {
      ...{ language: 'uk', seller, payer: company, lines, service },
      orders: parts.map(({ order }) => ({ number: order.number, issuedAt: issuedAt - 40 * 86_400_000 })),
      vat: vatOfLines(lines, rate),
      ...content,
    },
  }
}

const textOf = async (paper: PaperDrawing) =>
  (await readPdf(await paperPdf(paper))).join(' ').replace(/\s+/g, ' ').replaceAll('ʼ', '’')

test('a credit note says the invoice, what goes back, the sum with its VAT and in words', async () => {
  const text = await textOf(aPaper('creditNote', [part(42, 2, 1_380_000 - 50)]))
  for (const said of [
    ...['Кредит-нота № CN-7/2025', 'м. Київ, 20.10.2025', 'ТОВ «Ґанок і Їжак ’»', 'ТОВ «Льон і Лад»', '12345678'],
    ...['За рахунком № 2025-00042 від 10.09.2025', 'Участь у форумі: Учасник', '13 800 ₴', 'Утримано за умовами повернення'],
    ...[
      '−0,50 ₴',
      '13 799,50 ₴',
      'у тому числі ПДВ 20 %: 2 299,92 ₴',
      'Тринадцять тисяч сімсот дев’яносто дев’ять гривень 50 копійок',
    ],
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('претензій')
})

test('an act says the service, that nobody claims anything, and where both sign', async () => {
  const text = await textOf(aPaper('act', [part(1, 2, 1_380_000), part(2, 1, 690_000)], { rate: null }))
  for (const said of [
    ...['Акт наданих послуг № ACT-7/2025', 'Виконавець', 'Замовник', '16–17 жовтня 2025', 'не має претензій', 'посада, підпис'],
    ...['За рахунком № 2025-00001', 'За рахунком № 2025-00002', '20 700 ₴', 'без ПДВ'],
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('АНУЛЬОВАНО')
})

test('for a payer abroad all of it is in English', async () => {
  const abroad = { ...seller, name: 'Porch LLC', address: 'Kyiv', bank: 'AAAAUAUK', email: 'a@forum.example' }
  const payer = { name: 'Aurora GmbH', code: 'DE 123/456', address: 'Example Street 1, Berlin', isAbroad: true, isPerson: false }
  const service = { forum: 'Kyiv Economic Forum 2025', days: '16–17 October 2025', place: 'Kyiv' }
  const paper = aPaper('act', [part(1, 2, 1_380_000)], { content: { language: 'en', seller: abroad, payer, service } })
  const lines = paper.content.lines.map((line) => ({ ...line, title: 'Participant' }))
  const text = await textOf({ ...paper, content: { ...paper.content, lines } })
  for (const said of [
    'Act of services No. ACT-7/2025',
    'Tax number',
    'DE 123/456',
    'Example Street 1',
    'SWIFT',
    'AAAAUAUK',
    'including 20% VAT',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u)
})

test('forty orders go over pages that say what they belong to; a void act is marked on each, and nothing leaves the paper', async () => {
  const parts = Array.from({ length: 40 }, (_, place) => part(place + 1, 2, 1_380_000 - (place % 4)))
  const name = `ТОВ ${'«Довга назва» '.repeat(15)}`
  const pdf = await paperPdf(aPaper('act', parts, { content: { payer: { ...company, name } }, voidAt: issuedAt + 1 }))
  const pages = await placedText(pdf)
  expect(pages.length).toBeGreaterThan(3)
  for (const [place, { width, height, texts }] of pages.entries()) {
    const said = texts.map(({ text }) => text).join(' ')
    expect(said).toContain('АНУЛЬОВАНО')
    if (place > 0) expect(said).toContain(`Акт наданих послуг № ACT-7/2025, с. ${place + 1}`)
    // Columns have their names wherever the table goes on.
    if (said.includes('За рахунком')) expect(said.split('К-сть')).toHaveLength(2)
    for (const { text, left, right, bottom, top } of texts)
      if (!text.includes('АНУЛЬОВАНО'))
        expect([text, left >= 0 && right <= width && bottom >= 0 && top <= height]).toEqual([text, true])
  }
  const all = (await readPdf(pdf)).join(' ')
  for (const { order } of parts) expect(all.split(`№ ${order.number} `)).toHaveLength(2)
  expect(all).toContain('анульовано 20.10.2025')
  expect((await unmarkedIn(pdf)).every(({ unmarked, open, deepest }) => unmarked === 0 && open === 0 && deepest === 1)).toBe(true)
})

test.each([2, 3, 4])(
  'of an act of %i orders the places to sign go to the next page only where they do not fit',
  async (orders) => {
    const long = { ...seller, name: `ТОВ «${'Ділові події '.repeat(4)}»`, bank: 'Банк «Єдність» '.repeat(4) }
    const parts = Array.from({ length: orders }, (_, place) => part(place + 1, 1, 690_000))
    const [first, next] = await placedText(await paperPdf(aPaper('act', parts, { content: { seller: long } })))
    if (!next) return
    const room = Math.min(...(first?.texts ?? []).map(({ bottom }) => bottom)) - 40
    const claims = next.texts.find(({ text }) => text.includes('Послуги надано'))
    const needed = (claims?.top ?? 0) - Math.min(...next.texts.map(({ bottom }) => bottom))
    expect(needed).toBeGreaterThan(room - 30)
  },
)

test('who was erased is named by nobody', async () => {
  const payer = { name: '', code: '', address: '', isAbroad: false, isPerson: true }
  expect(await textOf(aPaper('creditNote', [part(1, 1, 5_000)], { content: { payer }, rate: 7 }))).toContain(
    'Дані платника стерто',
  )
})

test('a screen reader is told its heading, its parties and its table', async () => {
  const [page] = await structureOf(await paperPdf(aPaper('act', [part(1, 2, 1_380_000)])))
  expect(page?.find((line) => line.trim().startsWith('H1'))).toContain('Акт наданих послуг № ACT-7/2025')
  const roles = page?.map((line) => line.trim().split(' ')[0])
  expect([roles?.filter((role) => role === 'Table').length, roles?.includes('TH')]).toEqual([2 + 1, true])
})
