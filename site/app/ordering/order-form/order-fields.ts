import type { Typed } from '@forum/domain/submission/fields.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

/** Shared props of all order form fields. */
export type OrderFields = {
  words: Catalogue['order']
  typed: Typed
  /** Error text of a field; undefined: valid. */
  faultOf(name: string): string | undefined
  /** Name of the field that gets the focus. */
  focused: string | undefined
}
