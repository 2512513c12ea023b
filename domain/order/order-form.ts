// The form of an order: the buyer, one attendee for each seat, the offer. Prices and sums are never read from it.
import { isEdrpou } from '../payment/edrpou.ts'
import { type FieldFault, type FormRules, plainText, readForm, type Typed } from '../submission/fields.ts'
import type { Choice } from './choice.ts'
import type { Attendee, Buyer, PaymentMethod } from './order.ts'

const buyerRules = {
  name: { kind: 'line', isRequired: true, most: 200 },
  email: { kind: 'email', isRequired: true },
  phone: { kind: 'phone', isRequired: true },
  /** Of whoever pays by bank for a company; a person leaves both empty. */
  company: { kind: 'line', isRequired: false, most: 200 },
  edrpou: { kind: 'line', isRequired: false, most: 10 },
  offer: { kind: 'consent', isRequired: true },
  consent: { kind: 'consent', isRequired: true },
} as const satisfies FormRules

const attendeeRules = {
  name: { kind: 'line', isRequired: true, most: 200 },
  company: { kind: 'line', isRequired: false, most: 200 },
  position: { kind: 'line', isRequired: false, most: 200 },
  email: { kind: 'email', isRequired: false },
} as const satisfies FormRules

export type AttendeeField = keyof typeof attendeeRules

/** Name of a field of the attendee of one seat; seats are counted from 0 through the whole order. */
export const attendeeField = (seat: number, field: AttendeeField) => `attendee-${seat}-${field}`

export type OrderFault = FieldFault | 'notEdrpou'

export type OrderFormReading =
  | { isValid: true; buyer: Buyer; attendees: readonly Attendee[] }
  | { isValid: false; faults: Readonly<Record<string, OrderFault>>; typed: Typed }

/**
 * Reads buyer and attendees of the seats of `choices`. An attendee without an address of their own gets their ticket at the buyer's.
 * A code of a legal person is checked when it is given (EDRPOU of 8 digits, or a person's RNOKPP of 10).
 */
export function readOrderForm(form: FormData, choices: readonly Choice[], method: PaymentMethod): OrderFormReading {
  const buyer = readForm(buyerRules, form)
  const seats = choices.reduce((sum, { quantity }) => sum + quantity, 0)
  const attendees = Array.from({ length: seats }, (_, seat) => readAttendee(form, seat))
  const faults: Record<string, OrderFault> = buyer.isValid ? {} : { ...(buyer.faults as Record<string, OrderFault>) }
  const code = method === 'bank' ? plainText(String(form.get('edrpou') ?? '')) : ''
  if (!faults.edrpou && code !== '' && !isEdrpou(code) && !/^\d{10}$/.test(code)) faults.edrpou = 'notEdrpou'
  for (const [seat, reading] of attendees.entries())
    if (!reading.isValid)
      for (const [field, fault] of Object.entries(reading.faults)) faults[attendeeField(seat, field as AttendeeField)] = fault
  if (Object.keys(faults).length === 0 && buyer.isValid) {
    const { offer: _, consent: __, ...value } = buyer.value
    return { isValid: true, buyer: value, attendees: attendees.flatMap((reading) => (reading.isValid ? [reading.value] : [])) }
  }
  return { isValid: false, faults, typed: typedOf(form) }
}

function readAttendee(form: FormData, seat: number) {
  const own = new FormData()
  for (const field of Object.keys(attendeeRules) as AttendeeField[])
    for (const value of form.getAll(attendeeField(seat, field))) own.append(field, value)
  return readForm<typeof attendeeRules>(attendeeRules, own)
}

function typedOf(form: FormData): Typed {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 5000)] as const] : []))
  return Object.fromEntries(typed)
}
