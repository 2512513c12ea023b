// Papers for site.ts: `/{lang}/order/{key}/invoice.pdf`, `tickets.pdf`, `calendar.ics`, and `/{lang}/ticket/{key}/ticket.pdf`, `calendar.ics`.
import type { Handler } from 'hono'
import { isLocale, type Locale } from '#domain/localisation/locale.ts'
import type { Desk } from '../desk.ts'
import type { Paper } from '../orders/papers.ts'
import type { SiteEnv } from '../site-env.ts'

export const paperPaths = [
  '/:lang/order/:key/:paper{(?:invoice|tickets)\\.pdf|calendar\\.ics}',
  '/:lang/ticket/:key/:paper{ticket\\.pdf|calendar\\.ics}',
]

type PapersDesk = Pick<Desk, 'papers' | 'orders'>

/** Only the unguessable key opens a paper. What is not there is left to the pages, whose 404 speaks the language. */
export function papers(desk: PapersDesk): Handler<SiteEnv> {
  return async (context, next) => {
    const { lang, key = '', paper = '' } = context.req.param() as Record<string, string>
    if (!isLocale(lang)) return next()
    const isOrder = context.req.path.split('/')[2] === 'order'
    const found = await (isOrder ? orderPaper(desk, key, paper, lang) : ticketPaper(desk, key, paper, lang))
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

async function orderPaper({ orders, papers }: PapersDesk, key: string, paper: string, locale: Locale): Promise<Paper | null> {
  const order = orders.byPage(key)
  if (!order) return null
  if (paper === 'invoice.pdf') return papers.invoice(order, locale)
  if (order.status !== 'paid') return null
  return paper === 'tickets.pdf' ? papers.tickets(order, locale) : papers.calendar(order.forumYear, locale)
}

async function ticketPaper({ orders, papers }: PapersDesk, key: string, paper: string, locale: Locale): Promise<Paper | null> {
  const ticket = orders.ticketByPage(key)
  if (ticket?.state !== 'valid') return null
  return paper === 'ticket.pdf' ? papers.ticket(ticket, locale) : papers.calendar(ticket.forumYear, locale)
}
