import type { Instant } from '../record/record.ts'
import { dateAt, minuteOfDay } from '../time/kyiv-time.ts'

/** When the organisers answer the telephone: weekdays, Kyiv time (product.md, 4.7). Hours of the day. */
const from = 9
const until = 18

/** Whether the phone is answered at `now`. Public holidays are not considered. */
export function isAnswered(now: Instant): boolean {
  const hour = minuteOfDay(now) / 60
  const day = new Date(`${dateAt(now)}T12:00:00Z`).getUTCDay()
  return day >= 1 && day <= 5 && hour >= from && hour < until
}
