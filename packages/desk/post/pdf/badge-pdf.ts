// Sheets of badges to print and cut: four A6 on A4 for a holder, or ten cards of 90 × 55 mm, with cut marks.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Badge, BadgeSheets, BadgeSize } from './badge.ts'
import { writeFitted } from './fitted-text.ts'
import { drawLogo, drawMark, drawQr, inks, type Sheet, sheet } from './pdf-page.ts'
import { artifact, group } from './pdf-structure.ts'
import { plainQrDrawing } from './qr-drawing.ts'

const millimetre = 72 / 25.4
const paper = { width: 210 * millimetre, height: 297 * millimetre }

type Layout = { width: number; height: number; columns: number; rows: number; draw: typeof drawLarge }

/** Sizes of badges in points, and their number on A4. */
const layouts: Readonly<Record<BadgeSize, Layout>> = {
  a6: { width: 105 * millimetre, height: 148 * millimetre, columns: 2, rows: 2, draw: drawLarge },
  card: { width: 90 * millimetre, height: 55 * millimetre, columns: 2, rows: 5, draw: drawCard },
}

/** Colours of ticket kinds with readable text colours. They repeat, so the kind is also written. */
const bands = [
  { ground: inks.wheat, ink: inks.text },
  { ground: '#1d4f91', ink: '#ffffff' },
  { ground: '#1f6b45', ink: '#ffffff' },
  { ground: '#9b2f2a', ink: '#ffffff' },
  { ground: '#5b3a86', ink: '#ffffff' },
  { ground: inks.text, ink: '#ffffff' },
] as const

/** Sheets with all badges, in their order. */
export function badgePdf(badges: readonly Badge[], { size, title, forum, date }: BadgeSheets, locale: Locale): Promise<Buffer> {
  const { width, height, columns, rows, draw } = layouts[size]
  const left = (paper.width - columns * width) / 2
  const top = (paper.height - rows * height) / 2
  const onSheet = columns * rows
  return sheet({ title, lang: locale, subject: forum, size: 'A4' }, (page) => {
    for (const [index, badge] of badges.entries()) {
      const place = index % onSheet
      if (place === 0 && index > 0) page.addPage()
      const [x, y] = [left + (place % columns) * width, top + Math.floor(place / columns) * height]
      page.save()
      page.rect(x, y, width, height).clip()
      const { site, papers } = catalogues[locale]
      const where = { x, y, forum, date, names: site.nameLines, codeAlt: papers.ticket.codeAlt }
      group(page, 'Sect', () => draw(page, badge, where))
      page.restore()
      if (place === onSheet - 1 || index === badges.length - 1)
        artifact(page, () => cutMarks(page, { left, top, ...layouts[size] }))
    }
  })
}

type Where = { x: number; y: number; forum: string; date: string; names: readonly string[]; codeAlt: string }

/** Inner margin in points, for printers' margins and inexact cuts. */
const inner = 8 * millimetre

function drawLarge(page: Sheet, { name, company, position, kind, kindIndex, token }: Badge, where: Where): void {
  const { x, y, codeAlt: alt } = where
  const { width, height } = layouts.a6
  const [text, wide] = [x + inner, width - 2 * inner]
  head(page, where, width, 36 * millimetre)
  const until = y + height - 22 * millimetre - (token === null ? 0 : 36 * millimetre)
  let at = y + 43 * millimetre
  const room = (share: number) => Math.max(0, until - at) * share
  at = writeFitted(page, name, { x: text, y: at, width: wide, height: room(0.55), size: 34, face: 'display', role: 'H1' }) + 8
  if (position)
    at = writeFitted(page, position, { x: text, y: at, width: wide, height: room(0.5), size: 14, ink: inks.quiet }) + 4
  if (company) writeFitted(page, company, { x: text, y: at, width: wide, height: room(1), size: 16, face: 'strong' })
  const side = 38 * millimetre
  if (token !== null)
    drawQr(page, plainQrDrawing(token), { x: x + (width - side) / 2, y: y + height - 18 * millimetre - side, side, alt })
  band(page, { kind, kindIndex }, { x, y: y + height - 16 * millimetre, width, height: 16 * millimetre, size: 20 })
}

