import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { quantityField } from '#domain/order/choice.ts'
import { seatsIn, withBuyer, withPeople } from '#domain/order/order-request.ts'
import { readPastedList } from '#domain/order/pasted-list.ts'
import type { Typed } from '#domain/submission/fields.ts'
import type { OrderAnswer } from './order-answer.ts'
import { atPrices, type OfferedTicket, replacedBy } from './order-form-view.ts'

/** What stands in the form of an order: it is drawn from this, and the fields themselves hold what is typed since. */
export function useOrderForm(form: RefObject<HTMLFormElement | null>, given: readonly OfferedTicket[], drawn?: OrderAnswer) {
  const [tickets, setTickets] = useState(given)
  const [answer, setAnswer] = useState(drawn)
  const [quantities, setQuantities] = useState(() => quantitiesOf(tickets, drawn?.typed))
  /** Of all fields that were ever there: a seat that is taken away and given back keeps its person. */
  const typed = useRef<Typed>(drawn?.typed ?? {})
  /** Nothing was chosen by the visitor yet. */
  const isUntouched = useRef(drawn === undefined)
  /** The fields of attendees are drawn anew when it grows. */
  const [filling, setFilling] = useState(0)
  const [filled, setFilled] = useState(drawn?.filled)
  const seats = seatsIn(tickets.map(({ id }) => ({ ticketId: id, quantity: quantities[id] ?? 0 })))

  // A number that was chosen before this runs, or that a browser gives back, stands in its list already.
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
    /** With the prices that hold. */
    tickets,
    quantities,
    seats,
    filling,
    filled,
    typed: typed.current,
    total,
    /** What the promo code takes off the sum; null: none was reckoned. */
    discount: answer?.reduction ? { code: answer.reduction.code, sum: full - total } : null,
    /** An answer that came without a new page: the fields keep what stands in them. */
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

/** The list of numbers of a ticket; null: it is sold out. */
function listOf(form: HTMLFormElement | null, id: string): HTMLSelectElement | null {
  const list = form?.elements.namedItem(quantityField(id))
  return list instanceof HTMLSelectElement ? list : null
}

function quantitiesOf(tickets: readonly OfferedTicket[], typed: Typed | undefined): Record<string, number> {
  return Object.fromEntries(
    tickets.map(({ id, chosen, max }) => [id, typed ? Math.min(max, Number(typed[quantityField(id)] ?? 0) || 0) : chosen]),
  )
}
