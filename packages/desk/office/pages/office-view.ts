// Data of the desk's pages: plain values, rendered by packages/desk/office/drawing.

import type { AlertQuestion } from '@forum/desk/day/alerts/alert-question.ts'
import type { StewardOnPhones } from '@forum/desk/door/gate/gates.ts'
import type { DoorBoard, GateRole } from '@forum/domain/door/wire.ts'
import type { BooksView, DownloadsView, FiguresView } from '../lists/downloads-view.ts'
import type { OfficeLanguage, OfficeRole } from '../staff/session.ts'
import type { CodesView } from './code-view.ts'
import type { DayView } from './day-view.ts'
import type { EraseView } from './erase-view.ts'
import type { EuroView } from './euro-view.ts'
import type { GuestsView, RequestLineView, RequestView } from './guest-view.ts'
import type { HomeView, OrderLineView } from './home-page.ts'
import type { LettersView } from './letter-view.ts'
import type { LinksView } from './link-view.ts'
import type { DeedView, OrderView } from './order-page.ts'
import type { OrderFilter } from './order-search.ts'
import type { NewActsView, PapersView, PaperView } from './paper-view.ts'
import type { PlanView } from './plan-view.ts'
import type { DayReportView } from './report-view.ts'
import type { SenderView } from './sender-view.ts'
import type { StatementsView, StatementView } from './statement-view.ts'
import type { ReturnsView, TransfersView, TransferView } from './transfer-view.ts'
import type { WaitingView } from './waiting-view.ts'

/** Frame of every page. */
export type OfficeFrame = {
  language: OfficeLanguage
  /** null: not signed in. A steward has one page and no menu. */
  organiser: { name: string; role: OfficeRole } | null
  /** Path of the page, for the menu's current entry. */
  path: string
  /** Query of the page, with its `?`; empty: none. */
  query: string
  /** Origin of the public site. */
  siteUrl: string
  /** What the alert service asks of this person; missing: they may not answer, or no service is asked. */
  alerts?: { question: AlertQuestion | null }
}

export type GatesView = {
  page: 'gates'
  gates: readonly { id: string; name: string; role: GateRole; isRevoked: boolean }[]
  /** Stewards whose accounts opened something, which one button ends. */
  stewards: readonly StewardOnPhones[]
  isEnded: boolean
  board: DoorBoard
  /** The gate that was just created: its address is shown only once, also as a QR code (SVG). */
  made: { name: string; address: string; qr: string } | null
  fault: { kind: 'noName' | 'nameTaken'; typed: string } | null
}

type OrdersView = {
  page: 'orders'
  query: string
  filter: OrderFilter | null
  found: readonly OrderLineView[]
  isCut: boolean
  /** Mails and records of orders, requests and forms that were given up. */
  undelivered: number
  /** How many of them were just queued again; null: the button was not pressed. */
  retried: number | null
  /** Only unpaid orders from the network of this order; null: from any. */
  like: string | null
  /** The form that cancels several unpaid orders; null: not in this list. */
  cancelling: CancellingView | null
  /** How many orders were just cancelled; null: none was to be. */
  cancelled: number | null
  /** Why none was cancelled. */
  fault: CancelFault | null
}

export type OfficeView =
  | CodesView
  | DayView
  | DayReportView
  | PlanView
  | WaitingView
  | SenderView
  | EraseView
  | EuroView
  | GatesView
  /** The gates that a steward can open on this phone. */
  | { page: 'ownGate'; gates: readonly { id: string; name: string }[]; isClosed: boolean }
  /** `unsent`: what was typed into a form whose session had ended; null: not a form. `isUnsentLong`: it was too long to be read without a session. */
  | {
      page: 'entrance'
      isDemo: boolean
      adminUrl: string | null
      isPassUsed: boolean
      unsent: string | null
      isUnsentLong: boolean
    }
  | HomeView
  | OrdersView
  | OrderView
  | GuestsView
  | LettersView
  | LinksView
  | { page: 'requests'; requests: readonly RequestLineView[] }
  | RequestView
  /** `query`: only entries of the orders that it finds; `older`: id of the last entry, if there are older ones. */
  | { page: 'journal'; deeds: readonly DeedView[]; query: string; older: number | null }
  | FiguresView
  | BooksView
  | DownloadsView
  | TransfersView
  | TransferView
  | ReturnsView
  | StatementsView
  | StatementView
  | PapersView
  | PaperView
  | NewActsView
  | { page: 'problem'; problem: 'notFound' | 'forbidden' | 'away' | 'foreign' | 'broken' | 'tooMany' | 'tooBig' }

/** A rendered page. The server adds the security policy with the hashes of its style and of its script; `script` missing: it has none. */
export type DrawnPage = { html: string; style: string; script?: string }

/** What was typed into the form that cancels several orders. `chosen`: numbers of orders. */
export type CancellingView = {
  chosen: readonly string[]
  reason: string
  isQuiet: boolean
}

export type CancelFault = 'noneChosen' | 'noReason'
