// The loader of both pages of ordering: the form while tickets are sold, and what holds where they are not.
import { data, type RouterContextProvider } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { isLocale, type Locale } from '#domain/localisation/locale.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import { personal } from '../../blocks/form/receive.server.ts'
import { counterContext, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import type { PageInfo } from '../../site/page-info/page-info.ts'
import { editionOnSale, orderPageView, type SaleNoticeView } from '../sale-notice/sale-notice-view.ts'
import { type OfferedTicket, offeredTickets } from './order-form-view.ts'
import { orderWords } from './order-words.server.ts'
import { orderForm } from './place-order.server.ts'
import { sellerOf, type Ways, waysOf } from './ways.server.ts'

type Args = {
  params: { lang?: string | undefined; year?: string | undefined }
  request: Request
  context: Readonly<RouterContextProvider>
}

const pathOf = { card: pathWithin.byCard, bank: pathWithin.byBank }

export function orderPageOf({ params, request, context }: Args, method: PaymentMethod) {
  const { lang, year: segment } = params
  const services = context.get(servicesContext)
  const view = isLocale(lang) ? orderPageView(services, segment, lang) : undefined
  const found = isLocale(lang) ? editionOnSale(services, segment, lang) : undefined
  if (!isLocale(lang) || !view || !found) throw data(null, { status: 404 })
  const { year, contact, day } = view
  const { desk } = context.get(counterContext)
  const preferred = new URL(request.url).searchParams.get('ticket')
  const offer = { forum: found.forum, locale: lang, now: services.clock.now(), left: desk.orders.left, preferred }
  const tickets = view.notice ? [] : offeredTickets(offer)
  const notice = view.notice ?? noForm(tickets, { method, year, lang, contact, ways: waysOf(desk) })
  const { ticket } = wordsIn(lang)
  const page: PageInfo = {
    title: ticket.subject(ticket.ways[method].page, year),
    description: notice ? [notice.title, notice.text?.text].filter(Boolean).join('. ') : ticket.description(year),
    path: pathOf[method](year),
    locales: view.locales,
    nearestList: pathWithin.home(),
  }
  const words = orderWords(lang)
  const form = notice
    ? null
    : {
        tickets,
        words,
        token: desk.reception.personalToken(orderForm),
        isTest: desk.cashier.provider === 'test',
        hasOther: waysOf(desk)[method === 'card' ? 'bank' : 'card'],
        seller: sellerOf(desk),
      }
  return data({ page, year, notice, contact, day, form }, view.notice ? undefined : personal)
}

type Circumstances = {
  method: PaymentMethod
  year: number
  lang: Locale
  contact: SaleNoticeView['contact']
  ways: Ways
}

/** Why there is nothing to fill in although the sale is open, and which way is left. */
function noForm(tickets: readonly OfferedTicket[], { method, year, lang, contact, ways }: Circumstances): SaleNoticeView | null {
  const { ticket } = wordsIn(lang)
  const links = [{ to: localePath(lang, pathWithin.tickets(year)), label: ticket.titleOf(year) }]
  if (!tickets.some(({ most }) => most > 0))
    return { title: ticket.noneTitle, text: { text: ticket.noneText }, contact, action: null, links }
  if (ways[method]) return null
  const words = orderWords(lang)
  const byBank = method === 'card' && ways.bank
  const action = byBank
    ? { to: localePath(lang, pathWithin.byBank(year)), label: words.byBank }
    : { to: localePath(lang, pathWithin.byForm(year)), label: words.byForm }
  return method === 'card'
    ? { title: words.noCardTitle, text: { text: words.noCardText }, contact, action, links }
    : { title: words.noBankTitle, text: { text: words.noBankText }, contact, action, links }
}
