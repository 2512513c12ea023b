// Orders to place in tests: one seat of one ticket, by invoice for five days.
import { noConsent } from '@forum/domain/order/consent.ts'
import type { NewOrder } from '@forum/domain/order/order.ts'
import { anAttendee } from '@forum/domain/order/order-builder.ts'

export const ada = anAttendee({ name: 'Ада' })

export function aNewOrder(own: Partial<NewOrder> = {}): NewOrder {
  const { createdAt = 0 } = own
  return {
    forumYear: 2025,
    locale: 'uk',
    method: 'bank',
    buyer: { name: 'Ада', email: 'ada@b.example', phone: '1', company: '', edrpou: '' },
    lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [ada] }],
    consent: noConsent(createdAt),
    createdAt,
    expiresAt: createdAt + 5 * 24 * 3_600_000,
    ...own,
  }
}
