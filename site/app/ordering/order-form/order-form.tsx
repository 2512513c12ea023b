// The order form: tickets, buyer, an attendee per seat, consents. It works without scripts by submitting and drawing it again.

import { FaultSummary, FormErrorNote, FormNote, formHeading, HiddenFields } from '@forum/design/form/form-parts.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { useScripts } from '@forum/design/ui/scripts/use-scripts.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { shownPriceField } from '@forum/domain/order/choice.ts'
import { codeField, countedCodeField } from '@forum/domain/order/promo-code.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import { useRef } from 'react'
import { BuyerFields } from './buyer-fields.tsx'
import { CodeField } from './code-field.tsx'
import type { OrderAnswer } from './order-answer.ts'
import { OrderAttendees } from './order-attendees.tsx'
import { OrderEnd } from './order-end.tsx'
import { choiceFault, faultList, orderFault } from './order-faults.ts'
import styles from './order-form.module.css'
import type { OfferedTicket } from './order-form-view.ts'
import { OrderTickets } from './order-tickets.tsx'
import { type EuroGuide, OrderTotal } from './order-total.tsx'
import { choiceId } from './ticket-choice.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useOrdering } from './use-ordering.ts'

type OrderFormProps = {
  method: PaymentMethod
  tickets: readonly OfferedTicket[]
  /** Target: its own page. */
  action: string
  token: string
  /** Number of the identical order, if a second one is intended. */
  besides?: string | null
  /** Waiting list page, without the ticket; missing: none. */
  waiting?: string
  /** Promo code from the address. */
  code?: string | null
  /** The answer from which the page is drawn. */
  drawn?: OrderAnswer | undefined
  isTest: boolean
  /** For the sum in euro; missing: none. */
  euro?: EuroGuide | null
  /** Buyers may say that they pay from a bank abroad. */
  hasAbroad?: boolean
}

export function OrderForm(props: OrderFormProps) {
  const { method, tickets: given, action, token, besides, waiting, code, drawn, isTest, euro = null, hasAbroad = false } = props
  const { forms, order: words } = useWords()
  const hasScripts = useScripts()
  const ref = useRef<HTMLFormElement>(null)
  const form = useOrderForm(ref, given, drawn)
  const { isBusy, onSubmit } = useOrdering(ref, form.take)
  const { answer, tickets, typed } = form
  const choice = choiceFault(answer, tickets, words)
  const faults = faultList(answer, { tickets, seats: form.seats, words, forms })
  const choosable = tickets.find(({ max }) => max > 0)
  const summary = choice && choosable ? [{ id: choiceId(choosable), sentence: choice.sentence }, ...faults] : faults
  const isDrawnAnew = answer === drawn
  const fields = {
    words,
    typed,
    faultOf: (name: string) => orderFault(answer, name, words, forms),
    focused:
      isDrawnAnew && !choice ? (faults[0]?.id.slice('order-'.length) ?? (answer?.isOfCode ? codeField : undefined)) : undefined,
  }
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={action}
      aria-labelledby={formHeading}
      noValidate
      onSubmit={hasScripts ? onSubmit : undefined}
    >
      <FaultSummary faults={summary} />
      {besides && <p className="aside">{filled(words.besides, { number: besides })}</p>}
      <p className="aside">{forms.needed}</p>
      <HiddenFields token={answer?.token ?? token} />
      {tickets.map(({ id, price }) => (
        <input key={id} type="hidden" name={shownPriceField(id)} value={price} />
      ))}
      <input type="hidden" name={countedCodeField} value={(answer?.reduction && answer.typed[codeField]) ?? ''} />
      {/* Enter presses the first button of a form; with scripts it is known in which field (use-ordering.ts). */}
      <button
        type="submit"
        name="intent"
        value={hasScripts ? 'order' : 'enter'}
        tabIndex={-1}
        aria-hidden="true"
        className="visuallyHidden"
      />
      <OrderTickets
        tickets={tickets}
        form={form}
        words={words}
        fault={choice}
        isFocused={isDrawnAnew}
        hasScripts={hasScripts}
        waiting={waiting}
      />
      <section className="ruled" aria-labelledby="order-buyer">
        <h3 id="order-buyer">{words.buyer}</h3>
        <BuyerFields method={method} hasAbroad={hasAbroad} {...fields} />
      </section>
      {form.seats.length > 0 && <OrderAttendees tickets={tickets} form={form} fields={fields} hasScripts={hasScripts} />}
      <CodeField {...fields} given={code ?? null} />
      <OrderTotal tickets={tickets} form={form} fields={fields} euro={euro} />
      {answer?.formError && !isBusy && <FormErrorNote formError={answer.formError} />}
      {answer?.limit && !isBusy && <FormNote>{words.limits[answer.limit]}</FormNote>}
      <OrderEnd
        method={method}
        words={words}
        total={form.total}
        isChosen={form.seats.length > 0}
        isBusy={isBusy}
        isTest={isTest}
      />
    </form>
  )
}
OrderForm.island = 'order' as const
