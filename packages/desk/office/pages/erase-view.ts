// Data of the page that erases a person: plain values, rendered by packages/desk/office/drawing.
import type { OtherCopies } from '@forum/desk/keeping/backup/other-copies.ts'
import type { OrderLineView } from './home-page.ts'

export type EraseView = {
  page: 'erase'
  /** What was searched for: an address, a phone number, or words of a name. */
  query: string
  /** People with this name; null: the search was no name. `who`: address, phone or, without both, the name. */
  people: readonly FoundPerson[] | null
  person: PersonView | null
  fault: 'short' | 'none' | 'notSame' | 'changed' | null
  /** The person was just erased. `records`: of the content service, to be deleted there. */
  done: ({ records: readonly { id: string; kind: string; address: string | null }[] } & OtherCopies) | null
}

export type FoundPerson = { name: string; who: string; order: string | null }

export type PersonView = {
  who: string
  own: readonly OrderLineView[]
  ofOthers: readonly OrderLineView[]
  /** Forms and places on the waiting list. `at`: milliseconds since 1970. */
  records: readonly { id: string; kind: string; at: number }[]
  /** Other people in their own orders. */
  colleagues: number
  /** Numbers of own orders that can still be paid. */
  unpaid: readonly string[]
  /** Other addresses and phone numbers of the person in these records. */
  also: readonly string[]
  /** Number of records shown: a later one is not erased unseen. */
  seen: number
}
