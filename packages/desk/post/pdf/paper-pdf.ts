// Credit notes and acts of services as PDF. Their language is kept with them.
import { kyivDate } from '@forum/domain/order/invoice.ts'
import type { Paper } from '@forum/domain/order/paper.ts'
import { companyCodeKind } from '@forum/domain/payment/company-code.ts'
import { groupedIban } from '@forum/domain/payment/iban.ts'
import { sumInWords } from '@forum/domain/payment/sum-in-words.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { drawLogo, drawn, heightOf, inks, margin, rule, type Sheet, sheet, write } from './pdf-page.ts'
import { markAcross, type PartyRows, party, placeFor, width } from './pdf-parts.ts'
import { artifact, group } from './pdf-structure.ts'

/** What is drawn of a paper. */
export type PaperDrawing = Pick<Paper, 'kind' | 'number' | 'sum' | 'content' | 'issuedAt' | 'voidAt'>

/** One column of text between the margins. */
const whole = { x: margin, width }

export function paperPdf(paper: PaperDrawing): Promise<Buffer> {
  const { kind, number, content, issuedAt, voidAt } = paper
  const { language } = content
  const { accounting: text } = catalogues[language].papers
  const title = text.names[kind](number)
  return sheet({ title, lang: language, subject: text.subjects[kind], size: 'A4' }, (page) => {
    const mark = voidAt === null ? null : text.voidMark
    onEachPage(page, (place) => text.page(title, place), mark)
    drawLogo(page, catalogues[language].site.nameLines, margin, margin, inks.text)
    let y = write(page, title, { ...whole, y: margin + 62, size: 22, face: 'display', role: 'H1' })
    y = write(page, text.dated(kyivDate(issuedAt)), { ...whole, y: y + 4, size: 11, ink: inks.quiet })
    if (voidAt !== null) y = write(page, text.void(kyivDate(voidAt)), { ...whole, y: y + 6, size: 12, face: 'strong' })
    rule(page, { x: margin, y: y + 10, width, thickness: 3, ink: inks.wheat })
    y = parties(page, paper, y + 26)
    y = write(page, text.leads[kind], { ...whole, y: y + 18, size: 10.5 })
    const { forum, days, place } = content.service
    if (forum) y = write(page, text.service(forum, days, place), { ...whole, y: y + 4, size: 10.5, face: 'strong' })
    const top = y + 14
    y = group(page, 'Table', () => table(page, paper, top))
    y = sums(page, paper, y + 8)
    if (kind === 'act') ending(page, paper, y + 22)
  })
}

/** A void paper is marked across every page; the second page and those behind it say what they belong to. */
function onEachPage(page: Sheet, head: (place: number) => string, mark: string | null): void {
  let place = 1
  const across = () => mark !== null && markAcross(page, mark)
  across()
  page.on('pageAdded', () => {
    place++
    across()
    artifact(page, () =>
      page
        .font('text')
        .fontSize(8)
        .fillColor(inks.quiet)
        .text(head(place), margin, margin - 20, { width, lineBreak: false }),
    )
  })
}

/** Seller and payer side by side. Returns their lower edge. */
function parties(page: Sheet, { kind, content: { language, seller, payer } }: PaperDrawing, top: number): number {
  const { invoice: words, accounting: text } = catalogues[language].papers
  const left = (width * 3) / 5
  const isAbroad = language === 'en'
  const lang = language
  const all: PartyRows = [
    [words.codes[companyCodeKind(seller.code)], seller.code],
    [words.account, groupedIban(seller.iban)],
    [isAbroad ? words.swift : words.bank, seller.bank, lang],
    [words.address, seller.address, lang],
    [words.contact, [seller.email, seller.phone].filter(Boolean).join(', ')],
  ]
  const supplier = all.filter(([, value]) => value !== '')
  const named: PartyRows = [
    [payer.code && words.codes[companyCodeKind(payer.code, payer.isAbroad)], payer.code],
    [words.address, payer.address],
  ]
  const details = named.filter(([, value]) => value !== '')
  const seen = party(page, text.sellers[kind], { words: seller.name, lang }, supplier, { x: margin, y: top, width: left - 24 })
  const box = { x: margin + left, y: top, width: width - left }
  const name =
    payer.name === '' ? { words: text.erased, lang: undefined } : { words: payer.name, lang: isAbroad ? undefined : lang }
  return Math.max(seen, party(page, text.payers[kind], name, details, box))
}

/** Widths of columns in points; the first takes the rest. */
const widths = { unit: 50, quantity: 34, price: 80, sum: 84, vat: 74 }

type Column = { x: number; width: number; align: 'left' | 'right' }

function columnsOf(hasVat: boolean): Column[] {
  const { unit, quantity, price, sum, vat } = widths
  const others = [unit, quantity, price, sum, ...(hasVat ? [vat] : [])]
  const first = width - others.reduce((all, one) => all + one, 0)
  let x = margin
  return [first, ...others].map((own, place) => {
    const column = { x, width: own - 8, align: place < 2 ? ('left' as const) : ('right' as const) }
    x += own
    return place === others.length ? { ...column, width: own } : column
  })
}

