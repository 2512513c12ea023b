// Loader and action of both request pages: group tickets during the sale, and booking before it.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { type ActionArgs, afterAction, formAction, formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { editionOf, localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { redirect } from 'react-router'
import { buyingNow } from '../buying/buying.server.ts'
import { remarkText } from '../buying/remark-text.ts'
import { nothingToBuyView, noticeDescription, type OrderPageView, orderPageView } from '../sale-notice/sale-notice-view.ts'
import { bookingView } from './booking-view.ts'

type RequestKind = 'groupOrder' | 'booking'

/** When the request is accepted, and its pages. */
const requests = {
  groupOrder: {
    isOpen: ({ ways }: Buying) => ways.includes('form'),
    path: pathWithin.byForm,
    thanks: pathWithin.successGroupOrder(),
  },
  booking: {
    isOpen: ({ sale, goesOn }: Buying) => sale === 'soon' || goesOn !== null,
    path: pathWithin.booking,
    thanks: pathWithin.successBooking(),
  },
} as const

/** The form while the request is accepted, otherwise a notice. Booking ends with the start of the sale: then the ticket page shows the state. */
export async function requestPageOf<Kind extends RequestKind>({ params, context }: Omit<ActionArgs, 'request'>, kind: Kind) {
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const view = orderPageView(context.get(servicesContext), forum, locale)
  const { year, contact, day } = view
  const { path } = requests[kind]
  const buying = await buyingNow(context, forum, locale)
  const isOpen = requests[kind].isOpen(buying)
  if (!isOpen && kind === 'booking') throw redirect(localePath(locale, pathWithin.tickets(year)))
  const { description: _, ...words } = wordsIn(locale).submission[kind]
  const remark = remarkText(buying.remark, context.get(servicesContext).clock.now(), locale)
  const page: PageInfo = {
    ...aboutPage(kind, view, locale),
    path: path(year),
    locales: view.locales,
    nearestList: pathWithin.home(),
  }
  const token = isOpen ? formToken(context, kind) : null
  const notice = isOpen ? null : (view.notice ?? nothingToBuyView(buying, year, contact, locale))
  const booking = kind === 'booking' ? bookingView(forum, context.get(servicesContext).clock.now(), locale) : null
  return {
    page,
    year,
    notice,
    contact,
    day,
    booking,
    words: { ...words, summary: [remark, words.summary].filter(Boolean).join(' ') },
    token,
  }
}

function aboutPage(kind: RequestKind, { year, notice }: OrderPageView, locale: Locale): Pick<PageInfo, 'title' | 'description'> {
  const { booking, groupOrder } = wordsIn(locale).submission
  if (kind === 'booking') return { title: booking.title, description: booking.description(year) }
  const { subject, ways } = wordsIn(locale).ticket
  return {
    title: subject(ways.form.page, year),
    description: notice ? noticeDescription(notice) : groupOrder.description(year),
  }
}

export async function takeRequest(args: ActionArgs, kind: RequestKind) {
  const { params, context } = args
  const { isOpen, path, thanks } = requests[kind]
  const forum = editionOf(context, params)
  const page = path(forum.year)
  const locale = localeOf(context)
  if (!isOpen(await buyingNow(context, forum, locale))) return afterAction(args.request, localePath(locale, page))
  return formAction(kind, args, { path: page, thanks, forumYear: forum.year })
}
