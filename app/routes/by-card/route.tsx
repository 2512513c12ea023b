import { Link } from 'react-router'
import { FormPage } from '../../blocks/form/form-page.tsx'
import { formHeaders } from '../../blocks/form/receive.server.ts'
import { isHandover } from '../../blocks/order/handover.ts'
import { HandoverPage } from '../../blocks/order/handover-page.tsx'
import { OrderForm } from '../../blocks/order/order-form.tsx'
import { orderPageOf } from '../../blocks/order/order-page.server.ts'
import { orderForScripts, placeOnPage } from '../../blocks/order/place-order.server.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { SaleNotice } from '../../blocks/sale-notice/sale-notice.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'

export const middleware: Route.MiddlewareFunction[] = [orderForScripts('card')]

/** Tickets paid by card while they are sold; until then and after, the page says what holds. */
export const loader = (args: Route.LoaderArgs) => orderPageOf(args, 'card')
export const action = (args: Route.ActionArgs) => placeOnPage(args, 'card')
export const headers = formHeaders
export const meta = pageMeta

export default function ByCard({ loaderData: { year, notice, contact, day, form }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  const { ticket } = useWords()
  const { strands, documents } = useFrame()
  if (isHandover(actionData)) return <HandoverPage answer={actionData} />
  return (
    <>
      <PageHead
        title={ticket.ways.card.page}
        summary={form ? ticket.ways.card.text : undefined}
        crumbs={<Link to={inLanguage(locale, pathWithin.tickets(year))}>{ticket.titleOf(year)}</Link>}
        strands={strands}
        pointX={620}
      />
      {form && (
        <FormPage heading={form.words.heading} steps={form.words.steps.card} contact={contact}>
          <OrderForm
            method="card"
            tickets={form.tickets}
            words={form.words}
            action={inLanguage(locale, pathWithin.byCard(year))}
            token={form.token}
            drawn={actionData}
            documents={documents}
            isTest={form.isTest}
            seller={form.seller}
            other={form.hasOther ? { to: inLanguage(locale, pathWithin.byBank(year)), label: form.words.orByBank } : null}
          />
        </FormPage>
      )}
      {notice && <SaleNotice notice={notice} day={day} />}
    </>
  )
}
