import type { OrderView } from '@forum/desk/office/pages/order-page.ts'
import { exactPrice } from '@forum/domain/ticket/price.ts'
import { Choice, Choices, Field, Reason, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

/** Seats, amount and method of a refund, as they were typed if it was refused. */
export function RefundFields({ view }: { view: OrderView }) {
  const { words, frame } = useOffice()
  const { refunded: refund } = words.forms
  const { refused } = view
  const typed = (name: string) => (refused?.deed === 'refunded' ? (refused.typed[name] ?? '') : '')
  const seats = typed('seat').split(',')
  const good = view.seats.filter(({ state }) => state === 'valid')
  return (
    <>
      <p>{refund.text}</p>
      <input type="hidden" name="refundedBefore" value={view.books.refunded} />
      <fieldset>
        <legend>{refund.what}</legend>
        {good.map(({ seat, title, price, attendee: { name } }) => (
          <Choice
            key={seat}
            type="checkbox"
            name="seat"
            value={String(seat + 1)}
            isOn={seats.includes(String(seat + 1))}
            label={`${seat + 1}. ${name || words.order.noName}, ${title}, ${exactPrice(price, frame.language)}`}
          />
        ))}
        <Choice
          type="checkbox"
          name="what"
          value="all"
          isOn={typed('what') === 'all'}
          label={`${refund.all}: ${exactPrice(view.books.remaining, frame.language)}`}
        />
      </fieldset>
      <Field label={refund.amount} name="amount" value={typed('amount')} />
      <Choices
        legend={refund.how}
        name="how"
        options={(['provider', 'byHand'] as const).map((how) => [how, refund[how]])}
        chosen={typed('how') || (view.method === 'card' ? 'provider' : 'byHand')}
      />
      <Reason typed={typed('reason')} isRequired />
    </>
  )
}

/** Renews the sign-in; in another tab (`isAside`) while this page keeps what was typed. */
export function FreshPass({ from, isAside }: { from: string; isAside: boolean }) {
  const { words, frame } = useOffice()
  const { refunded: refund } = words.forms
  const target = isAside ? '_blank' : undefined
  if (from !== '')
    return (
      <>
        <p>{isAside ? refund.freshAside : refund.fresh}</p>
        <a href={from} target={target}>
          {refund.again}
        </a>
      </>
    )
  return (
    <form method="post" action="/enter" target={target}>
      <p>{isAside ? refund.freshAside : refund.freshDemo}</p>
      <input type="hidden" name="back" value={frame.path} />
      <Submit>{refund.again}</Submit>
    </form>
  )
}
