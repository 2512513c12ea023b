import { orderNumber } from '../order/order.ts'

/**
 * Parses a typed ticket number such as `2025-00002/1`: the year and zeros are optional, spaces are ignored, and a dash or backslash may replace the
 * slash. null: not a number.
 */
export function ticketNumberIn(text: string, forumYear: number): string | null {
  const [, year = String(forumYear), order, seat] =
    /^(?:№\s*)?(?:(\d{4})\s*[-–—]\s*)?(\d{1,7})\s*[/\\]\s*(\d{1,4})$/.exec(text.trim()) ?? []
  if (order === undefined || seat === undefined) return null
  return numberOfTicket(orderNumber(Number(year), Number(order)), Number(seat) - 1)
}

/** `seat`: counted from 0 in the order. */
export const numberOfTicket = (order: string, seat: number) => `${order}/${seat + 1}`
