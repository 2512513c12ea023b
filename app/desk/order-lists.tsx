// Lists on several desk pages: orders and journal entries.
import { formatPrice } from '#domain/ticket/price.ts'
import type { OrderLineView } from '#server/organisers/home-page.ts'
import type { DeedView } from '#server/organisers/order-page.ts'
import { Moment, useDesk } from './desk-words.tsx'

export function OrderList({ orders }: { orders: readonly OrderLineView[] }) {
  const { words } = useDesk()
  return (
    <ul className="rows orders">
      {orders.map(({ number, buyer, company, seats, total, status, method, createdAt, people, source }) => (
        <li key={number}>
          <a href={`/orders/${number}`}>
            <b>{number}</b>
          </a>
          <span>
            {buyer || words.order.noName}
            {company && `, ${company}`}
          </span>
          <span>
            {formatPrice(total)} · {words.columns.seats}: {seats}
          </span>
          <span className={status}>
            {words.status[status]}, {source === 'site' ? words.method[method] : words.guests.sources[source]}
          </span>
          <span className="meta wide">
            <Moment at={createdAt} />
            {people && ` · ${people}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function DeedList({ deeds }: { deeds: readonly DeedView[] }) {
  const { words } = useDesk()
  return (
    <ul className="rows">
      {deeds.map(({ at, by, action, reason, before, order, request }) => (
        <li key={`${at} ${action} ${order ?? request ?? ''}`}>
          <span>
            <Moment at={at} /> · <b>{by || words.order.buyer}</b> {words.actions[action]}
            {order && (
              <>
                {' '}
                <a href={`/orders/${order}`}>{order}</a>
              </>
            )}
            {request && (
              <>
                {' '}
                <a href={`/requests/${request}`}>{words.order.request}</a>
              </>
            )}
          </span>
          {reason && <span>{reason}</span>}
          {before !== null && (
            <span className="meta">
              {words.before}: {textOf(before)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The previous value as short text. */
function textOf(before: unknown): string {
  if (before === null || typeof before !== 'object') return String(before)
  return Object.entries(before)
    .filter(([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => (name === 'expiresAt' ? new Date(Number(value)).toISOString().slice(0, 10) : String(value)))
    .join(', ')
}
