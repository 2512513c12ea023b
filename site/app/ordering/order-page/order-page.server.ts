// Loader of both order pages: the form during the sale, otherwise a notice.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { codeField, codeText } from '@forum/domain/order/promo-code.ts'
import { rateText } from '@forum/domain/payment/euro.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { orderForm } from '@forum/domain/submission/form-fields.ts'
import { formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { editionOf, localeOf, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { RouterContextProvider } from 'react-router'
import { buyingNow } from '../buying/buying.server.ts'
import { offeredTickets } from '../order-form/order-form-view.ts'
import {
  nothingToBuyView,
  noticeDescription,
  type OrderPageView,
  orderPageView,
  type SaleNoticeView,
} from '../sale-notice/sale-notice-view.ts'
import { recommendedTicket } from '../ticket-card/ticket-card-view.ts'
import { offerOf } from '../ways/offered.ts'
import { besidesOf } from '../ways/same-order.ts'
import { wayPath } from '../ways/way-path.ts'
import { sellerOf, type Ways } from '../ways/ways.server.ts'
import { choiceNote } from './choice-note.ts'

type Args = { params: { year?: string | undefined }; request: Request; context: Readonly<RouterContextProvider> }

export async function orderPageOf({ params, request, context }: Args, method: PaymentMethod) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { desk } = context.get(requestServicesContext)
  const forum = editionOf(context, params)
  const view = orderPageView(services, forum, locale)
  const { year, contact, day } = view
  const {
    sale: { ways },
  } = desk
  const preferred = new URL(request.url).searchParams.get('ticket')
  const offer = offerOf(request)
  const [buying, euroRate] = await Promise.all([buyingNow(context, forum, locale, offer), desk.sale.euroRate()])
  const notice = view.notice ?? (buying.ways.includes(method) ? null : noticeWithoutForm(buying, view, { method, ways, locale }))
  const { onSale } = buying
  const now = services.clock.now()
  // The ticket that the header's button stands for, sold out or not; of online tickets alone none.
  const leading = recommendedTicket(forum.ticketGroups, { now, locale })
  const recommended = buying.remark?.is === 'onlineOnly' && buying.remark.hall === 'over' ? null : leading
  const form = !notice && {
    note: choiceNote(preferred ?? recommended, buying, { groups: forum.ticketGroups, year, now, locale }),
    tickets: offeredTickets(onSale, locale, { preferred, recommended }),
    besides: besidesOf(request) ?? null,
    offer: offer ?? null,
    waiting: localePath(locale, pathWithin.waitingList(forum.year)),
    code: codeText(new URL(request.url).searchParams.get(codeField)) || null,
    preferred: onSale.some(({ ticket }) => ticket.id === preferred) ? preferred : null,
    token: formToken(context, orderForm),
    isTest: desk.sale.paymentService.provider === 'test',
    euro: euroRate === null ? null : { rate: euroRate, text: rateText(euroRate, locale) },
    hasAbroad: method === 'bank' && desk.sale.settings.seller?.abroad != null,
    hasOther: ways[method === 'card' ? 'bank' : 'card'],
    seller: sellerOf(desk),
  }
  const page = pageInfo(view, notice, { method, locale })
  return { page, year, notice, contact, day, form: form || null }
}

type Choice = { method: PaymentMethod; locale: Locale }

function pageInfo({ year, locales }: OrderPageView, notice: SaleNoticeView | null, { method, locale }: Choice): PageInfo {
  const { ticket } = wordsIn(locale)
  return {
    title: ticket.subject(ticket.ways[method].page, year),
    description: notice
      ? noticeDescription(notice)
      : ticket.wayDescription(ticket.ways[method].page, year, ticket.ways[method].text),
    path: wayPath[method](year),
    locales,
    nearestList: pathWithin.home(),
  }
}

/** Why there is no form although the sale is open, and what visitors can do. */
function noticeWithoutForm(
  buying: Buying,
  { year, contact }: OrderPageView,
  { method, ways, locale }: Choice & { ways: Ways },
): SaleNoticeView {
  const none = nothingToBuyView(buying, year, contact, locale)
  const { links } = none
  if (buying.ways.length === 0) return none
  const words = wordsIn(locale).ordering
  const action =
    method === 'card' && ways.bank
      ? { to: localePath(locale, wayPath.bank(year)), label: words.byBank }
      : { to: localePath(locale, wayPath.form(year)), label: words.byForm }
  return method === 'card'
    ? { title: words.noCardTitle, text: words.noCardText, contact, action, links }
    : { title: words.noBankTitle, text: words.noBankText, contact, action, links }
}
