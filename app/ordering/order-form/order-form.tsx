// The form of an order: tickets, buyer, an attendee for each seat, the offer. All of it works without scripts, by being sent and drawn anew.
import { useRef } from 'react'
import { filled } from '#domain/localisation/filled.ts'
import { glued } from '#domain/localisation/line-ends.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import { type AttendeeField, attendeeField } from '#domain/order/order-request.ts'
import { maxSeats } from '#domain/ticket/on-sale.ts'
import { formatPrice } from '#domain/ticket/price.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { FaultSummary, HiddenFields, SubmitButton, Trouble } from '../../blocks/form/form-parts.tsx'
import { useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import { SellerLine, type SellerView } from '../seller/seller-line.tsx'
import { AttendeeFields } from './attendee-fields.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { Consents } from './consents.tsx'
import type { OrderAnswer } from './order-answer.ts'
import { choiceFault, fieldOrder, orderFault } from './order-faults.ts'
import styles from './order-form.module.css'
import type { OfferedTicket } from './order-form-view.ts'
import { PastedList } from './pasted-list.tsx'
import { choiceId, TicketChoice } from './ticket-choice.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useOrdering } from './use-ordering.ts'

type OrderFormProps = {
  method: PaymentMethod
  tickets: readonly OfferedTicket[]
  words: OrderWords
  /** Where it is sent: its own page. */
  action: string
  token: string
  /** The answer because of which the page was drawn. */
  drawn?: OrderAnswer | undefined
  isTest: boolean
  seller: SellerView | null
  /** The other way to pay, where there is one. */
  other: { to: string; label: string } | null
}

const attendeeFields: readonly AttendeeField[] = ['name', 'email', 'company', 'position']

export function OrderForm({ method, tickets, words, action, token, drawn, isTest, seller, other }: OrderFormProps) {
  const { forms, ticket: ticketWords } = useWords()
  const hasScripts = useScripts()
  const ref = useRef<HTMLFormElement>(null)
  const form = useOrderForm(ref, tickets, drawn)
  const { isBusy, onSubmit } = useOrdering(ref, form.take)
  const { answer, seats, typed, total } = form
  const faultOf = (name: string) => orderFault(answer, name, words, forms)
  const choice = choiceFault(answer, tickets, words)
  const names = fieldOrder(
    tickets,
    seats.flatMap((seat) => attendeeFields.map((field) => attendeeField(seat, field))),
  )
  const faults = names.flatMap((name) => {
    const sentence = faultOf(name)
    const seat = seats.findIndex((one) => attendeeFields.some((field) => attendeeField(one, field) === name))
    const whose = seat < 0 ? '' : `${filled(words.attendee, { number: seat + 1 })}: `
    return sentence === undefined ? [] : [{ id: `order-${name}`, sentence: whose + sentence }]
  })
  const choosable = tickets.find(({ max }) => max > 0)
  const summary = choice && choosable ? [{ id: choiceId(choosable), sentence: choice.sentence }, ...faults] : faults
  const focused = answer === drawn && !choice ? faults[0]?.id.slice('order-'.length) : undefined
  const chosen = tickets.filter(({ id }) => (form.quantities[id] ?? 0) > 0)
  return (
    <form ref={ref} className={styles.form} method="post" action={action} noValidate onSubmit={hasScripts ? onSubmit : undefined}>
      <FaultSummary faults={summary} />
      <p className={styles.needed}>{forms.needed}</p>
      <HiddenFields token={answer?.token ?? token} />
      {/* The first button of a form is the one that Enter presses. */}
      {!hasScripts && (
        <button type="submit" name="intent" value="order" tabIndex={-1} aria-hidden="true" className={styles.first} />
      )}
      <section className={styles.part} aria-labelledby="order-tickets">
        <h3 id="order-tickets">{words.tickets}</h3>
        <p className={styles.about}>{filled(words.ticketsText, { most: maxSeats })}</p>
        <TicketChoice
          tickets={tickets}
          quantities={form.quantities}
          words={words}
          fault={choice}
          isFocused={answer === drawn}
          onChoose={form.choose}
        />
        {!hasScripts && (
          <p className={styles.update}>
            <span>{glued(words.updateText)}</span>
            <button type="submit" name="intent" value="update" className={buttonClass({ look: 'outlined', size: 'small' })}>
              {words.update}
            </button>
          </p>
        )}
      </section>
      <section className={styles.part} aria-labelledby="order-buyer">
        <h3 id="order-buyer">{words.buyer}</h3>
        <BuyerFields method={method} words={words} typed={typed} faultOf={faultOf} focused={focused} />
      </section>
      {seats.length > 0 && (
        <section className={styles.part} aria-labelledby="order-attendees">
          <h3 id="order-attendees">{words.attendees}</h3>
          <p className={styles.about}>{glued(words.attendeesText)}</p>
          {seats.length > 1 && (
            <PastedList words={words} typed={typed} filled={form.filled} onFill={hasScripts ? form.fillPeople : null} />
          )}
          {seats.map((seat, index) => (
            <AttendeeFields
              key={`${form.filling} ${seat.ticketId} ${seat.place}`}
              seat={seat}
              number={index + 1}
              ticketName={tickets.find(({ id }) => id === seat.ticketId)?.name ?? { text: '' }}
              typed={typed}
              words={words}
              faultOf={faultOf}
              focused={focused}
              onSame={index > 0 ? undefined : hasScripts ? form.fillBuyer : null}
            />
          ))}
        </section>
      )}
      <section className={styles.part} aria-labelledby="order-total">
        <h3 id="order-total" className={styles.total}>
          {words.total}
          <output className={styles.sum}>{formatPrice(total, 'UAH')}</output>
        </h3>
        <p className={styles.about}>
          {chosen.length > 0 ? chosen.map(({ id, name }) => `${name.text} × ${form.quantities[id]}`).join(', ') : words.none}
          {total > 0 && `, ${ticketWords.vat}`}
        </p>
        <Consents words={words} typed={typed} faultOf={faultOf} focused={focused} />
      </section>
      {answer?.trouble && !isBusy && <Trouble trouble={answer.trouble} />}
      <div className={styles.end}>
        <SubmitButton
          label={filled(submitWords(words, method, total, chosen.length > 0), { total: formatPrice(total, 'UAH') })}
          isBusy={isBusy}
        />
        {isTest && method === 'card' && <p className={styles.test}>{words.testPayment}</p>}
        {seller && <SellerLine seller={seller} />}
        {other && (
          <p className={styles.other}>
            <MoreLink to={other.to}>{other.label}</MoreLink>
          </p>
        )}
      </div>
    </form>
  )
}

function submitWords({ submit }: OrderWords, method: PaymentMethod, total: number, isChosen: boolean): string {
  if (!isChosen) return submit.none
  return total === 0 ? submit.free : submit[method]
}
