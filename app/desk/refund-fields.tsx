import { exactPrice } from '#domain/ticket/price.ts'
import type { OrderView } from '#server/organisers/order-page.ts'
import { useDesk } from './desk-words.tsx'
import { Choice, Choices, Field, Reason, Submit } from './form-parts.tsx'

/** Amount and method of a refund; without a recent sign-in, a link to renew it. */
export function RefundFields({ view }: { view: OrderView }) {
  const { words, frame } = useDesk()
  const { refund } = words.forms
  if (view.freshFrom !== null) return <FreshPass from={view.freshFrom} back={frame.path} />
  const { refused } = view
  const typed = (name: string) => (refused?.deed === 'refund' ? (refused.typed[name] ?? '') : '')
  const good = view.seats.filter(({ state }) => state === 'valid')
  return (
    <>
      <p>{refund.text}</p>
      <fieldset>
        <legend>{refund.what}</legend>
        {good.map(({ seat, title, price, attendee: { name } }) => (
          <Choice
            key={seat}
            type="checkbox"
            name="seat"
            value={String(seat + 1)}
            label={`${seat + 1}. ${name || words.order.noName}, ${title}, ${exactPrice(price, frame.language)}`}
          />
        ))}
        <Choice
          type="checkbox"
          name="what"
          value="all"
          label={`${refund.all}: ${exactPrice(view.books.remaining, frame.language)}`}
        />
      </fieldset>
      <Field label={refund.amount} name="amount" value={typed('amount')} />
      <Choices
        legend={refund.how}
        name="how"
        options={(['provider', 'byHand'] as const).map((how) => [how, refund[how]])}
        chosen={view.method === 'card' ? 'provider' : 'byHand'}
      />
      <Reason typed={typed('reason')} isRequired />
    </>
  )
}

function FreshPass({ from, back }: { from: string; back: string }) {
  const { refund } = useDesk().words.forms
  if (from !== '')
    return (
      <>
        <p>{refund.fresh}</p>
        <a href={from}>{refund.again}</a>
      </>
    )
  return (
    <form method="post" action="/enter">
      <p>{refund.freshDemo}</p>
      <input type="hidden" name="back" value={back} />
      <Submit>{refund.again}</Submit>
    </form>
  )
}
