import type { FormEvent } from 'react'
import { filled } from '#domain/localisation/filled.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { quantityField } from '#domain/order/choice.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useWords } from '../../locale.tsx'
import type { OfferedTicket } from './order-form-view.ts'
import styles from './ticket-choice.module.css'

export const choiceId = (ticket: OfferedTicket) => `order-${quantityField(ticket.id)}`

/** Why the choice cannot be taken, and the ticket that it is about; all of them where it names none. */
export type ChoiceFaultView = { sentence: string; ticketId: string | null }

type TicketChoiceProps = {
  tickets: readonly OfferedTicket[]
  quantities: Readonly<Record<string, number>>
  words: OrderWords
  fault: ChoiceFaultView | null
  isFocused: boolean
  onChoose(id: string, event: FormEvent<HTMLSelectElement>): void
}

/** The tickets with the number of each; the list of numbers is the limit. */
export function TicketChoice({ tickets, quantities, words, fault, isFocused, onChoose }: TicketChoiceProps) {
  const { ticket: ticketWords } = useWords()
  const faulty = fault && (tickets.find(({ id, max }) => id === fault.ticketId && max > 0) ?? tickets.find(({ max }) => max > 0))
  return (
    <div>
      <ul className={styles.tickets}>
        {tickets.map((ticket) => {
          const { id, name, priceText, max, left } = ticket
          const isFaulty = faulty === ticket
          return (
            <li key={id} className={styles.ticket}>
              <Text className={styles.name} of={name} />
              <span className={styles.price}>
                {priceText}
                {left !== null && max > 0 && <span className={styles.left}>{filled(words.left, { left })}</span>}
              </span>
              {max > 0 ? (
                <select
                  id={choiceId(ticket)}
                  name={quantityField(id)}
                  className={styles.quantity}
                  aria-label={filled(words.quantity, { ticket: wordsOf(name) })}
                  aria-invalid={isFaulty || undefined}
                  aria-describedby={isFaulty ? 'order-choice-fault' : undefined}
                  defaultValue={quantities[id] ?? 0}
                  // biome-ignore lint/a11y/noAutofocus: without scripts nothing else leads to the fault.
                  autoFocus={isFaulty && isFocused}
                  onChange={(event) => onChoose(id, event)}
                >
                  {Array.from({ length: max + 1 }, (_, quantity) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it stands for.
                    <option key={quantity} value={quantity}>
                      {quantity}
                    </option>
                  ))}
                </select>
              ) : (
                <span className={styles.gone}>{ticketWords.soldOut}</span>
              )}
            </li>
          )
        })}
      </ul>
      {fault && (
        <p className={styles.fault} id="order-choice-fault">
          {fault.sentence}
        </p>
      )}
    </div>
  )
}
