import { filled } from '#domain/localisation/filled.ts'
import { quantityField } from '#domain/order/choice.ts'
import { type AttendeeField, attendeeRules, buyerRules } from '#domain/order/order-request.ts'
import type { FieldRule } from '#domain/submission/fields.ts'
import { maxSeats } from '#domain/ticket/on-sale.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import type { OrderWords } from '#messages/uk/order.ts'
import { faultSentence } from '../../blocks/form/fault-sentence.ts'
import type { OrderAnswer } from './order-answer.ts'
import type { OfferedTicket } from './order-form-view.ts'

/** What is said beside the field `name`; undefined: it can be taken. Pure. */
export function orderFault(
  answer: OrderAnswer | undefined,
  name: string,
  words: OrderWords,
  forms: Catalogue['forms'],
): string | undefined {
  const fault = answer?.faults[name]
  if (!fault) return undefined
  if (fault === 'notEdrpou') return words.faults.notEdrpou
  if (name === 'offer' || name === 'consent') return words.faults[name]
  const field = name.slice(name.lastIndexOf('-') + 1) as AttendeeField
  const rules: Readonly<Record<string, FieldRule>> = name.startsWith('attendee-') ? attendeeRules : buyerRules
  const labels: Readonly<Record<string, string>> = { ...forms.fields, edrpou: words.edrpou }
  return faultSentence(forms, fault, rules[field] as FieldRule, labels[field] ?? field)
}

/** Why the choice of tickets cannot be taken, and which of them it is about. */
export function choiceFault(answer: OrderAnswer | undefined, tickets: readonly OfferedTicket[], words: OrderWords) {
  const choice = answer?.choice
  if (!choice) return null
  if (choice.kind !== 'soldOut') return { sentence: filled(words.faults[choice.kind], { most: maxSeats }), ticketId: null }
  const { ticketId, left } = choice
  const name = tickets.find(({ id }) => id === ticketId)?.name.text ?? ''
  return { sentence: filled(words.faults.soldOut, { ticket: name, left }), ticketId }
}

/** All names of fields in the order in which they stand on the page. */
export function fieldOrder(tickets: readonly OfferedTicket[], attendees: readonly string[]): string[] {
  return [
    ...tickets.map(({ id }) => quantityField(id)),
    ...Object.keys(buyerRules).slice(0, -2),
    ...attendees,
    'offer',
    'consent',
  ]
}
