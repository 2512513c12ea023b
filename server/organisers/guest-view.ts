// What the pages of invitations and requests show: plain values, which app/desk draws.
import type { Locale } from '#domain/localisation/locale.ts'
import type { GuestField } from '#domain/order/guest-list.ts'
import type { FieldFault } from '#domain/submission/fields.ts'
import type { Answer, AnsweredKind } from '../invitations/answer-request.ts'

export type KindView = {
  id: string
  title: string
  /** null: as many as are asked for. */
  left: number | null
  /** Whole hryvnias. */
  price: number
}

export type GuestLineView = {
  line: number
  name: string
  email: string
  /** Why it is not invited; null: it is. */
  why: 'faulty' | 'twin' | 'known' | 'has' | null
  /** The line, the order or the ticket that is meant by it. */
  of: string
  faults: Partial<Record<GuestField, FieldFault>>
}

export type GuestFault =
  | 'noKind'
  | 'noAllocation'
  | 'noList'
  | 'nobody'
  | 'soldOut'
  | 'tooMany'
  | 'overLimit'
  | 'notEmail'
  | 'noReason'
  | 'stale'
  | 'notText'

export type GuestsView = {
  page: 'guests'
  year: number
  kinds: readonly KindView[]
  allocations: readonly { name: string; giver: string; kinds: string; invited: number; arrived: number; withdrawn: number }[]
  typed: Readonly<Record<string, string>>
  /** A list that was read; nobody is written to yet. `sampleTo`: where the letter of it was sent just now. */
  checked: {
    lines: readonly GuestLineView[]
    invited: number
    letter: { subject: string; text: string }
    sampleTo: string | null
  } | null
  done: { deed: 'sent' | 'withdrawn'; number: number } | null
  fault: { fault: GuestFault; detail: string } | null
}

export type RequestLineView = {
  id: string
  kind: AnsweredKind
  name: string
  company: string
  seats: number
  receivedAt: number
  state: Answer['state'] | null
}

export type RequestDeed = 'accept' | 'invoice' | 'ask' | 'refuse'

export type RequestFault = 'noKind' | 'noText' | 'noSeats' | 'soldOut' | 'notEdrpou' | 'overLimit' | 'stale' | 'noSeller'

export type RequestView = RequestLineView & {
  page: 'request'
  email: string
  phone: string
  position: string
  language: Locale
  /** What else was said, by field. */
  more: readonly string[]
  answer: (Pick<Answer, 'state' | 'reason' | 'by' | 'at'> & { order: string | null }) | null
  /** Of a journalist what can be given, of a group what is on sale. */
  kinds: readonly KindView[]
  done: RequestDeed | null
  refused: { deed: RequestDeed; fault: RequestFault; detail: string; typed: Readonly<Record<string, string>> } | null
}
