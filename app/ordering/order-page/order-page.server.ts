// The loader of both pages of ordering: the form while tickets are sold, and what holds where they are not.
import { data, type RouterContextProvider } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import { orderForm } from '#domain/submission/form-fields.ts'
import { ticketsOnSale } from '#domain/ticket/on-sale.ts'
import { personal } from '../../blocks/form/receive.server.ts'
import { editionOf, localeOf, requestServicesContext, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import type { PageInfo } from '../../site/page-info/page-info.ts'
import { type OfferedTicket, offeredTickets } from '../order-form/order-form-view.ts'
import { orderWords } from '../order-words.server.ts'
import { noticeDescription, type OrderPageView, orderPageView, type SaleNoticeView } from '../sale-notice/sale-notice-view.ts'
import { wayPath } from '../ways/way-path.ts'
import { maySell, sellerOf, type Ways, waysOf } from '../ways/ways.server.ts'

type Args = { params: { year?: string | undefined }; request: Request; context: Readonly<RouterContextProvider> }

export async function orderPageOf({ params, request, context }: Args, method: PaymentMethod) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { desk } = context.get(requestServicesContext)
  const forum = editionOf(context, params)
  const view = orderPageView(services, forum, locale)
  const { year, contact, day } = view
  const [ways, isSellable] = [waysOf(desk, services.content), maySell(desk, services.content)]
  const preferred = new URL(request.url).searchParams.get('ticket')
  const offered = async () => {
    const sale = { locale, now: services.clock.now(), left: await desk.orders.seatsLeft() }
    return offeredTickets(ticketsOnSale(forum, sale), locale, preferred)
  }
  const tickets = view.notice ? [] : await offered()
  const notice = view.notice ?? noticeWithoutForm(tickets, view, { method, ways, locale, isSellable })
  const form = !notice && {
    tickets,
    words: orderWords(locale),
    token: desk.formGuard.personalToken(orderForm),
    isTest: desk.paymentService.provider === 'test',
    hasOther: ways[method === 'card' ? 'bank' : 'card'],
    seller: sellerOf(desk),
  }
  const page = pageInfo(view, notice, { method, locale })
  return data({ page, year, notice, contact, day, form: form || null }, view.notice ? undefined : personal)
}

type Choice = { method: PaymentMethod; locale: Locale }

function pageInfo({ year, locales }: OrderPageView, notice: SaleNoticeView | null, { method, locale }: Choice): PageInfo {
  const { ticket } = wordsIn(locale)
  return {
    title: ticket.subject(ticket.ways[method].page, year),
    description: notice ? noticeDescription(notice) : ticket.description(year),
    path: wayPath[method](year),
    locales,
    nearestList: pathWithin.home(),
  }
}

/** Why there is nothing to fill in although the sale is open, and which way is left. */
function noticeWithoutForm(
  tickets: readonly OfferedTicket[],
  { year, contact }: OrderPageView,
  { method, ways, locale, isSellable }: Choice & { ways: Ways; isSellable: boolean },
): SaleNoticeView | null {
  const { ticket } = wordsIn(locale)
  const links = [{ to: localePath(locale, pathWithin.tickets(year)), label: ticket.titleOf(year) }]
  if (!tickets.some(({ max }) => max > 0)) return { title: ticket.noneTitle, text: ticket.noneText, contact, action: null, links }
  if (!isSellable) return { title: ticket.closedTitle, text: ticket.closedText, contact, action: null, links }
  if (ways[method]) return null
  const words = orderWords(locale)
  const action =
    method === 'card' && ways.bank
      ? { to: localePath(locale, wayPath.bank(year)), label: words.byBank }
      : { to: localePath(locale, wayPath.form(year)), label: words.byForm }
  return method === 'card'
    ? { title: words.noCardTitle, text: words.noCardText, contact, action, links }
    : { title: words.noBankTitle, text: words.noBankText, contact, action, links }
}
