import { useLocale } from '@forum/design/page/page-facts.tsx'
import { ticketsOnSale } from '@forum/domain/sale/on-sale.ts'
import { beforeTheForum, forum } from '@forum/site/app/gallery/content.ts'
import type { OrderAnswer } from './order-answer.ts'
import { OrderForm } from './order-form.tsx'
import { offeredTickets } from './order-form-view.ts'

const refused: OrderAnswer = {
  isKept: false,
  formError: null,
  choice: null,
  faults: { email: 'notEmail', 'attendee-early-1-name': 'empty' },
  typed: { name: 'Олена Горбенко', email: 'olena', 'ticket-early': '2' },
  token: null,
}

function useOffer(recommended: string | null) {
  const locale = useLocale()
  const onSale = ticketsOnSale(forum, { locale, now: beforeTheForum, left: () => 7 })
  return offeredTickets(onSale, locale, { preferred: null, recommended })
}

const form = { method: 'card', action: '/uk/forum/2025/by-card', token: 'token', isTest: true } as const

export const RefusedWithTwoSeats = () => <OrderForm {...form} tickets={useOffer(null)} drawn={refused} />
