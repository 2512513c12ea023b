// Data of the desk's pages: plain values, rendered by app/desk.

import type { DoorBoard, GateRole } from '#domain/door/wire.ts'
import type { Attendee, Buyer, Order, OrderStatus, PaymentMethod } from '#domain/order/order.ts'
import type { Books } from '#domain/order/refund.ts'
import type { DeliveryState } from '../outbox/outbox.ts'
import type { FiguresView, PapersView } from '../papers/papers-view.ts'
import type { CodesView } from './code-view.ts'
import type { Action, NotedDeed } from './deeds.ts'
import type { GuestsView, RequestLineView, RequestView } from './guest-view.ts'
import type { LettersView } from './letter-view.ts'
import type { LinksView } from './link-view.ts'
import type { OrderFilter } from './order-search.ts'
import type { DeskLanguage, DeskRole } from './session.ts'
import type { WaitingView } from './waiting-view.ts'

/** Frame of every page. */
export type DeskFrame = {
  language: DeskLanguage
  /** null: not signed in. A steward has one page and no menu. */
  organiser: { name: string; role: DeskRole } | null
  /** Path of the page, for the menu's current entry. */
  path: string
  /** Origin of the public site. */
  siteUrl: string
}

export type OrderLineView = Pick<Order, 'number' | 'status' | 'method' | 'total' | 'createdAt'> & {
  buyer: string
  company: string
  seats: number
  /** Attendees: the search may have matched one of them. */
  people: string
  source: Order['origin']['source']
}

export type SeatView = {
  seat: number
  title: string
  /** Kopiykas. */
  price: number
  attendee: Attendee
  /** `none`: the ticket is not issued yet. */
  state: 'valid' | 'cancelled' | 'none'
  usedAt: number | null
}

export type LetterView = { kind: string; state: DeliveryState; at: number; error: string | null }

export type DeedView = Pick<NotedDeed, 'at' | 'reason' | 'before'> & {
  action: Action
  /** Empty: the buyer, on the order page. */
  by: string
  /** Number of the order; null where all entries are of one order. */
  order: string | null
  /** The request that was answered. */
  request: string | null
}

/** The submitted form of the order page, and its result. */
export type OrderDeed = 'paid' | 'resend' | 'readdress' | 'attendee' | 'extend' | 'cancel' | 'withdraw' | 'refund' | 'note'

/** Why an action failed; app/desk has a sentence for each. */
export type DeedFault =
  | 'stale'
  | 'notFresh'
  | 'overLimit'
  | 'noReason'
  | 'notEmail'
  | 'noName'
  | 'notSum'
  | 'notDay'
  | 'nothingNew'
  | 'erased'
  | 'over'
  | 'noSuchSeat'
  | 'noInvoice'
  | 'past'
  | 'soldOut'
  | 'notPaid'
  | 'tooMuch'
  | 'nothing'
  | 'underWay'
  | 'refused'
  | 'open'
  | 'notConfirmed'

export type OrderView = {
  page: 'order'
  number: string
  status: OrderStatus
  method: PaymentMethod
  createdAt: number
  expiresAt: number
  paidAt: number | null
  isRevoked: boolean
  origin: Order['origin']
  isErased: boolean
  buyer: Buyer
  books: Books
  /** Whole hryvnias. */
  total: number
  seats: readonly SeatView[]
  letters: readonly LetterView[]
  deeds: readonly DeedView[]
  /** Actions that are allowed now. */
  may: Readonly<Record<OrderDeed, boolean>>
  /** The buyer's order page. */
  address: string
  /** Where to get a new pass for refunds; null: not needed now, `''`: from the demo's button. */
  freshFrom: string | null
  /** The action that was just done, from the URL. */
  done: OrderDeed | null
  /** The refused action, with the typed values. */
  refused: { deed: OrderDeed; fault: DeedFault; detail: string; typed: Readonly<Record<string, string>> } | null
}

export type HomeView = {
  page: 'home'
  /** Open tasks. */
  waits: {
    invoices: number
    /** Whole hryvnias. */
    expected: number
    /** Invoices that expire within two days. */
    endingSoon: number
    /** Mails and records that could not be delivered. */
    undelivered: number
    paidInVain: number
    /** Requests of media and groups without an answer. */
    requests: number
  }
  latest: readonly OrderLineView[]
  deeds: readonly DeedView[]
}

export type GatesView = {
  page: 'gates'
  gates: readonly { id: string; name: string; role: GateRole; isRevoked: boolean }[]
  board: DoorBoard
  /** The gate that was just created: its address is shown only once, also as a QR code (SVG). */
  made: { name: string; address: string; qr: string } | null
  fault: { kind: 'noName' | 'nameTaken'; typed: string } | null
}

export type DeskView =
  | CodesView
  | WaitingView
  | GatesView
  /** The gates that a steward can open on this phone. */
  | { page: 'ownGate'; gates: readonly { id: string; name: string }[]; isClosed: boolean }
  | { page: 'entrance'; isDemo: boolean; adminUrl: string | null; isPassUsed: boolean }
  | HomeView
  | { page: 'orders'; query: string; filter: OrderFilter | null; found: readonly OrderLineView[]; isCut: boolean }
  | OrderView
  | GuestsView
  | LettersView
  | LinksView
  | { page: 'requests'; requests: readonly RequestLineView[] }
  | RequestView
  | { page: 'journal'; deeds: readonly DeedView[] }
  | FiguresView
  | PapersView
  | { page: 'problem'; problem: 'notFound' | 'forbidden' | 'away' | 'foreign' | 'broken' | 'tooMany' }

/** A rendered page. The server adds the security policy with the hash of its style. */
export type DrawnPage = { html: string; style: string }
