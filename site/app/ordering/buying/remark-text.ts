import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Remark } from '@forum/domain/sale/buying.ts'
import { momentText } from '../ticket-card/moment-text.ts'

/** The remark on the sale as one sentence; empty: none. `now`: ms. */
export function remarkText(remark: Remark | null, now: Instant, locale: Locale): string {
  const { remarks } = wordsIn(locale).ticket
  if (remark === null) return ''
  if (remark.is === 'soldOutKinds') return remarks.soldOutKinds(remark.names.join(', '))
  if (remark.is !== 'onlineOnly') return remarks[remark.is]
  return remark.hall === 'ahead' ? remarks.online.ahead(momentText(remark.from, now, locale)) : remarks.online[remark.hall]
}
