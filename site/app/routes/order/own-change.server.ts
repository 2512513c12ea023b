// Connects changes of attendees with the desk.

import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Order } from '@forum/domain/order/order.ts'
import { ownChangesEnd } from '@forum/domain/order/own-change.ts'
import { localeOf, requestServicesContext, servicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { OwnChangeAnswer } from './own-change-form.tsx'

type Context = Readonly<RouterContextProvider>

/** Deadline, exclusive; it has passed for an edition without content. */
export function ownChangesEndOf(context: Context, { forumYear }: Order): number | null {
  const forum = context.get(servicesContext).content.forumByYear(forumYear)
  const { attendeeChangeDays } = context.get(requestServicesContext).desk.sale.settings
  return forum ? ownChangesEnd(forum.start, attendeeChangeDays) : 0
}

/** Changes the attendee, or draws the page again with the typed text. */
export async function changeAttendee(context: Context, order: Order, form: FormData) {
  const { desk, visitor } = context.get(requestServicesContext)
  const seat = Number(form.get('seat'))
  if (!visitor || !Number.isInteger(seat) || seat < 1) throw data(null, { status: 400 })
  const end = ownChangesEndOf(context, order)
  const result = await desk.sale.changeOwnAttendee({ order, seat: seat - 1, form, end, visitor })
  if (result.outcome === 'changed')
    return redirect(`${localePath(localeOf(context), pathWithin.order(order.pageKey))}?changed=${seat}#ticket-${seat}`, 303)
  const { typed } = result
  const answer: OwnChangeAnswer =
    result.outcome === 'faulty'
      ? { seat, typed, faults: result.faults, because: null }
      : { seat, typed, faults: {}, because: result.because }
  return data({ ownChange: answer }, { status: statusOf(answer) })
}

function statusOf({ because }: OwnChangeAnswer): number {
  if (because === null) return 400
  if (because === 'refused') return 503
  return because === 'tooMany' ? 429 : 409
}
