// Documents for site.ts: `/{lang}/order/{key}/invoice.pdf`, `tickets.pdf`, `calendar.ics`, and `/{lang}/ticket/{key}/ticket.pdf`, `calendar.ics`.
import type { IncomingMessage } from 'node:http'
import { isLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import { ticketOfSeat } from '@forum/domain/order/order.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import { PdfQueueFull } from '../post/pdf/order-pdfs.ts'
import type { OrderDocument, OrderDocuments } from './order-documents.ts'
import type { Orders } from './orders.ts'

export const documentPaths = [
  '/:lang/order/:key/:document{(?:invoice|tickets)\\.pdf|calendar\\.ics}',
  '/:lang/ticket/:key/:document{ticket\\.pdf|calendar\\.ics}',
]

type DocumentsDesk = { orderDocuments: OrderDocuments; orders: Pick<Orders, 'byId' | 'byPage' | 'ticketByPage'> }

/** `Retry-After` when the queue of documents is full, seconds. */
const retryAfter = 20

/**
 * Only the secret key gives access. Missing documents fall through to the pages, whose 404 is in the visitor's language. `wait`: seconds that this
 * network must wait; null: none. `answer`: the page that says so.
 */
export function orderDocuments(
  desk: () => DocumentsDesk,
  wait: (incoming: IncomingMessage) => number | null,
  answer: (status: 429 | 503, path: string, details: { seconds: number }) => Response,
): Handler<SiteEnv> {
  return async (context, next) => {
    const { lang, key = '', document = '' } = context.req.param() as Record<string, string>
    if (!isLocale(lang)) return next()
    const seconds = wait(context.env.incoming)
    if (seconds !== null) return answer(429, context.req.path, { seconds })
    const documentOf = context.req.path.split('/')[2] === 'order' ? documentOfOrder : documentOfTicket
    const found = await documentOf(desk(), key, document, lang).catch((error) => {
      if (error instanceof PdfQueueFull) return 'busy' as const
      throw error
    })
    if (found === 'busy') return answer(503, context.req.path, { seconds: retryAfter })
    if (!found) return next()
    const { name, type, content } = found
    return new Response(content, {
      headers: {
        'content-type': type,
        'content-length': String(content.byteLength),
        'content-disposition': `attachment; filename="${name}"`,
        'content-language': lang,
      },
    })
  }
}

async function documentOfOrder(
  { orders, orderDocuments }: DocumentsDesk,
  key: string,
  document: string,
  locale: Locale,
): Promise<OrderDocument | null> {
  const order = await orders.byPage(key)
  if (!order) return null
  if (document === 'invoice.pdf') return orderDocuments.invoice(order, locale)
  if (order.status !== 'paid') return null
  return document === 'tickets.pdf' ? orderDocuments.tickets(order, locale) : orderDocuments.calendar(order.forumYear, locale)
}

async function documentOfTicket(
  { orders, orderDocuments }: DocumentsDesk,
  key: string,
  document: string,
  locale: Locale,
): Promise<OrderDocument | null> {
  const ticket = await orders.ticketByPage(key)
  if (ticket?.state !== 'valid') return null
  if (document === 'ticket.pdf') return orderDocuments.ticket(ticket, locale)
  const order = await orders.byId(ticket.orderId)
  return orderDocuments.calendar(ticket.forumYear, locale, order && ticketOfSeat(order, ticket.seat))
}