/** Head as on tickets: forum and date. */
function head(page: Sheet, { x, y, forum, date, names }: Where, width: number, height: number): void {
  artifact(page, () => {
    page.rect(x, y, width, height).fill(inks.text)
    page.save().rect(x, y, width, height).clip().opacity(0.15)
    drawMark(page, x + width - 110, y + height - 104, 120, inks.paper)
    page.opacity(1).restore()
  })
  drawLogo(page, names, x + inner, y + inner - 6, inks.paper)
  const line = { x: x + inner, width: width - 2 * inner, ink: inks.paper }
  const after = writeFitted(page, forum, { ...line, y: y + inner + 36, height: 16, size: 11, face: 'strong' })
  if (date) writeFitted(page, date, { ...line, y: after, height: 12, size: 9 })
}

function drawCard(page: Sheet, { name, company, position, kind, kindIndex, token }: Badge, where: Where): void {
  const { x, y, forum, names } = where
  const { width, height } = layouts.card
  const side = 27 * millimetre
  const edge = 5 * millimetre
  const foot = y + height - 9 * millimetre
  drawMark(page, x + edge, y + edge - 2, 15, inks.text)
  const title = forum || names.join(' ')
  writeFitted(page, title, { x: x + edge + 20, y: y + edge, width: width - 2 * edge - 20, height: 12, size: 7.5, face: 'strong' })
  const wide = width - 2 * edge - (token === null ? 0 : side - 2)
  let at = y + edge + 20
  const room = (share: number) => Math.max(0, foot - 3 - at) * share
  at = writeFitted(page, name, { x: x + edge, y: at, width: wide, height: room(0.6), size: 19, face: 'display', role: 'H1' }) + 4
  if (position)
    at = writeFitted(page, position, { x: x + edge, y: at, width: wide, height: room(0.5), size: 8.5, ink: inks.quiet }) + 2
  if (company) writeFitted(page, company, { x: x + edge, y: at, width: wide, height: room(1), size: 10, face: 'strong' })
  if (token !== null)
    drawQr(page, plainQrDrawing(token), { x: x + width - edge - side + 9, y: foot - side - 2, side, alt: where.codeAlt })
  band(page, { kind, kindIndex }, { x, y: foot, width, height: 9 * millimetre, size: 11 })
}

type Box = { x: number; y: number; width: number; height: number; size: number }

/** Foot in the kind's colour with its name. */
function band(page: Sheet, { kind, kindIndex }: Pick<Badge, 'kind' | 'kindIndex'>, { x, y, width, height, size }: Box): void {
  const { ground, ink } = bands[kindIndex % bands.length] ?? bands[0]
  artifact(page, () => page.rect(x, y, width, height).fill(ground))
  const edge = Math.min(inner, height / 2)
  const inside = height * 0.8
  writeFitted(page, kind, {
    x: x + edge,
    y: y + (height - inside) / 2,
    width: width - 2 * edge,
    height: inside,
    isMiddle: true,
    size,
    face: 'strong',
    ink,
  })
}

/** Cut marks outside the badges; hairlines where badges reach the paper's edge. */
function cutMarks(page: Sheet, { left, top, width, height, columns, rows }: { left: number; top: number } & Layout): void {
  const reach = 5 * millimetre
  const line = (x1: number, y1: number, x2: number, y2: number) => page.moveTo(x1, y1).lineTo(x2, y2)
  page.save().lineWidth(0.4)
  for (let column = 0; column <= columns; column++) {
    const x = left + column * width
    line(x, top < reach ? 0 : top - reach - 4, x, top < reach ? top + reach : top - 4)
    line(x, paper.height - (top < reach ? 0 : top - reach - 4), x, paper.height - (top < reach ? top + reach : top - 4))
  }
  for (let row = 0; row <= rows; row++) {
    const y = top + row * height
    line(left < reach ? 0 : left - reach - 4, y, left < reach ? left + reach : left - 4, y)
    line(paper.width - (left < reach ? 0 : left - reach - 4), y, paper.width - (left < reach ? left + reach : left - 4), y)
  }
  page.stroke('#8a93a0').restore()
}
