// The form of an order: the buyer, one attendee for each seat, the offer. Prices and sums are never read from it.

import { isEdrpou } from '../payment/edrpou.ts'
import type { RecordId } from '../record.ts'
import { type FieldFault, type FormRules, plainText, readForm, type Typed } from '../submission/fields.ts'
import type { Choice } from './choice.ts'
import type { Attendee, Buyer, PaymentMethod } from './order.ts'
import type { CodeFault } from './promo-code.ts'

export const buyerRules = {
  name: { kind: 'line', isRequired: true, max: 200, isPrinted: true },
  email: { kind: 'email', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  /** Of whoever pays by bank for a company; a person leaves both empty. */
  company: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  edrpou: { kind: 'line', isRequired: false, max: 10 },
  offer: { kind: 'consent', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

export const attendeeRules = {
  name: { kind: 'line', isRequired: true, max: 200, isPrinted: true },
  company: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  position: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  email: { kind: 'email', isRequired: false },
} as const satisfies FormRules

export type AttendeeField = keyof typeof attendeeRules

/** One of the places of a ticket in an order, counted from 0. */
export type Seat = { ticketId: RecordId; place: number }

/** All seats of a choice, in its order. */
export function seatsIn(choices: readonly { ticketId: RecordId; quantity: number }[]): Seat[] {
  return choices.flatMap(({ ticketId, quantity }) => Array.from({ length: quantity }, (_, place) => ({ ticketId, place })))
}

/** Name of a field of a seat's attendee: it stays theirs when the number of other tickets changes. */
export const attendeeField = ({ ticketId, place }: Seat, field: AttendeeField) => `attendee-${ticketId}-${place}-${field}`

/** The form with the buyer as the attendee of the first seat. Pure. */
export function withBuyer(typed: Typed, seats: readonly Seat[]): Typed {
  const [seat] = seats
  if (!seat) return typed
  const { name = '', email = '', company } = typed
  return withAttendee(typed, seat, { name, email, ...(company && { company }) })
}

/** The form with the people of a list as attendees, one seat after the other; people beyond the last seat are left out. Pure. */
export function withPeople(typed: Typed, seats: readonly Seat[], people: readonly Attendee[]): Typed {
  return seats.reduce<Typed>((all, seat, index) => {
    const person = people[index]
    return person ? withAttendee(all, seat, person) : all
  }, typed)
}

function withAttendee(typed: Typed, seat: Seat, person: Partial<Attendee>): Typed {
  const fields = Object.entries(person).map(([field, text]) => [attendeeField(seat, field as AttendeeField), text] as const)
  return { ...typed, ...Object.fromEntries(fields) }
}

export type OrderFault = FieldFault | 'notEdrpou' | CodeFault

export type OrderFormReading =
  | { isValid: true; buyer: Buyer; attendees: readonly Attendee[] }
  | { isValid: false; faults: Readonly<Record<string, OrderFault>>; typed: Typed }

/**
 * Reads buyer and attendees of the seats of `choices`. An attendee without an address of their own gets their ticket at the buyer's.
 * A code of a legal person is checked when it is given (EDRPOU of 8 digits, or a person's RNOKPP of 10).
 */
export function readOrderForm(form: FormData, choices: readonly Choice[], method: PaymentMethod): OrderFormReading {
  const buyer = readForm(buyerRules, form)
  const seats = seatsIn(choices.map(({ ticket, quantity }) => ({ ticketId: ticket.id, quantity })))
  const attendees = seats.map((seat) => ({ seat, reading: readAttendee(form, seat) }))
  const faults: Record<string, OrderFault> = buyer.isValid ? {} : { ...(buyer.faults as Record<string, OrderFault>) }
  const code = method === 'bank' ? plainText(String(form.get('edrpou') ?? '')) : ''
  if (!faults.edrpou && code !== '' && !isEdrpou(code) && !/^\d{10}$/.test(code)) faults.edrpou = 'notEdrpou'
  for (const { seat, reading } of attendees)
    if (!reading.isValid)
      for (const [field, fault] of Object.entries(reading.faults)) faults[attendeeField(seat, field as AttendeeField)] = fault
  if (Object.keys(faults).length === 0 && buyer.isValid) {
    const { offer: _, consent: __, ...value } = buyer.value
    return {
      isValid: true,
      buyer: value,
      attendees: attendees.flatMap(({ reading }) => (reading.isValid ? [reading.value] : [])),
    }
  }
  return { isValid: false, faults, typed: typedOf(form) }
}

function readAttendee(form: FormData, seat: Seat) {
  const own = new FormData()
  for (const field of Object.keys(attendeeRules) as AttendeeField[])
    for (const value of form.getAll(attendeeField(seat, field))) own.append(field, value)
  return readForm<typeof attendeeRules>(attendeeRules, own)
}

/** What stands in a form, as texts. */
export function typedOf(form: FormData): Typed {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 5000)] as const] : []))
  return Object.fromEntries(typed)
}
