import { ticketsOnSale } from '#domain/ticket/on-sale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { beforeTheForum, forum } from '../../gallery/content.ts'
import { useLocale } from '../../page-facts.tsx'
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

function useOffer(preferred: string | null) {
  const locale = useLocale()
  const onSale = ticketsOnSale(forum, { locale, now: beforeTheForum, left: () => 7 })
  return { tickets: offeredTickets(onSale, locale, { preferred, recommended: null }), words: catalogues[locale].order }
}

const seller = {
  name: 'ТОВ «Форум»',
  code: '30000005',
  address: 'Київ, вул. Тиха, 1',
  email: 'tickets@forum.example',
  phone: '',
}
const form = { method: 'card', action: '/uk/forum/2025/by-card', token: 'token', isTest: true, seller } as const

export function RefusedWithTwoSeats() {
  return <OrderForm {...form} {...useOffer(null)} drawn={refused} other={{ to: '/uk/forum/2025/by-bank', label: 'Рахунком' }} />
}
