// All documents by kind: pure functions from data to bytes, for the worker (order-pdfs.ts).
import { badgePdf } from './badge-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { paperPdf } from './paper-pdf.ts'
import { ticketPdf } from './ticket-pdf.ts'

export const drawings = { invoice: invoicePdf, tickets: ticketPdf, badges: badgePdf, papers: paperPdf }

export type Drawings = typeof drawings
/** A document to draw: kind and data. */
export type Drawing = { [Kind in keyof Drawings]: { kind: Kind; given: Parameters<Drawings[Kind]> } }[keyof Drawings]
