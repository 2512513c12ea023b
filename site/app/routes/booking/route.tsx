import { bookingRules } from '@forum/domain/submission/booking.ts'
import { formHeaders } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { requestPageOf, takeRequest } from '@forum/site/app/ordering/request-page/request-page.server.ts'
import { RequestPage } from '@forum/site/app/ordering/request-page/request-page.tsx'
import type { Route } from './+types/route.ts'

/** Booking is open between the announcement of a sale and its start; otherwise the ticket page shows the state. */
export const loader = (args: Route.LoaderArgs) => requestPageOf(args, 'booking')
export const action = (args: Route.ActionArgs) => takeRequest(args, 'booking')
export const headers = formHeaders

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { words, year } = loaderData
  return (
    <RequestPage kind="booking" rules={bookingRules} title={words.title} view={loaderData} answer={actionData} ticketsOf={year} />
  )
}
