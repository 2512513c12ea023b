import { faultSentence } from '@forum/design/form/fault-sentence.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { quantityField } from '@forum/domain/order/choice.ts'
import {
  type AttendeeField,
  attendeeField,
  attendeeRules,
  buyerRules,
  type OrderFault,
  type Seat,
} from '@forum/domain/order/order-request.ts'
import { type CodeFault, codeField } from '@forum/domain/order/promo-code.ts'
import type { CompanyCodeFault } from '@forum/domain/payment/company-code.ts'
import { maxSeats } from '@forum/domain/sale/on-sale.ts'
import type { FieldFault, FieldRule } from '@forum/domain/submission/fields.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { OrderAnswer } from './order-answer.ts'
import type { OfferedTicket } from './order-form-view.ts'

/** The error text of the field `name`; undefined: valid. Pure. */
export function orderFault(
  answer: OrderAnswer | undefined,
  name: string,
  words: Catalogue['order'],
  forms: Catalogue['forms'],
): string | undefined {
  const fault = answer?.faults[name]
  if (!fault) return undefined
  if (isCompanyCodeFault(fault)) return words.faults[fault]
  if (name === codeField) return filled(words.code.faults[fault as CodeFault], { left: answer.codeLeft ?? 0 })
  if (name === 'offer' || name === 'consent') return words.faults[name]
  const field = name.slice(name.lastIndexOf('-') + 1) as AttendeeField
  const rules: Readonly<Record<string, FieldRule>> = name.startsWith('attendee-') ? attendeeRules : buyerRules
  const labels: Readonly<Record<string, string>> = { ...forms.fields, edrpou: words.edrpou }
  return faultSentence(forms, fault as FieldFault, rules[field] as FieldRule, labels[field] ?? field)
}

const isCompanyCodeFault = (fault: OrderFault): fault is CompanyCodeFault | 'notForeign' =>
  fault.startsWith('edrpou') || fault === 'notEdrpou' || fault === 'notForeign' || fault === 'vatDigits'

/** Why the choice of tickets is invalid, and which ticket is the cause. */
export function choiceFault(answer: OrderAnswer | undefined, tickets: readonly OfferedTicket[], words: Catalogue['order']) {
  const choice = answer?.choice
  if (!choice) return null
  if (choice.kind === 'priceChanged')
    return { sentence: filled(words.faults.priceChanged, { total: formatPrice(choice.total) }), ticketId: null }
  if (choice.kind !== 'soldOut') return { sentence: filled(words.faults[choice.kind], { max: maxSeats }), ticketId: null }
  const { ticketId, left } = choice
  const name = wordsOf(tickets.find(({ id }) => id === ticketId)?.name) ?? ''
  return { sentence: filled(words.faults.soldOut, { ticket: name, left }), ticketId }
}

/** Fields of an attendee in page order. */
export const attendeeFields = ['name', 'email', 'company', 'position'] as const satisfies readonly AttendeeField[]

type Drawn = {
  tickets: readonly OfferedTicket[]
  seats: readonly Seat[]
  words: Catalogue['order']
  forms: Catalogue['forms']
}

/** All field errors in page order; those of attendees name the attendee. Pure. */
export function faultList(answer: OrderAnswer | undefined, { tickets, seats, words, forms }: Drawn) {
  const [buyer, consents] = [Object.keys(buyerRules).slice(0, -2), ['offer', 'consent']]
  const attendees = seats.flatMap((seat, index) =>
    attendeeFields.map((field) => ({
      name: attendeeField(seat, field),
      whose: `${filled(words.attendee, { number: index + 1 })}: `,
    })),
  )
  const own = (name: string) => ({ name, whose: '' })
  const names = [
    ...tickets.map(({ id }) => own(quantityField(id))),
    ...buyer.map(own),
    ...attendees,
    own(codeField),
    ...consents.map(own),
  ]
  return names.flatMap(({ name, whose }) => {
    const sentence = orderFault(answer, name, words, forms)
    return sentence === undefined ? [] : [{ id: `order-${name}`, sentence: whose + sentence }]
  })
}
