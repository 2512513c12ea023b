// All that the site may ask of the desk. Its settings have a port of their own (packages/desk/settings-port.ts), its pages are drawn by
// packages/desk/office/drawing/draw-desk.tsx.
import type { DeskParts } from './composition/desk.ts'

export { runDeskCommand } from './commands/run-desk-command.ts'
export type { ContentTopic } from './composition/desk.ts'
export type { DeskFigures } from './composition/figures.ts'
export { openOrClosedDesk } from './composition/reopening.ts'
export { checkInApi } from './door/gate/check-in-api.ts'
export { followedProgrammesApi } from './forms/followed-programmes-api.ts'
export type { Visitor } from './forms/form-guard.ts'
export type { FormOutcome } from './forms/receive-form.ts'
export type { DeskStatus } from './keeping/watch/desk-watch.ts'
export { serveDesk } from './office/pages/desk-server.ts'
export type { DeskFrame, DeskView, DrawnPage } from './office/pages/desk-view.ts'
export { documentPaths, orderDocuments } from './orders/document-api.ts'
export type { EditionSummary } from './orders/order-documents.ts'
export { paymentReport } from './orders/payment-report.ts'
export type { OrderOutcome } from './orders/place-order.ts'
export type { EditionOf } from './orders/ticket-name.ts'
export type { Checkout } from './payments/provider.ts'
export type { CountedMails } from './post/mail/mail-count.ts'
export { StorageFault } from './storage/database.ts'
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
