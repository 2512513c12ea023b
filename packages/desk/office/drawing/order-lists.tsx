// Lists on several desk pages: orders and journal entries.

import type { OrderLineView } from '@forum/desk/office/pages/home-page.ts'
import type { DeedView } from '@forum/desk/office/pages/order-page.ts'
import type { OfficeLanguage } from '@forum/desk/office/staff/session.ts'
import type { OfficeWords } from '@forum/desk/words/office/office-words.ts'
import { kindOfLetter, type LetterName } from '@forum/domain/order/forum-letter.ts'
import { exactPrice, formatPrice } from '@forum/domain/ticket/price.ts'
import { dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import { Moment, useOffice } from './office-words.tsx'

/** `chosen`: numbers of ticked orders, which the form with the id `cancel` takes; missing: none can be ticked. */
export function OrderList({ orders, chosen }: { orders: readonly OrderLineView[]; chosen?: readonly string[] | undefined }) {
  const { words } = useOffice()
  return (
    <ul role="list" className="list rows orders">
      {orders.map(({ number, buyer, company, seats, total, status, method, createdAt, people, source }) => (
        <li key={number}>
          <span className={chosen && 'target'}>
            {chosen && (
              <input
                type="checkbox"
                form="cancel"
                name="number"
                value={number}
                defaultChecked={chosen.includes(number)}
                aria-label={number}
              />
            )}
            <a href={`/orders/${number}`}>
              <b>{number}</b>
            </a>
          </span>
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
          <span className="aside wide">
            <Moment at={createdAt} />
            {people && ` · ${people}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Numbers of orders in a row, each with a link to its order. */
export function OrderNumbers({ numbers }: { numbers: readonly string[] }) {
  return (
    <span className="cluster">
      {numbers.map((number) => (
        <a key={number} href={`/orders/${number}`}>
          {number}
        </a>
      ))}
    </span>
  )
}

export function DeedList({ deeds }: { deeds: readonly DeedView[] }) {
  const { words, frame } = useOffice()
  return (
    <ul role="list" className="list rows">
      {deeds.map(({ id, at, by, action, reason, before, order, request, transfer }) => (
        <li key={id}>
          <span>
            <Moment at={at} /> · <b>{by || words.order.buyer}</b> {words.actions[action]}
            {order && (
              <>
                {' '}
                <a href={`/orders/${order}`}>{order}</a>
              </>
            )}
            {transfer && (
              <>
                {' '}
                <a href={`/transfers/${transfer.id}`}>{exactPrice(transfer.amount, frame.language)}</a>
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
          <Details action={action} before={before} />
        </li>
      ))}
    </ul>
  )
}

/** Actions whose entry holds the value before; the other entries hold what was done. */
const changes: readonly string[] = ['readdressed', 'attendeeCorrected', 'attendeeReplaced', 'extended', 'invoiceCorrected']

function Details({ action, before }: Pick<DeedView, 'action' | 'before'>) {
  const { words, frame } = useOffice()
  if (before === null || typeof before !== 'object') return null
  const said = Object.entries(before).flatMap(([name, value]) => (value ? detailOf(name, value, words, frame.language) : []))
  if (said.length === 0) return null
  return (
    <span className="aside">
      {changes.includes(action) && `${words.before}: `}
      {said.join(', ')}
    </span>
  )
}

/** One value of a journal entry, as people say it; a record's number says nothing. */
function detailOf(
  name: string,
  value: unknown,
  { day, order, invoice, forms, mailing, columns, erase, sender, transfers }: OfficeWords,
  language: OfficeLanguage,
): string[] {
  switch (name) {
    case 'seat':
    case 'seats':
    case 'ticket':
      return [value].flat().map((seat) => order.seat(Number(seat)))
    case 'amount':
      return [exactPrice(Number(value), language)]
    case 'expiresAt':
      return [dayAndMonth(Number(value), language)]
    case 'to':
      return value === 'buyer' || value === 'attendees' ? [forms.resent[value]] : []
    case 'letter':
      return [mailing.kinds[kindOfLetter(value as LetterName)]]
    case 'people':
      return [mailing.figures.people(Number(value))]
    case 'guests':
      return [`${columns.seats}: ${Number(value)}`]
    case 'records':
      return [erase.erasedRecords(Number(value))]
    case 'transfers':
      return [transfers.count(Number(value))]
    case 'version':
      return [invoice.version(Number(value))]
    case 'isAbroad':
      return [invoice.abroad]
    case 'waiting':
      return []
    case 'moved':
    case 'cut':
      return [day.plan.counts[name](Number(value))]
    case 'places':
    case 'forms':
    case 'unpaid':
      return [sender.counts[name](Number(value))]
    default:
      return [String(value)]
  }
}
