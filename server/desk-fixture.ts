// What visitors send and buy in tests. Every value of a person carries a mark, so that a test can look for it where it must not be.
import type { Locale } from '#domain/localisation/locale.ts'
import type { NewOrder } from '#domain/order/order.ts'
import type { SubmissionValues } from '#domain/submission/submission.ts'
import type { Desk } from './desk.ts'

export type Person = { name: string; email: string; phone: string; company: string }

/** `mark`: lower-case letters. */
export const personMarked = (mark: string): Person => ({
  name: `Олена ${mark}`,
  email: `${mark}@mail.example`,
  phone: `+38 044 ${[...mark].map((letter) => letter.charCodeAt(0) % 10).join('')}`,
  company: `ТОВ «${mark}»`,
})

/** One of each form. */
export function submissionsOf({ name, email, phone, company }: Person): SubmissionValues {
  const consent = true as const
  return {
    callback: { name, phone },
    accreditation: {
      firstname: name,
      lastname: name,
      media: company,
      website: '',
      position: 'Кореспондентка',
      email,
      phone,
      comments: `Перший рядок ${name}\nдругий`,
      consent,
    },
    booking: { name, email, phone, consent },
    subscription: { name, email, consent },
    groupOrder: { name, company, position: '', phone, email, participants: 5, consent },
  }
}

/** A bank order of two seats: for the buyer, and for a colleague with an address of their own. */
export function orderOf(buyer: Person, colleague: Person, own: Partial<NewOrder> = {}): NewOrder {
  const now = Date.now()
  const attendee = ({ name, email, company }: Person) => ({ name, company, position: '', email })
  return {
    forumYear: 2025,
    locale: 'uk',
    method: 'bank',
    buyer: { ...buyer, edrpou: '' },
    lines: [{ ticketId: 't', title: 'Повний квиток', price: 12_500, attendees: [attendee(buyer), attendee(colleague)] }],
    offer: { document: null, version: 'v', at: now },
    createdAt: now,
    expiresAt: now + 5 * 86_400_000,
    ...own,
  }
}

/** Places it as the only one of its key. Throws when it is sold out. */
export function placed(
  { orders }: Pick<Desk, 'orders'>,
  order: NewOrder,
  quota: number | null = null,
  key = crypto.randomUUID(),
) {
  const placing = orders.store(order, new Map([['t', quota]]), key)
  if (placing.outcome !== 'placed') throw new Error('sold out')
  return placing.order
}

/** Sends one of each form in `locale`. */
export function sendEach({ submissions }: Pick<Desk, 'submissions'>, person: Person, locale: Locale = 'uk'): void {
  const values = submissionsOf(person)
  const here = { locale, page: `/${locale}`, forumYear: 2025 }
  for (const kind of Object.keys(values) as (keyof SubmissionValues)[])
    submissions.accept(kind, values[kind], here, kind === 'callback' ? null : crypto.randomUUID())
}
