/**
 * What a line of a bank's statement is for us. Only a payment can pay an order; a commission of the bank and a transfer between
 * own accounts are kept and shown, nothing is matched with them.
 */
export type StatementLineKind = 'payment' | 'commission' | 'own' | 'other'

/** Who sent the money, or, of a line that went out, who received it; each '' where the file does not say. */
interface StatementParty {
  readonly name: string
  /** EDRPOU (8 digits) or a person's tax number (10 digits). */
  readonly code: string
  readonly iban: string
}

/** One line of a bank's statement, the same for all layouts. */
export interface StatementLine {
  /** By what the line is known again: two lines with one key are one transfer. */
  readonly key: string
  /** The bank's own key; '' if the layout has none. */
  readonly bankKey: string
  /** IBAN (or number) of the own account; '' if the layout does not say. */
  readonly account: string
  /** Day in Kyiv, YYYY-MM-DD. */
  readonly day: string
  /** Kopiykas (cents of another currency), a whole number: positive came in, negative went out. */
  readonly sum: number
  /** ISO 4217: UAH. */
  readonly currency: string
  readonly payer: StatementParty
  /** Number of the payment document; the payer gives it, so it repeats. */
  readonly number: string
  readonly purpose: string
  readonly kind: StatementLineKind
}
