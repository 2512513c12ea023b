import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import type { Orders } from '../orders/orders.ts'
import type { KindView } from './guest-view.ts'

/** Ticket kinds to choose from, with their free seats. */
export async function kindViews(
  tickets: readonly Pick<Ticket, 'id' | 'title' | 'quota' | 'price'>[],
  { orders }: { orders: Pick<Orders, 'seatsLeft'> },
  locale: Locale,
): Promise<KindView[]> {
  const left = await orders.seatsLeft()
  return tickets.map(({ id, title, quota, price }) => ({ id, title: textIn(title, locale), left: left(id, quota), price }))
}
