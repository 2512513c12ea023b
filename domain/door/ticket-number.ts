import { orderNumber } from '../order/order.ts'

/**
 * The number that is printed on a ticket, `2025-00002/1`, of what somebody typed: also without the year or the zeros, with spaces, and with
 * a dash or a backslash for the slash. null: this is none.
 */
export function ticketNumberIn(text: string, forumYear: number): string | null {
  const [, year = String(forumYear), order, seat] =
    /^(?:№\s*)?(?:(\d{4})\s*[-–—]\s*)?(\d{1,7})\s*[/\\]\s*(\d{1,4})$/.exec(text.trim()) ?? []
  if (order === undefined || seat === undefined) return null
  return numberOfTicket(orderNumber(Number(year), Number(order)), Number(seat) - 1)
}

/** `seat`: counted from 0 through the order. */
export const numberOfTicket = (order: string, seat: number) => `${order}/${seat + 1}`
