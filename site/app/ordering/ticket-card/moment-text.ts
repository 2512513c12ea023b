import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { isInterrupted } from '@forum/domain/sale/sale.ts'
import type { TicketGroup } from '@forum/domain/ticket/ticket.ts'
import { clockText, dateAt, dayAndMonth, fullDate, minuteOfDay } from '@forum/domain/time/kyiv-time.ts'

/** "2 червня, 10:00 за Києвом": with the time unless it is midnight, with the year unless it is the current one. */
export function momentText(moment: Instant, now: Instant, locale: Locale): string {
  const date = dateText(moment, now, locale)
  return minuteOfDay(moment) === 0 ? date : wordsIn(locale).ticket.kyivMoment(date, clockText(moment))
}

/** When tickets are sold, or sold again. */
export function openingText(groups: readonly TicketGroup[], opens: Instant, now: Instant, locale: Locale): string {
  const { ticket } = wordsIn(locale)
  const moment = momentText(opens, now, locale)
  return isInterrupted(groups, now) ? ticket.goesOnText(moment) : ticket.opensText(moment)
}

const lastMinute = 24 * 60 - 1

/** End of the sale: only the date if the time is the day's end as editors write it (23:59, or midnight after it). */
export function untilText(end: Instant, now: Instant, locale: Locale): string {
  const { ticket } = wordsIn(locale)
  const minute = minuteOfDay(end)
  if (minute === 0) return ticket.untilEndOf(dateText(end - 1, now, locale))
  if (minute === lastMinute) return ticket.untilEndOf(dateText(end, now, locale))
  return ticket.until(momentText(end, now, locale))
}

function dateText(moment: Instant, now: Instant, locale: Locale): string {
  const isThisYear = dateAt(moment).slice(0, 4) === dateAt(now).slice(0, 4)
  return isThisYear ? dayAndMonth(moment, locale) : fullDate(moment, locale)
}
