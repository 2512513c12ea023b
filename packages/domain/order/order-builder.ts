// Orders and who sells for tests, with empty defaults.

import { noConsent } from './consent.ts'
import type { Seller } from './invoice.ts'
import { type Attendee, fromSite, type Order, totalOf } from './order.ts'

/** By card, and not paid yet. */
export function anOrder(own: Partial<Order> = {}): Order {
  const { lines = [], createdAt = 0 } = own
  return {
    ...{ id: 'o', number: '2025-00042', pageKey: 'key', forumYear: 2025, locale: 'uk' },
    ...{ method: 'card', status: 'awaiting_payment', origin: fromSite },
    buyer: { name: 'Ада', email: '', phone: '', company: '', edrpou: '' },
    ...{ lines, total: totalOf(lines), received: 0, consent: noConsent(createdAt) },
    ...{ createdAt, expiresAt: 0, heldUntil: 0, confirmKey: '', confirmedAt: null, paidAt: null, revokedAt: null },
    euroRate: null,
    ...own,
  }
}

export const anAttendee = (own: Partial<Attendee> = {}): Attendee => ({ name: '', company: '', position: '', email: '', ...own })

export const aSeller = (own: Partial<Seller> = {}): Seller => ({
  ...{ name: 'ТОВ «Форум»', code: '30000005', iban: 'UA903052992990004149123456789', bank: 'Банк', address: 'Київ' },
  ...{ email: 'tickets@forum.example', phone: '', vatRate: 20, abroad: null },
  ...own,
})
