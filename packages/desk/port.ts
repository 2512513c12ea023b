// All that the site may ask of the desk, at most twelve values. Its pages, which Vite builds, are drawn by packages/desk/office/drawing/draw-office.tsx.
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
export { serveOffice } from './office/pages/office-server.ts'
export type { DrawnPage, OfficeFrame, OfficeView } from './office/pages/office-view.ts'
export type { EditionSummary } from './orders/order-papers.ts'
export { orderPapers, paperPaths } from './orders/paper-api.ts'
export { paymentReport } from './orders/payment-report.ts'
export type { OrderOutcome } from './orders/place-order.ts'
export type { EditionOf } from './orders/ticket-name.ts'
export type { Checkout } from './payments/provider.ts'
export type { CountedMails } from './post/mail/mail-count.ts'
export { decideDesk, demoSeller } from './settings/desk-config.ts'
export { deskTable } from './settings/desk-settings.ts'
export { StorageFault } from './storage/database.ts'
export type { DeskParts }

/** What pages may use. */
export type Desk = Pick<DeskParts, 'day' | 'forms' | 'isOpen' | 'now' | 'sale'>
