import type { Locale } from '#domain/localisation/locale.ts'
import { documentWords } from '#messages/document-words.ts'
import { plainQrDrawing } from './qr-drawing.ts'
import { drawQr, inks, margin, type Sheet, sheet } from './sheet.ts'

export type TicketDocument = {
  /** Name of the edition, its date and its place, as the site says them. */
  forum: string
  date: string
  place: string
  title: string
  attendee: { name: string; company: string; position: string }
  orderNumber: string
  /** What the QR holds. */
  token: string
}

/** E-tickets as a PDF, each on a page of its own; all of them are of one edition. */
export function ticketPdf(tickets: readonly TicketDocument[], locale: Locale): Promise<Buffer> {
  const { ticket: text } = documentWords[locale]
  const [first] = tickets
  const subject = tickets.map(({ attendee }) => attendee.name).join(', ')
  return sheet({ title: `${text.title}: ${first?.forum ?? ''}`, lang: locale, subject }, (page) => {
    for (const ticket of tickets) {
      if (ticket !== first) page.addPage()
      draw(page, ticket, locale)
    }
  })
}

function draw(page: Sheet, ticket: TicketDocument, locale: Locale): void {
  const { ticket: text } = documentWords[locale]
  const { forum, date, place, title, attendee, orderNumber, token } = ticket
  const width = 595 - 2 * margin
  page.font('text').fontSize(12).fillColor(inks.quiet).text(text.title, { width })
  page.font('strong').fontSize(24).fillColor(inks.text).text(forum, { width })
  page.moveDown(0.4).font('text').fontSize(13).text(date, { width })
  if (place) page.text(place, { width })
  page.moveDown(0.8)
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(3)
    .stroke(inks.wheat)
  page.moveDown(1.2)
  const top = page.y
  drawQr(page, plainQrDrawing(token), margin, top, 220)
  const [left, rest] = [margin + 244, width - 244]
  page
    .font('strong')
    .fontSize(18)
    .text(attendee.name, left, top + 12, { width: rest })
  page.font('text').fontSize(12)
  for (const line of [attendee.position, attendee.company].filter(Boolean)) page.text(line, { width: rest })
  page.moveDown(1).font('strong').text(title, { width: rest })
  page.font('text').fontSize(10).fillColor(inks.quiet).moveDown(0.5).text(text.order(orderNumber), { width: rest })
  page.y = Math.max(page.y, top + 240)
  page.fontSize(11).text(text.atTheDoor, margin, page.y, { width })
}
