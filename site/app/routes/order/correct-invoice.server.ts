// Connects corrections of the invoice with the desk.

import type { Order } from '@forum/domain/order/order.ts'
import { requestServicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { CorrectionAnswer } from './correct-invoice-form.tsx'

/** Corrects the invoice, or draws the page again with the typed text. The address keeps the key that only the mail has. */
export async function correctInvoice(context: Readonly<RouterContextProvider>, order: Order, form: FormData, request: Request) {
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 400 })
  const result = await desk.sale.correctOwnInvoice({ order, form, visitor })
  if (result.outcome === 'corrected')
    return redirect(`${new URL(request.url).pathname}?corrected=${result.version}#correct-invoice`, 303)
  const { typed } = result
  const correction: CorrectionAnswer =
    result.outcome === 'faulty' ? { typed, faults: result.faults, because: null } : { typed, faults: {}, because: result.because }
  return data({ correction }, { status: statusOf(correction) })
}

function statusOf({ because }: CorrectionAnswer): number {
  if (because === null) return 400
  if (because === 'refused') return 503
  return because === 'tooMany' ? 429 : 409
}
