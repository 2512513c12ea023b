// Orders to place in tests: one seat of one ticket, by invoice for five days.
import { noConsent } from '#domain/order/consent.ts'
import type { Attendee, NewOrder } from '#domain/order/order.ts'

export const anAttendee = (own: Partial<Attendee> = {}): Attendee => ({
  name: 'Ада',
  company: '',
  position: '',
  email: '',
  ...own,
})

export function aNewOrder(own: Partial<NewOrder> = {}): NewOrder {
  const { createdAt = 0 } = own
  return {
    forumYear: 2025,
    locale: 'uk',
    method: 'bank',
    buyer: { name: 'Ада', email: 'ada@b.example', phone: '1', company: '', edrpou: '' },
    lines: [{ ticketId: 't', title: 'Учасник', price: 6_900, attendees: [anAttendee()] }],
    consent: noConsent(createdAt),
    createdAt,
    expiresAt: createdAt + 5 * 24 * 3_600_000,
    ...own,
  }
}
