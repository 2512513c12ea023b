// Rows of the waiting list as values. They contain personal data, which packages/desk/keeping/erasure removes.

import { locales } from '@forum/domain/localisation/locale.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { namedRow } from '../storage/row.ts'

const states = ['asked', 'waiting', 'offered', 'taken', 'missed', 'left', 'removed'] as const

type WaitingState = (typeof states)[number]

const row = v.pipe(
  namedRow({
    place: v.number(),
    id: v.string(),
    page_key: v.string(),
    forum_year: v.number(),
    ticket_id: v.string(),
    title: v.string(),
    lang: v.picklist(locales),
    name: v.string(),
    email: v.string(),
    mailbox: v.string(),
    seats: v.number(),
    state: v.picklist(states),
    asked_at: v.number(),
    told_at: v.number(),
    offered_seats: v.number(),
    offered_until: v.nullable(v.number()),
    order_id: v.nullable(v.string()),
    placed_from: v.nullable(v.string()),
  }),
  v.transform(({ lang, ...same }) => ({ ...same, locale: lang })),
)

/** `title`: of the kind, as the person read it; `seats`: wanted; `offeredUntil`: of the last offer, also an expired one. */
export type Waiting = v.InferOutput<typeof row>

/** `which`: the SQL after the table name. */
export const waitingWhere = (tx: Pick<Transaction, 'all'>, which: string, ...values: (string | number)[]): Promise<Waiting[]> =>
  tx.all(row, `SELECT * FROM waiting ${which}`, ...values)

/** `calledOff`: the order of the offered seats was given back, or the organisers called it off. */
export type ShownState = WaitingState | 'calledOff'

const placedRow = v.object({
  id: v.string(),
  status: v.string(),
  held_until: v.number(),
  revoked_at: v.nullable(v.number()),
})

/** The rows of `which` as people are to read them: the order of offered seats may have run out since, or been called off. */
export async function shownWaiting(
  tx: Pick<Transaction, 'all'>,
  now: number,
  which: string,
  ...values: (string | number)[]
): Promise<(Omit<Waiting, 'state'> & { state: ShownState })[]> {
  const rows = await waitingWhere(tx, which, ...values)
  const taken = `(SELECT order_id FROM waiting ${which})`
  const orders = rows.some(({ state }) => state === 'taken')
    ? await tx.all(placedRow, `SELECT id, status, held_until, revoked_at FROM ticket_order WHERE id IN ${taken}`, ...values)
    : []
  const placed = new Map(orders.map((order) => [order.id, order]))
  return rows.map((one) => (one.state === 'taken' ? { ...one, state: takenState(placed.get(one.orderId ?? ''), one, now) } : one))
}

/** As `isOfferedAgain` (packages/desk/orders/held-for-waiting.ts): what was lost may be ordered again while the offer lasts. */
function takenState(placed: v.InferOutput<typeof placedRow> | undefined, { offeredUntil }: Waiting, now: number): ShownState {
  if (!placed) return 'taken'
  const { status, held_until, revoked_at } = placed
  if (status === 'refunded' || revoked_at !== null) return 'calledOff'
  const isLost = status === 'cancelled' || (status === 'awaiting_payment' && held_until <= now)
  if (!isLost) return 'taken'
  return offeredUntil !== null && offeredUntil > now ? 'offered' : 'missed'
}
