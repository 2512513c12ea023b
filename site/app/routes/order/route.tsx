// The page of an order; only its buyer knows the address. Not cached: site/server/middleware/personal-pages.ts.

import { data } from '@forum/design/attributes/attributes.ts'
import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { localeOf, notFound } from '@forum/site/app/context/context.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { isHandover } from '@forum/site/app/ordering/checkout/handover.ts'
import { HandoverPage } from '@forum/site/app/ordering/checkout/handover-page.tsx'
import { sameOrder } from '@forum/site/app/ordering/ways/same-order.ts'
import type { Route } from './+types/route.ts'
import { correctingQuery } from './correct-invoice.tsx'
import { changeOrder, orderFor } from './order.server.ts'
import { OrderBody } from './order-body.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { OrderView } from './order-view.ts'
import styles from './route.module.css'
import { SameOrder } from './same-order.tsx'

export const handle = { layout: 'quiet', isOfTicket: true } satisfies PageHandle

/** Seconds after which a page without scripts reloads to see the payment's result. */
const refreshAfter = 5

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { view, contact, onceMore } = (await orderFor(context, params.key, locale, request)) ?? notFound()
  const { orderPage } = wordsIn(locale)
  const page: PageInfo = {
    title: view.displayStatus === 'invoice' && view.invoice ? orderPage.invoiceTitle(view.number) : orderPage.title(view.number),
    description: orderPage.description,
    path: pathWithin.order(params.key),
    nearestList: pathWithin.home(),
  }
  const query = new URL(request.url).searchParams
  const same = query.has(sameOrder) ? onceMore : null
  const change = { seat: numberIn(query, 'seat'), changed: numberIn(query, 'changed') }
  const correcting = { isAsked: query.has(correctingQuery), corrected: numberIn(query, 'corrected') }
  return {
    page,
    view,
    contact,
    same,
    change,
    correcting,
    refreshAfter: view.displayStatus === 'confirming' ? refreshAfter : null,
  }
}

/** A number from 1; null: none in the address. */
const numberIn = (query: URLSearchParams, name: string) => Number(query.get(name)) || null

export const action = ({ params, context, request }: Route.ActionArgs) => changeOrder(context, params.key, request)

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, contact, same, change, correcting } = loaderData
  if (isHandover(actionData)) return <HandoverPage answer={actionData} />
  const notHeld = actionData && 'notHeld' in actionData ? actionData.notHeld : null
  const answer = actionData && 'ownChange' in actionData ? actionData.ownChange : null
  const correction = actionData && 'correction' in actionData ? actionData.correction : null
  const state = stateOf(view)
  // What is being typed is not replaced when the order changes.
  const isCorrecting = correcting.isAsked || correction !== null
  return (
    <section className="section within6" data-theme="white" {...data({ 'data-module': 'follow-order' })}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.head}>
          <OrderHead view={view} state={state} />
          {same && <SameOrder onceMore={same} />}
        </div>
        <OrderSummary
          view={view}
          state={state}
          isRefused={actionData !== undefined && 'isRefused' in actionData}
          notHeld={notHeld}
        />
        <div className={styles.body} {...(isCorrecting ? {} : data({ 'data-part': 'order-body', 'data-state': state }))}>
          <OrderBody
            view={view}
            contact={contact}
            change={answer ? { ...change, seat: answer.seat, answer } : { ...change, answer }}
            correcting={{ ...correcting, answer: correction }}
          />
        </div>
      </div>
    </section>
  )
}

/** The page is replaced when one of these changes. */
function stateOf({ displayStatus, part, tickets, receipts, papers, payment, hold }: OrderView): string {
  return JSON.stringify([displayStatus, part, tickets.length, receipts.length, papers.length, payment?.with, hold])
}
