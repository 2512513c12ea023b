// Parses the order form: buyer, attendees, consents. Prices and sums are never read from it.
import { type CompanyCodeFault, readPayerCode } from '../payment/company-code.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { RecordId } from '../record/record.ts'
import { type FieldFault, type FormRules, normaliseText, readForm, type Typed } from '../submission/fields.ts'
import type { Choice } from './choice.ts'
import type { Attendee, Buyer } from './order.ts'
import type { CodeFault } from './promo-code.ts'

export const buyerRules = {
  name: { kind: 'line', isRequired: true, max: 200, isPrinted: true, isName: true },
  email: { kind: 'email', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  /** For a company that pays by bank; empty for a person. */
  company: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  edrpou: { kind: 'line', isRequired: false, max: 100 },
  offer: { kind: 'consent', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

export const attendeeRules = {
  name: { kind: 'line', isRequired: true, max: 200, isPrinted: true, isName: true },
  company: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  position: { kind: 'line', isRequired: false, max: 200, isPrinted: true },
  email: { kind: 'email', isRequired: false },
} as const satisfies FormRules

export type AttendeeField = keyof typeof attendeeRules

/** A seat: ticket and position among its seats, from 0. */
export type Seat = { ticketId: RecordId; place: number }

/** All seats of a choice, in order. */
export function seatsIn(choices: readonly { ticketId: RecordId; quantity: number }[]): Seat[] {
  return choices.flatMap(({ ticketId, quantity }) => Array.from({ length: quantity }, (_, place) => ({ ticketId, place })))
}

/** Field name of a seat's attendee; it does not depend on the number of other tickets. */
export const attendeeField = ({ ticketId, place }: Seat, field: AttendeeField) => `attendee-${ticketId}-${place}-${field}`

/** Copies the buyer to the first seat. Pure. */
export function withBuyer(typed: Typed, seats: readonly Seat[]): Typed {
  const [seat] = seats
  if (!seat) return typed
  const { name = '', email = '', company } = typed
  return withAttendee(typed, seat, { name, email, ...(company && { company }) })
}

/** Copies people of a list to the seats in order; surplus people are left out. Pure. */
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

/** `notForeign`: no country writes a tax number like that. */
export type OrderFault = FieldFault | CompanyCodeFault | 'notForeign' | CodeFault

export type OrderFormReading =
  | { isValid: true; buyer: Buyer; attendees: readonly Attendee[] }
  | { isValid: false; faults: Readonly<Record<string, OrderFault>>; typed: Typed }

/**
 * Parses buyer and attendees. The ticket of an attendee without an address goes to the buyer. A company code is validated if given (company-code.ts).
 */
export function readOrderForm(form: FormData, choices: readonly Choice[], method: PaymentMethod): OrderFormReading {
  const buyer = readForm(buyerRules, form)
  const seats = seatsIn(choices.map(({ ticket, quantity }) => ({ ticketId: ticket.id, quantity })))
  const attendees = seats.map((seat) => ({ seat, reading: readAttendee(form, seat) }))
  const faults: Record<string, OrderFault> = buyer.isValid ? {} : { ...(buyer.faults as Record<string, OrderFault>) }
  const code = method === 'bank' ? normaliseText(String(form.get('edrpou') ?? '')) : ''
  const isAbroad = method === 'bank' && form.get('abroad') === 'yes'
  const payer = readPayerCode(code, isAbroad)
  if (!faults.edrpou && 'fault' in payer) faults.edrpou = payer.fault
  for (const { seat, reading } of attendees)
    if (!reading.isValid)
      for (const [field, fault] of Object.entries(reading.faults)) faults[attendeeField(seat, field as AttendeeField)] = fault
  if (Object.keys(faults).length === 0 && buyer.isValid && 'value' in payer) {
    const { offer: _, consent: __, ...value } = buyer.value
    return {
      isValid: true,
      buyer: { ...value, edrpou: payer.value, ...(isAbroad && { isAbroad }) },
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

/** The form's fields as texts. */
export function typedOf(form: FormData): Typed {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 5000)] as const] : []))
  return Object.fromEntries(typed)
}
