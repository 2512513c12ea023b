import { quantityField } from '@forum/domain/order/choice.ts'
import { seatsIn, withBuyer, withPeople } from '@forum/domain/order/order-request.ts'
import { readPastedList } from '@forum/domain/order/pasted-list.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { OrderAnswer } from './order-answer.ts'
import { atPrices, type OfferedTicket, replacedBy } from './order-form-view.ts'

/** State of the order form; the inputs themselves are uncontrolled. */
export function useOrderForm(form: RefObject<HTMLFormElement | null>, given: readonly OfferedTicket[], drawn?: OrderAnswer) {
  const [tickets, setTickets] = useState(given)
  const [answer, setAnswer] = useState(drawn)
  const [quantities, setQuantities] = useState(() => quantitiesOf(tickets, drawn?.typed))
  /** Includes removed fields: a seat that is added again keeps its attendee. */
  const typed = useRef<Typed>(drawn?.typed ?? {})
  /** The visitor has not chosen anything yet. */
  const isUntouched = useRef(drawn === undefined)
  /** A new value re-renders the attendee fields. */
  const [filling, setFilling] = useState(0)
  const [filled, setFilled] = useState(drawn?.filled)
  const seats = seatsIn(tickets.map(({ id }) => ({ ticketId: id, quantity: quantities[id] ?? 0 })))

  // A number chosen before hydration, or restored by the browser, is already in its list.
  useEffect(() => {
    const standing = tickets.flatMap((ticket) => {
      const list = listOf(form.current, ticket.id)
      return list ? [{ ticket, count: Number(list.value) }] : []
    })
    if (standing.some(({ ticket, count }) => count !== ticket.chosen)) isUntouched.current = false
    setQuantities((all) => ({ ...all, ...Object.fromEntries(standing.map(({ ticket, count }) => [ticket.id, count])) }))
  }, [form, tickets])

  function remember(): Typed {
    const standing = form.current ? [...new FormData(form.current)] : []
    const texts = standing.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    typed.current = { ...typed.current, ...Object.fromEntries(texts) }
    return typed.current
  }

  function fill(next: Typed) {
    typed.current = next
    setFilling((count) => count + 1)
  }

  const sumAt = (priceOf: (ticket: OfferedTicket) => number) =>
    tickets.reduce((sum, ticket) => sum + priceOf(ticket) * (quantities[ticket.id] ?? 0), 0)
  const full = sumAt(({ price }) => price)
  const total = sumAt(({ id, price }) => answer?.reduction?.prices[id] ?? price)

  return {
    answer,
    /** With current prices. */
    tickets,
    quantities,
    seats,
    filling,
    filled,
    typed: typed.current,
    total,
    /** Discount of the promo code; null: none. */
    discount: answer?.reduction ? { code: answer.reduction.code, sum: full - total } : null,
    /** An answer without a new page: the fields keep their text. */
    take(next: OrderAnswer) {
      remember()
      const token = next.token ?? answer?.token ?? null
      setAnswer({ ...next, token })
      if (next.prices) setTickets(atPrices(tickets, next.prices))
    },
    choose(id: string, event: FormEvent<HTMLSelectElement>) {
      const known = remember()
      const quantity = Number(event.currentTarget.value)
      const replaced = isUntouched.current ? replacedBy(id, tickets, known) : null
      isUntouched.current = false
      const list = replaced && listOf(form.current, replaced)
      if (list) list.value = '0'
      setQuantities((all) => ({ ...all, ...(replaced && { [replaced]: 0 }), [id]: quantity }))
    },
    fillBuyer: () => fill(withBuyer(remember(), seats)),
    fillPeople(list: string) {
      const people = readPastedList(list)
      setFilled({ people: people.length, seats: seats.length })
      fill(withPeople(remember(), seats, people))
    },
  }
}

export type OrderFormState = ReturnType<typeof useOrderForm>

/** The number field of a ticket; null: sold out. */
function listOf(form: HTMLFormElement | null, id: string): HTMLSelectElement | null {
  const list = form?.elements.namedItem(quantityField(id))
  return list instanceof HTMLSelectElement ? list : null
}

function quantitiesOf(tickets: readonly OfferedTicket[], typed: Typed | undefined): Record<string, number> {
  return Object.fromEntries(
    tickets.map(({ id, chosen, max }) => [id, typed ? Math.min(max, Number(typed[quantityField(id)] ?? 0) || 0) : chosen]),
  )
}
