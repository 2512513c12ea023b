import type { Contact } from '@forum/domain/contact/contact.ts'
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { inAll, nothing } from '@forum/domain/localisation/localised-builder.ts'
import { buyingOf } from '@forum/domain/sale/buying.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, it } from 'vitest'
import { ticketsView } from './tickets-view.ts'

const english = catalogues.en

const ticket = (own: Partial<Ticket> = {}): Ticket => aTicket({ id: 't', title: inAll('Guest'), price: 900, ...own })
const edition = (year: number, own: Partial<Forum> = {}): Forum => ({
  ...unwrittenEdition(year),
  ticketGroups: [{ id: 'g', title: inAll('Guest'), description: nothing, tickets: [ticket()] }],
  ...own,
})
const contact = (phone: string | null, email: string | null): Contact =>
  aContact({ id: 'c', name: inAll('Registration'), phone, email })

const both = { card: true, bank: true }
const view = (
  forum: Forum,
  contacts = [contact('+38', 'a@b.example')],
  locale: Locale = 'en',
  payable = both,
  isSellable = true,
) =>
  ticketsView(servicesWith({ forums: [forum], contacts }), forum, locale, {
    ...buyingOf(forum, {
      ...{ currentYear: 2025, isDeskOpen: true, now: before, locale, payable, isSellable },
      left: (_, quota) => quota,
    }),
    euroRate: null,
  })

describe.each(locales)('the page of tickets in %s', (locale) => {
  it.each([
    ['started', { ticketsStatus: 'started' }, { notice: false, tickets: true, register: true }],
    ['soon', { ticketsStatus: 'soon' }, { notice: true, tickets: true, register: false }],
    ['of no known status', { ticketsStatus: null }, { notice: true, tickets: true, register: false }],
    ['ended', { ticketsStatus: 'ended' }, { notice: true, tickets: false, register: false }],
    ['cancelled', { ticketsStatus: 'started', isCancelled: true }, { notice: true, tickets: false, register: false }],
  ] as const)('of a sale that is %s', (_, own, expected) => {
    const shown = view(edition(2025, own), undefined, locale)
    expect({ notice: !!shown?.notice, tickets: !!shown?.tickets, register: !!shown?.register }).toEqual(expected)
    expect(shown?.title).toBe(catalogues[locale].ticket.title)
  })
})

describe('the page of tickets', () => {
  it('of an earlier edition has its year in the title and no ticket', () => {
    expect(view(edition(2024, { ticketsStatus: 'started' }))).toMatchObject({
      title: english.ticket.titleOf(2024),
      tickets: null,
      register: null,
    })
  })

  it('stands without any ticket, and names whom to ask', () => {
    const shown = view(edition(2025, { ticketsStatus: 'started', ticketGroups: [] }))
    expect(shown).toMatchObject({ tickets: null, register: { ways: [], contact: { phone: '+38' } } })
  })

  it('offers no way to register while no ticket is on sale', () => {
    const tickets = [ticket({ saleEnd: before }), ticket({ id: 'u', saleStart: before + 1 })]
    const shown = view(
      edition(2025, { ticketsStatus: 'started', ticketGroups: [{ id: 'g', title: nothing, description: nothing, tickets }] }),
    )
    expect(shown?.tickets?.cards).toHaveLength(2)
    expect(shown?.register?.ways).toEqual([])
  })

  it('has no button on a card while nobody sells', () => {
    const buttons = (isSellable: boolean) =>
      view(edition(2025, { ticketsStatus: 'started' }), [], 'en', both, isSellable)?.tickets?.cards.flatMap(({ tickets }) =>
        tickets.map(({ isOnSale }) => isOnSale),
      )
    expect([buttons(true), buttons(false)]).toEqual([[true], [false]])
  })

  it.each([
    [{ card: true, bank: true }, ['card', 'bank', 'form']],
    [{ card: false, bank: true }, ['bank', 'form']],
    [{ card: true, bank: false }, ['card', 'form']],
    [{ card: false, bank: false }, ['form']],
  ])('leads to each way to register that the site is set up for: %j', (payable, expected) => {
    const shown = view(edition(2025, { ticketsStatus: 'started' }), [], 'en', payable)?.register?.ways
    expect(shown?.map(({ to }) => to)).toEqual(expected.map((way) => `/en/forum/2025/by-${way}`))
  })
})
