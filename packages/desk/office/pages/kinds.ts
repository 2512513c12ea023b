import type { Orders } from '@forum/desk/orders/orders.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
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
