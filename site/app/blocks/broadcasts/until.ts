import { type Locale, localeTable } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "через 37 днів", "in 5 hours", "через 4 минуты"; empty after `then`. Days are calendar days in Kyiv. */
export function until(then: Instant, now: Instant, locale: Locale): string {
  const left = then - now
  if (left <= 0) return ''
  const format = new Intl.RelativeTimeFormat(localeTable[locale].intl, { numeric: 'always' })
  const days = Math.round((Date.parse(dateAt(then)) - Date.parse(dateAt(now))) / day)
  if (left >= day && days > 1) return format.format(days, 'day')
  if (left >= 2 * hour) return format.format(Math.floor(left / hour), 'hour')
  return format.format(Math.ceil(left / minute), 'minute')
}
