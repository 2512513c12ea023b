import type { FormError } from '@forum/design/form/form-answer.ts'
import type { ChoiceFault } from '@forum/domain/order/choice.ts'
import type { OrderFault } from '@forum/domain/order/order-request.ts'
import type { Typed } from '@forum/domain/submission/fields.ts'

/** Who exceeded the limit of unpaid orders, or the hourly rate (`pace`). */
type OrderLimit = 'buyer' | 'network' | 'pace'

/** Why the choice of tickets is invalid. */
type ChoiceError =
  | { kind: Exclude<ChoiceFault, 'priceChanged'> }
  | { kind: 'priceChanged'; total: number }
  | { kind: 'soldOut'; ticketId: string; left: number }

/** The answer to an order that was not placed: the form is drawn again from it. */
export type OrderAnswer = {
  isKept: false
  formError: FormError | null
  choice: ChoiceError | null
  /** The limit that was exceeded. */
  limit?: OrderLimit
  faults: Readonly<Record<string, OrderFault | undefined>>
  /** Reduced prices by ticket; missing: no valid promo code. */
  reduction?: { code: string; prices: Readonly<Record<string, number>> }
  /** Number of tickets for which the code is still valid, if too few. */
  codeLeft?: number
  /** The code was asked for: without scripts the page is drawn again and begins there. */
  isOfCode?: boolean
  /** Current prices, if they differ from the form's. */
  prices?: Readonly<Record<string, number>>
  typed: Typed
  /** Token for the next submission; null: the old one is still valid. */
  token: string | null
  /** Result of pasting a list. */
  filled?: { people: number; seats: number }
}

/** `to`: address of the site or provider; null: the browser must submit the form itself, which then leads to the provider. */
type OrderKept = { isKept: true; to: string | null }

export type OrderReply = OrderAnswer | OrderKept
