// What the pages of the organisers' desk show: plain values, which app/desk draws.

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
import type { DeskLanguage, DeskRole } from './session.ts'
import type { WaitingView } from './waiting-view.ts'

/** Around every page. */
export type DeskFrame = {
  language: DeskLanguage
  /** null: nobody is signed in. A steward has one page, and no menu. */
  organiser: { name: string; role: DeskRole } | null
  /** Path of the page, by which its entry in the menu is known. */
  path: string
  /** Origin of the public site. */
  siteUrl: string
}

export type OrderLineView = Pick<Order, 'number' | 'status' | 'method' | 'total' | 'createdAt'> & {
  buyer: string
  company: string
  seats: number
  /** Attendees, for whom a search may have been. */
  people: string
  source: Order['origin']['source']
}

export type SeatView = {
  seat: number
  title: string
  /** Kopiykas. */
  price: number
  attendee: Attendee
  /** `none`: no ticket was issued yet. */
  state: 'valid' | 'cancelled' | 'none'
  usedAt: number | null
}

export type LetterView = { kind: string; state: DeliveryState; at: number; error: string | null }

export type DeedView = Pick<NotedDeed, 'at' | 'reason' | 'before'> & {
  action: Action
  /** Empty: the buyer, on the page of the order. */
  by: string
  /** Of an order that is named beside it; null where all deeds are of one. */
  order: string | null
  /** The request that was answered by it. */
  request: string | null
}

/** Which form of the order's page was sent, and what came of it. */
export type OrderDeed = 'paid' | 'resend' | 'readdress' | 'attendee' | 'extend' | 'cancel' | 'withdraw' | 'refund' | 'note'

/** Why a deed was not done; app/desk has a sentence for each. */
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
  /** What may be done now. */
  may: Readonly<Record<OrderDeed, boolean>>
  /** Where the buyer sees it. */
  address: string
  /** Where a new pass is to be had for money; null: none is needed now, `''`: the demo's button makes one. */
  freshFrom: string | null
  /** What was just done, as the address says. */
  done: OrderDeed | null
  /** What was refused, with what was typed into its form. */
  refused: { deed: OrderDeed; fault: DeedFault; detail: string; typed: Readonly<Record<string, string>> } | null
}

export type HomeView = {
  page: 'home'
  /** What waits for somebody. */
  waits: {
    invoices: number
    /** Whole hryvnias. */
    expected: number
    /** Invoices that run out within two days. */
    endingSoon: number
    /** Letters and records that nobody could deliver. */
    undelivered: number
    paidInVain: number
    /** Of media and of groups, which nobody has answered. */
    requests: number
  }
  latest: readonly OrderLineView[]
  deeds: readonly DeedView[]
}

export type GatesView = {
  page: 'gates'
  gates: readonly { id: string; name: string; role: GateRole; isRevoked: boolean }[]
  board: DoorBoard
  /** The gate that was just made: its address is shown this once, also as a QR code (SVG). */
  made: { name: string; address: string; qr: string } | null
  fault: { kind: 'noName' | 'nameTaken'; typed: string } | null
}

export type DeskView =
  | CodesView
  | WaitingView
  | GatesView
  /** The gates that a steward may open on this phone. */
  | { page: 'ownGate'; gates: readonly { id: string; name: string }[]; isClosed: boolean }
  | { page: 'entrance'; isDemo: boolean; adminUrl: string | null; isPassUsed: boolean }
  | HomeView
  | { page: 'orders'; query: string; found: readonly OrderLineView[]; isCut: boolean }
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

/** A page drawn: the server adds the policy, which knows the style by its hash. */
export type DrawnPage = { html: string; style: string }
