// Routes of the desk's list of orders: what was not delivered is sent again, and several unpaid orders are cancelled.

import { noteDeed } from '@forum/desk/audit/audit.ts'
import type { Order } from '@forum/domain/order/order.ts'
import type { Hono } from 'hono'
import { orderLine } from './home-page.ts'
import { noted, type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'
import type { CancelFault, CancellingView } from './office-view.ts'
import { findOrders, orderFilters } from './order-search.ts'

export function orderListPages(stack: Hono<OfficeEnv>, { parts, realNow, show }: OfficeRoom): void {
  const { desk } = parts
  const page = async (context: OfficeContext, refused: (CancellingView & { fault: CancelFault }) | null) => {
    const query = asked(context, 'q')
    const filter = orderFilters.find((each) => each === context.req.query('show')) ?? null
    const like = asked(context, 'like') || null
    const { orders, isCut } = await findOrders(desk.database, { query, filter, like, now: desk.now() })
    // What was searched for is ticked; out of all orders nothing is.
    const chosen = like !== null || query !== '' ? orders.map(({ number }) => number) : []
    const cancelling = refused ?? { chosen, reason: '', isQuiet: false }
    return show(
      context,
      {
        page: 'orders',
        query,
        filter,
        found: orders.map(orderLine),
        isCut,
        // Shown in that list only.
        undelivered: filter === 'undelivered' ? (await desk.outbox.backlog()).dead : 0,
        retried: numberIn(context, 'retried'),
        like,
        cancelling: filter === 'unpaid' && orders.length > 0 ? cancelling : null,
        cancelled: numberIn(context, 'cancelled'),
        fault: refused?.fault ?? null,
      },
      refused ? 400 : 200,
    )
  }
  stack.get('/orders', (context) => page(context, null))
  stack.post('/retry', async (context) => {
    const { database, outbox, now, deliveriesAdded } = desk
    const { dead } = await outbox.backlog()
    await database.transaction(async (tx) => {
      // The outbox counts in real time.
      await outbox.retry(tx, realNow())
      if (dead > 0) await noteDeed(tx, context.get('organiser'), now(), { action: 'retried', orderId: null })
    })
    deliveriesAdded()
    return context.redirect(`/orders?show=undelivered&retried=${dead}#done`, 303)
  })
  // The query is that of the list, which is shown again when the form is refused.
  stack.post('/orders', async (context) => {
    const form = context.get('form')
    const chosen = form.getAll('number').map(String)
    const [reason, isQuiet] = [typedText(form, 'reason', 1000), form.get('quiet') === 'yes']
    const fault = chosen.length === 0 ? 'noneChosen' : reason === '' ? 'noReason' : null
    if (fault) return page(context, { chosen, reason, isQuiet, fault })
    const unpaid = (await desk.orders.unpaid({})).filter(({ number }) => chosen.includes(number))
    const ids = unpaid.map(({ id }) => id)
    const deedOf = (order: Order | null) => order && ({ action: 'cancelled', orderId: order.id, reason } as const)
    const cancelled = await desk.orders.cancelUnpaid(ids, isQuiet, noted(context, parts, deedOf))
    desk.deliveriesAdded()
    return context.redirect(`/orders?show=unpaid&cancelled=${cancelled}#done`, 303)
  })
}

const asked = (context: OfficeContext, name: string) => (context.req.query(name) ?? '').slice(0, 200)

function numberIn(context: OfficeContext, name: string): number | null {
  const given = context.req.query(name)
  return given === undefined ? null : Number(given) || 0
}
