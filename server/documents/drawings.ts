// Every document that can be drawn, by its kind: pure functions from data to bytes, so that a worker can call them (order-pdfs.ts).
import { badgePdf } from './badge-pdf.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { ticketPdf } from './ticket-pdf.ts'

export const drawings = { invoice: invoicePdf, tickets: ticketPdf, badges: badgePdf }

export type Drawings = typeof drawings
/** One paper to be drawn: its kind, and what is written on it. */
export type Drawing = { [Kind in keyof Drawings]: { kind: Kind; given: Parameters<Drawings[Kind]> } }[keyof Drawings]
