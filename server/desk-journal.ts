// Everything that visitors sent, forms and orders alike, with its deliveries: for the operator's command.
import type { Orders } from './orders/orders.ts'
import type { Delivery, DeliveryState, Outbox } from './outbox/outbox.ts'
import type { SubmissionStore } from './submissions/submission-store.ts'

export type Entry = {
  id: string
  /** Of a submission; `order` otherwise. */
  kind: string
  lang: string
  /** Milliseconds since 1970. */
  receivedAt: number
  erasedAt: number | null
  deliveries: readonly Delivery[]
}

export type Journal = {
  /** Newest first. `state`: only what has a delivery in this state. */
  list(filter: { kind?: string | undefined; state?: DeliveryState | undefined; max: number }): Entry[]
  /** All that is stored about one submission or order; undefined when there is none. */
  show(id: string): (Entry & Record<string, unknown>) | undefined
}

const orderKind = 'order'
/** All of it. */
const whole = 1_000_000

export function createJournal({
  submissions,
  orders,
  outbox,
}: {
  submissions: Pick<SubmissionStore, 'list' | 'byId'>
  orders: Pick<Orders, 'list' | 'byId' | 'erasedAt' | 'ticketsOf'>
  outbox: Pick<Outbox, 'about' | 'ownersWith'>
}): Journal {
  const sent = (kind: string | undefined, max: number) =>
    kind === orderKind ? [] : submissions.list({ kind, max }).map(({ fields: _, ...submission }) => submission)
  const ordered = (kind: string | undefined, max: number) =>
    kind !== undefined && kind !== orderKind
      ? []
      : orders.list(max).map(({ id, locale, createdAt }) => ({
          id,
          kind: orderKind,
          lang: locale,
          receivedAt: createdAt,
          erasedAt: orders.erasedAt(id),
        }))
  return {
    list({ kind, state, max }) {
      const owners = state && outbox.ownersWith(state)
      const most = owners ? whole : max
      return [...sent(kind, most), ...ordered(kind, most)]
        .filter(({ id }) => !owners || owners.has(id))
        .toSorted((one, other) => other.receivedAt - one.receivedAt)
        .slice(0, max)
        .map((entry) => ({ ...entry, deliveries: outbox.about(entry.id) }))
    },
    show(id) {
      const submission = submissions.byId(id)
      if (submission) return { ...submission, deliveries: outbox.about(id) }
      const order = orders.byId(id)
      if (!order) return undefined
      const { locale, createdAt, ...rest } = order
      return {
        ...rest,
        kind: orderKind,
        lang: locale,
        receivedAt: createdAt,
        erasedAt: orders.erasedAt(id),
        tickets: orders.ticketsOf(id),
        deliveries: outbox.about(id),
      }
    },
  }
}
