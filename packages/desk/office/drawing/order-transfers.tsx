// The transfers of an order: what came, what is missing, what goes back.
import type { OrderView } from '@forum/desk/office/pages/order-page.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { useOffice, useSum } from './office-words.tsx'
import { BankDay } from './transfer-parts.tsx'

/** Empty for an order to which no transfer is to come, and none came. */
export function OrderTransfers({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { order: said, noPayer } = words.transfers
  const { open, transfers, total, method, books } = view
  const sum = useSum()
  const isAwaited = open !== null && method === 'bank'
  if (transfers.length === 0 && !isAwaited) return null
  return (
    <>
      <h2>{said.title}</h2>
      {open !== null && transfers.length > 0 && (
        <p>
          <b>{said.received(sum(books.paid), formatPrice(total))}.</b> {said.open(sum(open))}.
        </p>
      )}
      {transfers.length === 0 && <p className="aside">{said.none}</p>}
      <ul role="list" className="list rows orders">
        {transfers.map(({ id, day, payer, amount, returned, asked }) => (
          <li key={`${id} ${amount}`}>
            <a href={`/transfers/${id}`}>
              <BankDay day={day} />
            </a>
            <span>{payer || noPayer}</span>
            <span>{sum(amount)}</span>
            <span>
              {[returned > asked && said.returned(sum(returned - asked)), asked > 0 && said.asked(sum(asked))]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/transfers?show=waiting">{said.waiting}</a>
      </p>
    </>
  )
}
