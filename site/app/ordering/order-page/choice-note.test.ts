// What the order form says where the ticket that somebody came for is not for sale.

import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { buyingOf } from '@forum/domain/sale/buying.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { choiceNote } from './choice-note.ts'

registerEveryLanguage()

const now = 1000
const tickets = [
  aTicket({ id: 'hall', title: inAll('Hall'), quota: 5 }),
  aTicket({ id: 'two', title: inAll('Two days'), quota: 5 }),
  aTicket({ id: 'early', title: inAll('Early'), saleEnd: now - 1 }),
  aTicket({ id: 'online', title: inAll('Online'), isOnline: true }),
]
const groups = [aTicketGroup({ tickets })]

test.each(locales)('in %s', (locale) => {
  const { remarks } = catalogues[locale].ticket
  const note = (wish: string | null, gone: string[]) => {
    const left = (id: string) => (gone.includes(id) ? 0 : null)
    const options = {
      currentYear: 2025,
      isDeskOpen: true,
      now,
      locale,
      left,
      payable: { card: true, bank: true },
      isSellable: true,
    }
    const buying = buyingOf({ ...unwrittenEdition(2025), ticketsStatus: 'started', ticketGroups: groups }, options)
    return choiceNote(wish, buying, { groups, year: 2025, now, locale })
  }
  const wait = { to: `/${locale}/forum/2025/waiting?ticket=hall`, ticket: 'Hall' }
  expect(note('hall', [])).toBeNull()
  expect(note(null, [])).toBeNull()
  expect(note(null, ['two'])).toBeNull()
  expect(note('two', ['hall'])).toBeNull()
  expect(note('hall', ['hall'])).toEqual({ text: remarks.wishSoldOut('Hall'), wait })
  expect(note('early', [])).toEqual({ text: remarks.wishOver('Early'), wait: null })
  expect(note('nobody-knows', [])).toEqual({ text: remarks.wishUnknown, wait: null })
  expect(note(null, ['hall', 'two'])).toEqual({ text: remarks.online.soldOut, wait: null })
  expect(note('online', ['hall', 'two'])).toEqual({ text: remarks.online.soldOut, wait: null })
  expect(note('hall', ['hall', 'two'])).toEqual({ text: `${remarks.online.soldOut} ${remarks.wishSoldOut('Hall')}`, wait })
})
