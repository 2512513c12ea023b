// Transfers that organisers mark as paid in the content service: the desk's own database decides, and what it does not follow is written back.
import type { OrderState } from '../content-service/order-states.ts'
import type { Delivery, Outbox } from '../outbox/outbox.ts'
import { isRecordDelivery } from '../records/record-channel.ts'
import type { Database } from '../storage/database.ts'
import { statusRecord } from './order-deliveries.ts'
import type { Orders } from './orders.ts'

type Log = Record<'info' | 'warn', (details: object, text: string) => void>

export type PaidInAdminOptions = {
  orders: Pick<Orders, 'byId' | 'markPaid'>
  database: Pick<Database, 'transaction'>
  outbox: Pick<Outbox, 'about' | 'add'>
  /** `marked`: those that were said to be paid by hand. null: there is no content service. */
  read: ((which: 'marked' | 'all') => Promise<readonly OrderState[]>) | null
  now(): number
  /** Called after something was settled or is to be written back. */
  onSettled(): void
  log: Log
}

export type PaidInAdmin = {
  /** Checks at once; a call during a check makes it check once more. Never throws. */
  check(): Promise<void>
  /** Checks when the last check lies a minute back, and at every order once an hour. */
  poll(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute

export function createPaidInAdmin({ orders, database, outbox, read, now, onSettled, log }: PaidInAdminOptions): PaidInAdmin {
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isAway = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let comparedAt = Number.NEGATIVE_INFINITY

  /** true: something goes out. */
  const follow = async ({ id, status }: OrderState): Promise<boolean> => {
    const order = await orders.byId(id)
    if (!order || order.status === status) return false
    if (status === 'paid' && order.method === 'bank' && (await orders.markPaid(order.number))) {
      log.info({ order: order.number }, 'a transfer was marked as paid in the content service: the tickets are issued')
      return true
    }
    // What is on its way there says it soon enough.
    const isOnItsWay = (delivery: Delivery) => isRecordDelivery(delivery) && delivery.state !== 'delivered'
    if ((await outbox.about(id)).some(isOnItsWay)) return false
    log.warn(
      { order: order.number, there: status, here: order.status },
      'a change in the content service has no effect: it is taken back',
    )
    await database.transaction((tx) => outbox.add(tx, id, [statusRecord(order)], now()))
    return true
  }

  const once = async () => {
    if (!read) return
    const isWhole = now() - comparedAt >= hour
    checkedAt = now()
    try {
      const states = await read(isWhole ? 'all' : 'marked')
      if (isWhole) comparedAt = checkedAt
      if (isAway) log.info({}, 'orders in the content service are seen again')
      isAway = false
      let isSettled = false
      for (const state of states) isSettled = (await follow(state)) || isSettled
      if (isSettled) onSettled()
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'orders in the content service cannot be seen')
      isAway = true
    }
  }

  const check = () => {
    isAskedAgain = true
    running ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false
        await once()
      }
      running = null
    })()
    return running
  }

  return {
    check,
    async poll() {
      if (now() - checkedAt >= minute) await check()
    },
  }
}
