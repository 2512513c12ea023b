// All submissions and orders with their deliveries, for the operator's command.
import type { Order } from '@forum/domain/order/order.ts'
import type { SubmissionStore } from '../forms/submission-store.ts'
import type { Orders } from '../orders/orders.ts'
import type { Delivery, DeliveryState, Outbox } from '../post/outbox/outbox.ts'

export type Entry = {
  id: string
  /** Kind of the submission, or `order`. */
  kind: string
  lang: string
  /** Milliseconds since 1970. */
  receivedAt: number
  erasedAt: number | null
  deliveries: readonly Delivery[]
}

export type Received = {
  /** Newest first. `state`: only entries with a delivery in this state. */
  list(filter: { kind?: string | undefined; state?: DeliveryState | undefined; max: number }): Promise<Entry[]>
  /** All stored data of one submission or order; undefined: none. */
  show(id: string): Promise<(Entry & Record<string, unknown>) | undefined>
}

const orderKind = 'order'

export function createReceived({
  submissions,
  orders,
  outbox,
}: {
  submissions: Pick<SubmissionStore, 'list' | 'byId'>
  orders: Pick<Orders, 'list' | 'byId' | 'erasedAt' | 'ticketsOf'>
  outbox: Pick<Outbox, 'about' | 'ownersWith'>
}): Received {
  const sent = async (kind: string | undefined, max?: number) => {
    if (kind === orderKind) return []
    return (await submissions.list({ kind, max })).map(({ fields: _, ...submission }) => submission)
  }
  const ordered = async (kind: string | undefined, max?: number) => {
    if (kind !== undefined && kind !== orderKind) return []
    const entryOf = async ({ id, locale, createdAt }: Order) => {
      return { id, kind: orderKind, lang: locale, receivedAt: createdAt, erasedAt: await orders.erasedAt(id) }
    }
    return Promise.all((await orders.list(max)).map(entryOf))
  }
  return {
    async list({ kind, state, max }) {
      const owners = state && (await outbox.ownersWith(state))
      const most = owners ? undefined : max
      const found = [...(await sent(kind, most)), ...(await ordered(kind, most))]
        .filter(({ id }) => !owners || owners.has(id))
        .toSorted((one, other) => other.receivedAt - one.receivedAt)
        .slice(0, max)
      return Promise.all(found.map(async (entry) => ({ ...entry, deliveries: await outbox.about(entry.id) })))
    },
    async show(id) {
      const submission = await submissions.byId(id)
      if (submission) return { ...submission, deliveries: await outbox.about(id) }
      const order = await orders.byId(id)
      if (!order) return undefined
      const { locale, createdAt, ...rest } = order
      return {
        ...rest,
        kind: orderKind,
        lang: locale,
        receivedAt: createdAt,
        erasedAt: await orders.erasedAt(id),
        tickets: await orders.ticketsOf(id),
        deliveries: await outbox.about(id),
      }
    },
  }
}
