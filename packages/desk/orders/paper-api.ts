// Papers for site.ts: `/{lang}/order/{key}/invoice.pdf`, `invoice-1.pdf`, `tickets.pdf`, `act-7-2025.pdf`, `cn-7-2025.pdf`, `calendar.ics`, and `/{lang}/ticket/{key}/ticket.pdf`, `calendar.ics`.
import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import { ticketOfSeat } from '@forum/domain/order/order.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import { PdfQueueFull } from '../post/pdf/order-pdfs.ts'
import type { OrderPaper, OrderPapers } from './order-papers.ts'
import type { Orders } from './orders.ts'

export const paperPaths = [
  '/:lang/order/:key/:paper{(?:invoice(?:-\\d{1,4})?|tickets|(?:act|cn)-\\d{1,9}-\\d{4})\\.pdf|calendar\\.ics}',
  '/:lang/ticket/:key/:paper{ticket\\.pdf|calendar\\.ics}',
]

type PapersDesk = { orderPapers: OrderPapers; orders: Pick<Orders, 'byId' | 'byPage' | 'ticketByPage'> }

/** `Retry-After` when the queue of papers is full, seconds. */
const retryAfter = 20

/**
 * Only the secret key gives access. Missing papers fall through to the pages, whose 404 is in the visitor's language. `wait`: seconds that this
 * network must wait; null: none. `answer`: the page that says so.
 */
export function orderPapers(
  desk: () => PapersDesk,
  wait: (incoming: IncomingMessage) => number | null,
  answer: (status: 429 | 503, path: string, details: { seconds: number }) => Response,
): Handler<SiteEnv> {
  return async (context, next) => {
    const { lang, key = '', paper = '' } = context.req.param() as Record<string, string>
    if (!isLocale(lang)) return next()
    const seconds = wait(context.env.incoming)
    if (seconds !== null) return answer(429, context.req.path, { seconds })
    const paperOf = context.req.path.split('/')[2] === 'order' ? paperOfOrder : paperOfTicket
    const found = await paperOf(desk(), key, paper, lang).catch((error) => {
      if (error instanceof PdfQueueFull) return 'busy' as const
      throw error
    })
    if (found === 'busy') return answer(503, context.req.path, { seconds: retryAfter })
    if (!found) return next()
    const { name, type, content, locale = lang } = found
    return new Response(content, {
      headers: {
        'content-type': type,
        'content-length': String(content.byteLength),
        'content-disposition': `attachment; filename="${name}"`,
        'content-language': locale,
      },
    })
  }
}

async function paperOfOrder(
  { orders, orderPapers }: PapersDesk,
  key: string,
  paper: string,
  locale: Locale,
): Promise<OrderPaper | null> {
  const order = await orders.byPage(key)
  if (!order) return null
  if (/^(?:act|cn)-/.test(paper)) return orderPapers.ofBooks(order, paper)
  const [, version = null] = /^invoice(?:-(\d+))?\.pdf$/.exec(paper) ?? []
  if (paper.startsWith('invoice')) return orderPapers.invoice(order, locale, version === null ? null : Number(version))
  if (order.status !== 'paid') return null
  return paper === 'tickets.pdf' ? orderPapers.tickets(order, locale) : orderPapers.calendar(order.forumYear, locale)
}

async function paperOfTicket(
  { orders, orderPapers }: PapersDesk,
  key: string,
  paper: string,
  locale: Locale,
): Promise<OrderPaper | null> {
  const ticket = await orders.ticketByPage(key)
  if (ticket?.state !== 'valid') return null
  if (paper === 'ticket.pdf') return orderPapers.ticket(ticket, locale)
  const order = await orders.byId(ticket.orderId)
  return orderPapers.calendar(ticket.forumYear, locale, order && ticketOfSeat(order, ticket.seat))
}
