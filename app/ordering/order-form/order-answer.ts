import type { ChoiceFault } from '#domain/order/choice.ts'
import type { OrderFault } from '#domain/order/order-request.ts'
import type { Typed } from '#domain/submission/fields.ts'
import type { FormError } from '../../blocks/form/form-answer.ts'

/** Of whom there is too much that is not paid, or came within the hour. */
type OrderLimit = 'buyer' | 'network' | 'pace'

/** Why the choice of tickets cannot be taken. */
type ChoiceError =
  | { kind: Exclude<ChoiceFault, 'priceChanged'> }
  | { kind: 'priceChanged'; total: number }
  | { kind: 'soldOut'; ticketId: string; left: number }

/** An order that was not placed: its form is drawn once more from this. */
export type OrderAnswer = {
  isKept: false
  formError: FormError | null
  choice: ChoiceError | null
  /** Too much that is not paid. */
  limit?: OrderLimit
  faults: Readonly<Record<string, OrderFault | undefined>>
  /** What the promo code makes of the prices, by ticket; none: it is not good, or none was typed. */
  reduction?: { code: string; prices: Readonly<Record<string, number>> }
  /** Tickets for which the code is good still, where that are too few. */
  codeLeft?: number
  /** What tickets cost by now, where it is not what the form says. */
  prices?: Readonly<Record<string, number>>
  typed: Typed
  /** For the next sending; null: the form has one that is good still. */
  token: string | null
  /** What a list that was pasted came to. */
  filled?: { people: number; seats: number }
}

/** `to` is an address of the site or of the provider; null: the browser is to send the form itself, which then leads on to the provider. */
type OrderKept = { isKept: true; to: string | null }

export type OrderReply = OrderAnswer | OrderKept
