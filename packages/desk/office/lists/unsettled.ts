// Orders of all editions whose money waits for an organiser. Sums in kopiykas.

import { type Book, booksInVain, booksRevoked } from '@forum/desk/orders/books.ts'
import type { Transaction } from '@forum/desk/storage/database.ts'
import { sumOf } from '@forum/domain/order/account.ts'

/** `orders`: their numbers. */
export type Unsettled = { orders: string[]; amount: number }

/** Orders with money that bought nothing: it is to be refunded. Throws a StorageFault. */
export const paidInVain = async (tx: Transaction): Promise<Unsettled> => stillHere(await booksInVain(tx), true)

/** Cancelled orders whose money is still here. Throws a StorageFault. */
export const owed = async (tx: Transaction): Promise<Unsettled> => stillHere(await booksRevoked(tx), false)

function stillHere(books: readonly Book[], isInVain: boolean): Unsettled {
  const found = books.flatMap(({ order, incomes, returns }) => {
    const those = <Sum extends { isInVain: boolean }>(sums: readonly Sum[]) => sums.filter((sum) => sum.isInVain === isInVain)
    const amount = sumOf(those(incomes)) - sumOf(those(returns))
    return amount > 0 ? [{ number: order.number, amount }] : []
  })
  return { orders: found.map(({ number }) => number), amount: sumOf(found) }
}
