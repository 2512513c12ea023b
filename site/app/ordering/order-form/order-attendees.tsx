import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { AttendeeFields } from './attendee-fields.tsx'
import type { OrderFields } from './order-fields.ts'
import type { OfferedTicket } from './order-form-view.ts'
import { PastedList } from './pasted-list.tsx'
import type { OrderFormState } from './use-order-form.ts'

type OrderAttendeesProps = {
  tickets: readonly OfferedTicket[]
  form: OrderFormState
  fields: OrderFields
  hasScripts: boolean
}

/** An attendee for each seat, typed or pasted as a list. */
export function OrderAttendees({ tickets, form, fields, hasScripts }: OrderAttendeesProps) {
  const { seats, filling, filled, fillBuyer, fillPeople } = form
  const { words, typed } = fields
  const nameOf = (ticketId: string) => tickets.find(({ id }) => id === ticketId)?.name ?? ''
  return (
    <section className="ruled" aria-labelledby="order-attendees">
      <h3 id="order-attendees">{words.attendees}</h3>
      <p className="aside above2 below4">{noBreak(words.attendeesText)}</p>
      {seats.length > 1 && <PastedList words={words} typed={typed} filled={filled} onFill={hasScripts ? fillPeople : null} />}
      {seats.map((seat, index) => (
        <AttendeeFields
          key={`${filling} ${seat.ticketId} ${seat.place}`}
          seat={seat}
          number={index + 1}
          ticketName={nameOf(seat.ticketId)}
          onSame={index > 0 ? undefined : hasScripts ? fillBuyer : null}
          {...fields}
        />
      ))}
    </section>
  )
}
