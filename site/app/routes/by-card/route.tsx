import { formHeaders } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import { orderAction } from '@forum/site/app/ordering/order-form/place-order.server.ts'
import { orderPageOf } from '@forum/site/app/ordering/order-page/order-page.server.ts'
import { OrderPage } from '@forum/site/app/ordering/order-page/order-page.tsx'
import type { Route } from './+types/route.ts'

/** No navigation that would distract from ordering. */
export const handle = { layout: 'quiet', isOfTicket: true } satisfies PageHandle

/** Orders by card during the sale; otherwise a notice. */
export const loader = (args: Route.LoaderArgs) => orderPageOf(args, 'card')
export const action = (args: Route.ActionArgs) => orderAction(args, 'card')
export const headers = formHeaders

export default function ByCard({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage method="card" view={loaderData} answer={actionData} />
}
