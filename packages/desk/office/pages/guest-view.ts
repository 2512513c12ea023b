// Data of the invitation and request pages: plain values, rendered by packages/desk/office/drawing.

import type { Answer, AnsweredKind } from '@forum/desk/invitations/answer-request.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { GuestField } from '@forum/domain/order/guest-list.ts'
import type { CompanyCodeFault } from '@forum/domain/payment/company-code.ts'
import type { FieldFault } from '@forum/domain/submission/fields.ts'

export type KindView = {
  id: string
  title: string
  /** null: unlimited. */
  left: number | null
  /** Whole hryvnias. */
  price: number
}

export type GuestLineView = {
  line: number
  name: string
  email: string
  /** Why it is not invited; null: it is invited. */
  why: 'faulty' | 'twin' | 'known' | 'has' | null
  /** The related line, order or ticket. */
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
  | 'changed'

export type GuestsView = {
  page: 'guests'
  year: number
  kinds: readonly KindView[]
  allocations: readonly { name: string; giver: string; kinds: string; invited: number; arrived: number; withdrawn: number }[]
  typed: Readonly<Record<string, string>>
  /** A checked list; nothing was sent. `sampleTo`: address of the sample that was just sent. */
  checked: {
    lines: readonly GuestLineView[]
    invited: number
    /** Of what was checked: sending anything else is refused. */
    digest: string
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

export type RequestFault =
  | 'noKind'
  | 'noText'
  | 'noSeats'
  | 'soldOut'
  | CompanyCodeFault
  | 'notForeign'
  | 'overLimit'
  | 'stale'
  | 'noSeller'

export type RequestView = RequestLineView & {
  page: 'request'
  email: string
  phone: string
  position: string
  language: Locale
  /** An invoice can be made for a payer abroad. */
  hasAbroad: boolean
  /** Whether it is known from which line it came. */
  hasLine: boolean
  /** Their company's mail domain; null: a mail service for everybody. */
  domain: string | null
  /** Other answers by field. */
  more: readonly string[]
  answer: (Pick<Answer, 'state' | 'reason' | 'by' | 'at'> & { order: string | null }) | null
  /** For a journalist the kinds that can be given, for a group those on sale. */
  kinds: readonly KindView[]
  done: RequestDeed | null
  refused: { deed: RequestDeed; fault: RequestFault; detail: string; typed: Readonly<Record<string, string>> } | null
}