function table(page: Sheet, { content }: PaperDrawing, top: number): number {
  const { language, lines, orders, vat } = content
  const { invoice: words, accounting: text } = catalogues[language].papers
  const columns = columnsOf(vat !== null)
  const money = (kopiykas: number) => exactPrice(kopiykas, language)
  const heads = [words.item, words.unit, words.quantity, words.price, words.sum, ...(vat ? [text.vat] : [])]
  const again = (at: number) => headAgain(page, columns, heads, at)
  let y = row(page, columns, heads, top, 'head', again)
  for (const { number, issuedAt } of orders) {
    y = row(page, [{ ...whole, align: 'left' }], [text.ofInvoice(number, kyivDate(issuedAt))], y, 'order', again)
    for (const line of lines.filter(({ order }) => order === number)) {
      const { kind, title, quantity, price, sum } = line
      const seats = [words.line(title), words.piece, String(quantity), money(price)]
      const cells = kind === 'seats' ? seats : [text[kind], '', '', '']
      y = row(page, columns, [...cells, money(sum), ...(vat ? [money(line.vat)] : [])], y, 'line', again)
    }
  }
  return y
}

const sizes = { head: 9, order: 9.5, line: 10.5 }

/** The names of the columns where the table goes on; a screen reader has heard them. Returns y of the next row. */
function headAgain(page: Sheet, columns: readonly Column[], heads: readonly string[], y: number): number {
  let end = y
  artifact(page, () => {
    page.font('text').fontSize(sizes.head).fillColor(inks.quiet)
    for (const [index, { x, width, align }] of columns.entries()) {
      page.text(drawn(heads[index] ?? ''), x, y, { width, align })
      end = Math.max(end, page.y)
    }
  })
  rule(page, { x: margin, y: end + 5, width, thickness: 0.6, ink: inks.line })
  return end + 12
}

/** `order`: the heading of what belongs to one invoice stays with its first line. `again`: draws the names of the columns on a new page. */
function row(
  page: Sheet,
  columns: readonly Column[],
  texts: readonly string[],
  top: number,
  kind: keyof typeof sizes,
  again: (y: number) => number,
): number {
  const cell = { size: sizes[kind], ...(kind !== 'line' && { ink: inks.quiet }) }
  const heights = columns.map(({ width }, index) => heightOf(page, texts[index] ?? '', { ...cell, width }))
  const place = placeFor(page, top, Math.max(...heights) + (kind === 'line' ? 12 : 70))
  const y = place < top && kind !== 'head' ? again(place) : place
  const role =
    kind === 'head'
      ? ({ role: 'TH', scope: 'Column' } as const)
      : kind === 'order'
        ? ({ role: 'TH', scope: 'Row' } as const)
        : ({ role: 'TD' } as const)
  const ends = group(page, 'TR', () =>
    columns.map((column, index) => write(page, texts[index] ?? '', { ...column, ...cell, ...role, y })),
  )
  const bottom = Math.max(...ends) + (kind === 'order' ? 0 : 5)
  if (kind !== 'order') rule(page, { x: margin, y: bottom, width, thickness: 0.6, ink: inks.line })
  return bottom + (kind === 'order' ? 3 : 7)
}

function sums(page: Sheet, { kind, sum, content: { language, vat } }: PaperDrawing, above: number): number {
  const words = catalogues[language].papers
  const top = placeFor(page, above, 80)
  const right = { x: margin + width / 2, width: width / 2, align: 'right' as const }
  const head = write(page, words.accounting.totals[kind], { ...right, y: top, size: 9, ink: inks.quiet })
  let y = write(page, exactPrice(sum, language), { ...right, y: head + 1, size: 19, face: 'display' })
  const tax = vat === null ? words.withoutVat : words.vatIn(vat.rate, exactPrice(vat.sum, language))
  y = write(page, tax, { ...right, y: y + 2, size: 9.5, ink: inks.quiet })
  const left = { x: margin, width: width / 2 - 20 }
  const label = write(page, words.invoice.inWords, { ...left, y: top, size: 9, ink: inks.quiet })
  return Math.max(y, write(page, sumInWords(sum, language), { ...left, y: label + 2, size: 10.5 }))
}

/** That nobody claims anything, and two places to sign, together on one page. */
function ending(page: Sheet, { content: { language, seller, payer } }: PaperDrawing, above: number): void {
  const { accounting: text } = catalogues[language].papers
  const column = (width - 30) / 2
  const names = [seller.name, payer.name]
  const height = Math.max(...names.map((name) => heightOf(page, name, { width: column, size: 10.5, face: 'strong' })))
  const said = [text.claims, text.copies].map((words) => heightOf(page, words, { ...whole, size: 10.5 }))
  const signed = heightOf(page, text.signature, { width: column, size: 8 })
  const top = placeFor(page, above, (said[0] ?? 0) + 4 + (said[1] ?? 0) + 18 + height + 54 + 3 + signed)
  let y = write(page, text.claims, { ...whole, y: top, size: 10.5 })
  y = write(page, text.copies, { ...whole, y: y + 4, size: 10.5 }) + 18
  for (const [place, label] of [text.sellers.act, text.payers.act].entries()) {
    const box = { x: margin + place * (column + 30), width: column }
    const head = write(page, label, { ...box, y, size: 9, ink: inks.quiet })
    write(page, names[place] ?? '', { ...box, y: head + 2, size: 10.5, face: 'strong' })
    const line = y + height + 54
    rule(page, { x: box.x, y: line, width: column, thickness: 0.6, ink: inks.text })
    write(page, text.signature, { ...box, y: line + 3, size: 8, ink: inks.quiet })
  }
}
