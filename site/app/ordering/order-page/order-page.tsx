// Body of both order pages: the form, or a notice.

import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { codeField } from '@forum/domain/order/promo-code.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import type { ContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { FormPage } from '@forum/site/app/blocks/form-page/form-page.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import { type HandoverAnswer, isHandover } from '../checkout/handover.ts'
import { HandoverPage } from '../checkout/handover-page.tsx'
import type { ForumDayView } from '../forum-day/forum-day-view.ts'
import type { OrderAnswer } from '../order-form/order-answer.ts'
import { OrderForm } from '../order-form/order-form.tsx'
import type { OfferedTicket } from '../order-form/order-form-view.ts'
import type { EuroGuide } from '../order-form/order-total.tsx'
import { SaleNotice } from '../sale-notice/sale-notice.tsx'
import type { SaleNoticeView } from '../sale-notice/sale-notice-view.ts'
import { SellerLine, type SellerView } from '../seller/seller-line.tsx'
import { WaitLink } from '../ticket-card/wait-link.tsx'
import { offerQuery } from '../ways/offered.ts'
import { besidesQuery } from '../ways/same-order.ts'
import { wayPath } from '../ways/way-path.ts'
import type { ChoiceNote } from './choice-note.ts'

type OrderPageProps = {
  method: PaymentMethod
  view: {
    year: number
    notice: SaleNoticeView | null
    day: ForumDayView | null
    contact: ContactView | null
    form: {
      /** Why nothing is preselected, or only online tickets are left. */
      note: ChoiceNote | null
      tickets: readonly OfferedTicket[]
      /** The ticket whose button the visitor clicked. */
      preferred: string | null
      /** Number of the identical order, if a second one is intended. */
      besides: string | null
      /** Key of the waiting list, which reserves seats for the visitor. */
      offer: string | null
      /** Waiting list page, without the ticket. */
      waiting: string
      /** Promo code from the address. */
      code: string | null
      token: string
      isTest: boolean
      euro: EuroGuide | null
      /** Buyers may say that they pay from a bank abroad. */
      hasAbroad: boolean
      hasOther: boolean
      seller: SellerView | null
    } | null
  }
  /** The answer from which the page is drawn. */
  answer: OrderAnswer | HandoverAnswer | undefined
}

const otherWay = { card: 'bank', bank: 'card' } as const

export function OrderPage({ method, view, answer }: OrderPageProps) {
  const locale = useLocale()
  const { order, ticket, ordering } = useWords()
  const { year, notice, day, contact, form } = view
  const other = otherWay[method]
  if (isHandover(answer)) return <HandoverPage answer={answer} />
  return (
    <>
      <PageHead
        title={ticket.ways[method].page}
        summary={form ? ticket.ways[method].text : undefined}
        crumbs={<a href={localePath(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</a>}
        isBelowBar
      />
      {form && (
        <FormPage isWide heading={ordering.heading} steps={ordering.steps[method]} contact={contact}>
          {form.note && (
            <div className="below4" role="note">
              <p className="strong">{noBreak(form.note.text)}</p>
              {form.note.wait && <WaitLink {...form.note.wait} words={order} />}
            </div>
          )}
          <Island
            of={OrderForm}
            when="idle"
            props={{
              method,
              tickets: form.tickets,
              action: localePath(locale, wayPath[method](year)) + queryOf(form),
              besides: form.besides,
              code: form.code,
              waiting: form.waiting,
              token: form.token,
              drawn: answer,
              isTest: form.isTest,
              euro: form.euro,
              hasAbroad: form.hasAbroad,
            }}
          />
          <div className="start above3 gap5">
            {form.seller && <SellerLine seller={form.seller} />}
            {form.hasOther && (
              <MoreLink to={localePath(locale, wayPath[other](year)) + queryOf({ ...form, besides: null })}>
                {ordering.instead[other]}
              </MoreLink>
            )}
          </div>
        </FormPage>
      )}
      {notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}

type Queried = { preferred: string | null; besides: string | null; code: string | null; offer: string | null }

function queryOf({ preferred, besides, code, offer }: Queried): string {
  const query = [
    preferred && `ticket=${encodeURIComponent(preferred)}`,
    besides && besidesQuery(besides),
    offer && `${offerQuery}=${encodeURIComponent(offer)}`,
    code && `${codeField}=${encodeURIComponent(code)}`,
  ]
    .filter(Boolean)
    .join('&')
  return query && `?${query}`
}
