import { data } from '@forum/design/attributes/attributes.ts'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { quantityField } from '@forum/domain/order/choice.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { WaitLink } from '../ticket-card/wait-link.tsx'
import type { OfferedTicket } from './order-form-view.ts'
import styles from './ticket-choice.module.css'

export const choiceId = (ticket: OfferedTicket) => `order-${quantityField(ticket.id)}`

/** Why the choice is invalid, and its ticket; null: all tickets. */
export type ChoiceFaultView = { sentence: string; ticketId: string | null }

type TicketChoiceProps = {
  tickets: readonly OfferedTicket[]
  quantities: Readonly<Record<string, number>>
  words: Catalogue['order']
  fault: ChoiceFaultView | null
  isFocused: boolean
  onChoose(id: string, event: FormEvent<HTMLSelectElement>): void
  /** Waiting list page, without the ticket. */
  waiting?: string | undefined
}

/** With so many other tickets, they are folded. */
const manyOthers = 3

/**
 * The tickets, each with a number to choose; the list ends at the limit. The preselected one comes first; many others are folded, unless one of them
 * is chosen or invalid.
 */
export function TicketChoice({ tickets, ...props }: TicketChoiceProps) {
  const { words, quantities, fault } = props
  const folded = useRef<HTMLDetailsElement>(null)
  const own = tickets.filter(({ chosen }) => chosen > 0)
  const others = tickets.filter(({ chosen }) => chosen === 0)
  const isNamed = fault !== null && others.some(({ id }) => id === fault.ticketId)
  const [isOpen] = useState(isNamed || others.some(({ id }) => quantities[id]))
  // React must not control `open` after the first render: visitors fold it themselves.
  useEffect(() => {
    if (isNamed && folded.current) folded.current.open = true
  }, [isNamed])
  if (own.length === 0 || others.length < manyOthers) return <Choice {...props} tickets={tickets} among={tickets} />
  return (
    <div>
      <Choice {...props} tickets={own} among={tickets} />
      <details ref={folded} className="lines" open={isOpen}>
        <summary>
          {`${words.others} (${others.length})`}
          <Icon name="caret" />
        </summary>
        <Choice {...props} tickets={others} among={tickets} fault={isNamed ? fault : null} />
      </details>
    </div>
  )
}

type ChoiceProps = TicketChoiceProps & {
  /** All tickets on offer. */
  among: readonly OfferedTicket[]
}

function Choice({ tickets, among, quantities, words, fault, isFocused, onChoose, waiting }: ChoiceProps) {
  const faulty = fault && (among.find(({ id, max }) => id === fault.ticketId && max > 0) ?? among.find(({ max }) => max > 0))
  return (
    <div>
      <ul role="list" className="list">
        {tickets.map((ticket) => {
          const { id, name, priceText, max, left } = ticket
          const isFaulty = faulty === ticket
          return (
            <li key={id} className={styles.ticket} {...data({ 'data-chosen': quantities[id] ? '' : undefined })}>
              <Text className={`strong ${styles.name}`} of={name} />
              <span className={styles.price}>
                <span>{priceText}</span>
                {left !== null && max > 0 && <span className="aside">{filled(words.left, { left })}</span>}
              </span>
              {max > 0 ? (
                <select
                  id={choiceId(ticket)}
                  name={quantityField(id)}
                  className={`control ${styles.quantity}`}
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
                <span className={`quiet strong ${styles.gone}`}>
                  {words.soldOut}
                  {waiting && (
                    <WaitLink to={`${waiting}?ticket=${encodeURIComponent(id)}`} ticket={wordsOf(name)} words={words} />
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {fault && (
        <p className="above2 bad strong" id="order-choice-fault">
          {fault.sentence}
        </p>
      )}
    </div>
  )
}
