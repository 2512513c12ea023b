import { type Localised, nothing } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** `soon`: booking offered; `started`: on sale; `ended`; null: anything else (product.md, 6.1). */
export type TicketsStatus = 'soon' | 'started' | 'ended' | null

export type Ticket = {
  id: RecordId
  title: Localised
  /** What is included. */
  description: Localised<RichText>
  /** Whole units of the currency, VAT included. What is asked at a moment: price-step.ts. */
  price: number
  /** What was asked before. */
  oldPrice: number | null
  /** From when on `price` is asked; null: from the start. */
  priceFrom: Instant | null
  /** ISO 4217: `UAH`. */
  currency: string
  /** null: as many as are asked for. */
  quota: number | null
  maxPerOrder: number | null
  /** It lets nobody into the halls: what it gives is the broadcast. */
  isOnline: boolean
  saleStart: Instant | null
  saleEnd: Instant | null
  /** The first and the last day on which it lets somebody in; null: those of its edition. */
  validFrom: Instant | null
  validUntil: Instant | null
}

export const blankTicket: Ticket = {
  id: '',
  title: nothing,
  description: nothing,
  price: 0,
  oldPrice: null,
  priceFrom: null,
  currency: 'UAH',
  quota: null,
  maxPerOrder: null,
  isOnline: false,
  saleStart: null,
  saleEnd: null,
  validFrom: null,
  validUntil: null,
}

export type TicketGroup = { id: RecordId; title: Localised; description: Localised; tickets: readonly Ticket[] }

export const blankTicketGroup: TicketGroup = { id: '', title: nothing, description: nothing, tickets: [] }
