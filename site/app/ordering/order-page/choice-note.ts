import { wordsIn } from '@forum/design/page/locale.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { publishedGroups } from '@forum/domain/sale/on-sale.ts'
import type { TicketGroup } from '@forum/domain/ticket/ticket.ts'
import { remarkText } from '../buying/remark-text.ts'
import { waitingAt } from '../sale-notice/sale-notice-view.ts'

export type ChoiceNote = {
  text: string
  /** Waiting list of the sold-out ticket that the visitor came for; null: they came for another one. */
  wait: { to: string; ticket: string } | null
}

type ChoiceNoteOptions = { groups: readonly TicketGroup[]; year: number; now: Instant; locale: Locale }

/** Said above the order form where `wish`, the ticket that the visitor came for, is not for sale, or only online tickets are; null: nothing. */
export function choiceNote(wish: RecordId | null, { onSale, remark }: Buying, options: ChoiceNoteOptions): ChoiceNote | null {
  const { groups, year, now, locale } = options
  const { remarks } = wordsIn(locale).ticket
  const online = remark?.is === 'onlineOnly' ? remarkText(remark, now, locale) : ''
  const offered = onSale.find(({ ticket }) => ticket.id === wish)
  const said = (text: string) => [online, text].filter(Boolean).join(' ')
  if (wish === null || (offered && offered.max > 0)) return online ? { text: online, wait: null } : null
  if (offered) {
    const ticket = wordsOf(offered.title)
    return { text: said(remarks.wishSoldOut(ticket)), wait: { to: waitingAt(year, offered, locale), ticket } }
  }
  const known = publishedGroups(groups, locale)
    .flatMap(({ tickets }) => tickets)
    .find(({ id }) => id === wish)
  return { text: said(known ? remarks.wishOver(textIn(known.title, locale)) : remarks.wishUnknown), wait: null }
}
