import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { maxSeats } from '@forum/domain/sale/on-sale.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { OfferedTicket } from './order-form-view.ts'
import { type ChoiceFaultView, TicketChoice } from './ticket-choice.tsx'
import type { OrderFormState } from './use-order-form.ts'

type OrderTicketsProps = {
  tickets: readonly OfferedTicket[]
  form: OrderFormState
  words: Catalogue['order']
  fault: ChoiceFaultView | null
  isFocused: boolean
  hasScripts: boolean
  waiting: string | undefined
}

/** Choice of tickets; without scripts a button draws the form again with the right number of attendees. */
export function OrderTickets({ tickets, form, words, fault, isFocused, hasScripts, waiting }: OrderTicketsProps) {
  return (
    <section className="ruled" aria-labelledby="order-tickets">
      <h3 id="order-tickets">{words.tickets}</h3>
      <p className="aside above2 below4">{filled(words.ticketsText, { max: maxSeats })}</p>
      <TicketChoice
        tickets={tickets}
        quantities={form.quantities}
        words={words}
        fault={fault}
        isFocused={isFocused}
        onChoose={form.choose}
        waiting={waiting}
      />
      {!hasScripts && (
        <p className="cluster unscripted above4">
          <span>{noBreak(words.updateText)}</span>
          <button type="submit" name="intent" value="update" className={buttonClass({ variant: 'outlined', size: 'small' })}>
            {words.update}
          </button>
        </p>
      )}
    </section>
  )
}
