import type { Typed } from '#domain/submission/fields.ts'
import type { Catalogue } from '#messages/catalogue.ts'

/** What every field of the form of an order is drawn from. */
export type OrderFields = {
  words: Catalogue['order']
  typed: Typed
  /** What is said beside a field; undefined: it can be taken. */
  faultOf(name: string): string | undefined
  /** Name of the field that has the focus when the page is drawn. */
  focused: string | undefined
}
