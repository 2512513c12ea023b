// All that the site may ask of the desk. Its settings have a port of their own (server/desk-port/settings.ts), its pages are drawn by
// app/desk/draw-desk.tsx.
import type { DeskParts } from '../desk/desk.ts'

export type { ContentTopic } from '../desk/desk.ts'
export type { DeskFigures } from '../desk/figures.ts'
export { openOrClosedDesk } from '../desk/reopening.ts'
export { runDeskCommand } from '../desk-commands/run-desk-command.ts'
export { checkInApi } from '../door/check-in-api.ts'
export type { CountedMails } from '../mail/mail-count.ts'
export { documentPaths, orderDocuments } from '../orders/document-api.ts'
export type { EditionSummary } from '../orders/order-documents.ts'
export { paymentReport } from '../orders/payment-report.ts'
export type { OrderOutcome } from '../orders/place-order.ts'
export type { EditionOf } from '../orders/ticket-name.ts'
export { serveDesk } from '../organisers/desk-server.ts'
export type { DeskFrame, DeskView, DrawnPage } from '../organisers/desk-view.ts'
export type { Checkout } from '../payments/provider.ts'
export { StorageFault } from '../storage/database.ts'
export { followedProgrammesApi } from '../submissions/followed-programmes-api.ts'
export type { Visitor } from '../submissions/form-guard.ts'
export type { FormOutcome } from '../submissions/receive-form.ts'
export type { DeskStatus } from '../watch/desk-watch.ts'
export type { DeskParts }

/** What pages may use. */
export type Desk = Pick<
  DeskParts,
  | 'changeOwnAttendee'
  | 'formGuard'
  | 'isOpen'
  | 'now'
  | 'orderDocuments'
  | 'orders'
  | 'paymentService'
  | 'placeOrder'
  | 'receiveForm'
  | 'seatLinks'
  | 'sendLostTickets'
  | 'settings'
  | 'subscriptions'
  | 'waitingList'
  | 'ways'
>
