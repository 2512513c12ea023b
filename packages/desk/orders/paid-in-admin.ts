// Follows orders that organisers mark as paid in the content service. The desk's database decides: a mark that it rejects is reset there.
import type { OrderState } from '@forum/content/port.ts'
import { oneAtATime } from '@forum/ground/base/one-at-a-time.ts'
import type { Delivery, Outbox } from '../post/outbox/outbox.ts'
import { isRecordDelivery } from '../post/records/record-channel.ts'
import type { Database } from '../storage/database.ts'
import { statusRecord } from './order-deliveries.ts'
import type { Orders } from './orders.ts'

type Log = Record<'info' | 'warn', (details: object, text: string) => void>

export type PaidInAdminOptions = {
  orders: Pick<Orders, 'byId' | 'markPaid'>
  database: Pick<Database, 'transaction'>
  outbox: Pick<Outbox, 'about' | 'add'>
  /** `marked`: only orders marked as paid by hand. null: there is no content service. */
  read: ((which: 'marked' | 'all') => Promise<readonly OrderState[]>) | null
  now(): number
  /** Called after an order was settled, or a mark is to be reset. */
  onSettled(): void
  log: Log
}

export type PaidInAdmin = {
  /** Checks now. A call during a check starts one more check after it. Never throws. */
  check(): Promise<void>
  /** Checks if the last check was a minute ago; checks all orders once an hour. */
  poll(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute

export function createPaidInAdmin({ orders, database, outbox, read, now, onSettled, log }: PaidInAdminOptions): PaidInAdmin {
  let isAway = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let comparedAt = Number.NEGATIVE_INFINITY

  /** Returns true if something must be sent. */
  const follow = async ({ id, status }: OrderState): Promise<boolean> => {
    const order = await orders.byId(id)
    if (!order || order.status === status) return false
    if (status === 'paid' && order.method === 'bank' && (await orders.markPaid(order.number))) {
      log.info({ order: order.number }, 'a transfer was marked as paid in the content service: the tickets are issued')
      return true
    }
    // An update that is already queued is enough.
    const isOnItsWay = (delivery: Delivery) => isRecordDelivery(delivery) && delivery.state !== 'delivered'
    if ((await outbox.about(id)).some(isOnItsWay)) return false
    log.warn(
      { order: order.number, there: status, here: order.status },
      'a change in the content service has no effect and is reverted',
    )
    await database.transaction((tx) => outbox.add(tx, id, [statusRecord(order)], now()))
    return true
  }

  const check = oneAtATime(async () => {
    if (!read) return
    const isWhole = now() - comparedAt >= hour
    checkedAt = now()
    try {
      const states = await read(isWhole ? 'all' : 'marked')
      if (isWhole) comparedAt = checkedAt
      if (isAway) log.info({}, 'orders in the content service can be read again')
      isAway = false
      let isSettled = false
      for (const state of states) isSettled = (await follow(state)) || isSettled
      if (isSettled) onSettled()
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'orders in the content service cannot be read')
      isAway = true
    }
  })

  return {
    check,
    async poll() {
      if (now() - checkedAt >= minute) await check()
    },
  }
}
