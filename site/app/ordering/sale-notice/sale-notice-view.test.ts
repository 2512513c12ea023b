import type { Contact } from '@forum/domain/contact/contact.ts'
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { findEdition, unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { casesOf, inAll, inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import { buyingOf } from '@forum/domain/sale/buying.ts'
import type { Ticket } from '@forum/domain/ticket/ticket.ts'
import { aTicket } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { describe, expect, it } from 'vitest'
import { nothingToBuyView, orderPageView } from './sale-notice-view.ts'

const english = catalogues.en

const at = (text: string) => parseMoment(text) as number
const now = at('2025-09-09T09:00')
const desk: Contact = aContact({ name: inAll('Registration') })
const edition = (year: number, own: Partial<Forum> = {}): Forum => ({
  ...unwrittenEdition(year),
  start: at(`${year}-10-16`),
  ...own,
})

type Asked = { year?: string | undefined; locale?: Locale; contacts?: Contact[]; moment?: number }
const page = (forums: Forum[], { year, locale = 'en', contacts = [desk], moment = now }: Asked = {}) => {
  const given = servicesWith({ forums, contacts }, { now: moment })
  const forum = findEdition(given, year, locale)
  return forum && orderPageView(given, forum, locale)
}

describe('a page of ordering', () => {
  it('means the current edition without a year, and is open while that one sells', () => {
    const forums = [edition(2025, { ticketsStatus: 'started' }), edition(2024, { ticketsStatus: 'started' })]
    expect(page(forums)).toMatchObject({ year: 2025, notice: null })
    expect(page(forums, { year: '2025' })?.notice).toBeNull()
    expect(page(forums, { year: '2024' })?.notice?.title).toBe(english.ticket.endedTitle)
  })

  it('says that the sale is paused, and whom to ask, while no order can be kept', () => {
    const given = servicesWith({ contacts: [desk] })
    const closed = { ...given, settings: { ...given.settings, isDeskOpen: false } }
    const view = orderPageView(closed, edition(2025, { ticketsStatus: 'started' }), 'en')
    expect(view).toMatchObject({ sale: 'paused', notice: { title: english.ticket.pausedTitle, action: null } })
    expect(view.notice?.contact).not.toBeNull()
  })
})

const dates = casesOf({ uk: '1 жовтня', en: '1 October', ru: '1 октября' })
describe.each(dates)('what stands in %s instead of a sale', (locale, date) => {
  const { ticket, forum: forumWords } = catalogues[locale]
  const opening: Ticket = aTicket({ id: '1', title: inAll('T'), price: 1, saleStart: at('2025-10-01T00:00') })
  const groups = [{ id: '1', title: nothing, description: nothing, tickets: [opening] }]

  it.each([
    ['soon', edition(2025, { ticketsStatus: 'soon' }), ticket.soonTitle, ticket.soonText],
    [
      'soon, with a date',
      edition(2025, { ticketsStatus: 'soon', ticketGroups: groups }),
      ticket.soonTitle,
      ticket.opensText(date),
    ],
    ['an unknown status', edition(2025), ticket.unannouncedTitle, ticket.unannouncedText],
    ['an unknown status with prices', edition(2025, { ticketGroups: groups }), ticket.notOpenTitle, ticket.notOpenText],
    ['ended', edition(2025, { ticketsStatus: 'ended' }), ticket.endedTitle, ticket.endedText],
    ['an earlier edition', edition(2024, { ticketsStatus: 'soon' }), ticket.endedTitle, ticket.heldText(2024)],
    [
      'an earlier edition whose day is still ahead',
      edition(2024, { start: at('2026-10-16'), end: null }),
      ticket.endedTitle,
      ticket.endedText,
    ],
    ['an earlier edition without dates', edition(2019, { start: null }), ticket.endedTitle, ticket.heldText(2019)],
    ['a later edition', edition(2026, { ticketsStatus: 'started' }), ticket.unannouncedTitle, ticket.unannouncedText],
    ['2020', edition(2020, { isCancelled: true }), forumWords.cancelled, forumWords.cancelledForCovid],
    [
      'another cancelled edition',
      edition(2025, { isCancelled: true, ticketsStatus: 'started' }),
      forumWords.cancelled,
      undefined,
    ],
    [
      'a cancelled edition with a note',
      edition(2020, { isCancelled: true, cancelledNote: inAll('Note') }),
      forumWords.cancelled,
      'Note',
    ],
  ])('for %s', (_, forum, title, text) => {
    const notice = page([forum], { year: String(forum.year), locale })?.notice
    expect([notice?.title, wordsOf(notice?.text)]).toEqual([title, text])
    expect(wordsOf(notice?.contact?.name)).toBe('Registration')
  })
})

describe('below it', () => {
  it('the sale of the current edition is named on pages of others, while it lasts and where it is published', () => {
    const past = edition(2024)
    const lost = '/en/lost-tickets'
    const links = (current: Partial<Forum>) =>
      page([past, edition(2025, current)], { year: '2024' })?.notice?.links.map(({ to }) => to)
    expect(links({ ticketsStatus: 'started' })).toEqual(['/en/forum/2025/tickets', '/en/forum/2024', lost])
    expect(links({ ticketsStatus: 'soon' })).toEqual(['/en/forum/2024', lost])
    expect(links({ ticketsStatus: 'started', isCancelled: true })).toEqual(['/en/forum/2024', lost])
    expect(links({ ticketsStatus: 'started', title: inSome({ uk: 'Ф', en: '-', ru: 'Ф' }) })).toEqual(['/en/forum/2024', lost])
  })

  it('a note of another language says so, and nobody need be reachable', () => {
    const forum = edition(2020, { isCancelled: true, cancelledNote: inSome({ uk: 'Пандемія' }) })
    expect(page([forum], { year: '2020', contacts: [] })?.notice).toMatchObject({
      text: { text: 'Пандемія', lang: 'uk' },
      contact: null,
    })
  })

  it.each([
    ['2025-10-16T18:00', english.ticket.endedText],
    ['2025-10-17T00:00', english.ticket.heldText(2025)],
  ])('the ended sale of the current edition at %s', (moment, expected) => {
    const forum = edition(2025, { ticketsStatus: 'ended', end: at('2025-10-16T18:00') })
    expect(wordsOf(page([forum], { moment: at(moment) })?.notice?.text)).toBe(expected)
  })

  it('date, place and the registration’s note stand where any of them is known, and never for a cancelled edition', () => {
    const note = inSome({ uk: [{ tag: 'p' as const, children: ['08:00'] }] })
    expect(page([edition(2025)])?.day).toMatchObject({ date: { text: '16 October 2025', from: '2025-10-16' }, note: null })
    expect(langOf(page([edition(2025, { registrationNote: note })])?.day?.note)).toBe('uk')
    expect(page([edition(2025, { start: null })])?.day).toBeNull()
    expect(page([edition(2025, { isCancelled: true, registrationNote: note })])?.day).toBeNull()
  })
})

it('while the sale is open and nothing can be bought, it says whether seats or the seller is missing', () => {
  const titleOf = (isSellable: boolean) => nothingToBuyView({ isSellable, goesOn: null, onSale: [] }, 2025, null, 'en').title
  expect([titleOf(true), titleOf(false)]).toEqual([english.ticket.noneTitle, english.ticket.closedTitle])
})

it('between two windows of the sale it says when it goes on, and takes an address for that day', () => {
  const early = aTicket({ id: '1', title: inAll('T'), saleStart: at('2025-06-01T00:00'), saleEnd: at('2025-08-01T00:00') })
  const late = aTicket({ id: '2', title: inAll('U'), saleStart: at('2025-10-01T00:00') })
  const groups = [{ id: '1', title: nothing, description: nothing, tickets: [early, late] }]
  const gap = edition(2025, { ticketsStatus: 'started', ticketGroups: groups })
  const payable = { card: true, bank: true }
  const options = { currentYear: 2025, isDeskOpen: true, locale: 'en', left: () => null, payable, isSellable: true } as const
  const buyingAt = (moment: string) => buyingOf(gap, { ...options, now: at(moment) })
  expect(nothingToBuyView(buyingAt('2025-09-09T09:00'), 2025, null, 'en')).toMatchObject({
    text: english.ticket.goesOnText('1 October'),
    action: { to: '/en/forum/2025/booking' },
  })
  expect(buyingAt('2025-10-02T09:00').goesOn).toBeNull()
})

it.each([
  ['one kind, to its waiting list', 1, '/en/forum/2025/waiting?ticket=1', []],
  ['several kinds, to that of each', 2, undefined, ['/en/forum/2025/waiting?ticket=1', '/en/forum/2025/waiting?ticket=2']],
])('when all are sold out it says so and leads, of %s', (_, kinds, to, waiting) => {
  const tickets = ['1', '2'].slice(0, kinds).map((id) => aTicket({ id, title: inAll('T'), price: 1, quota: 1 }))
  const groups = [{ id: '1', title: nothing, description: nothing, tickets }]
  const soldOut = edition(2025, { ticketsStatus: 'started', ticketGroups: groups })
  const payable = { card: true, bank: true }
  const options = { now, currentYear: 2025, isDeskOpen: true, locale: 'en', left: () => 0, payable, isSellable: true } as const
  const notice = nothingToBuyView(buyingOf(soldOut, options), 2025, null, 'en')
  expect([notice.text, notice.action?.to]).toEqual([english.ticket.soldOutText, to])
  expect(notice.links.map((link) => link.to)).toEqual([...waiting, '/en/forum/2025/tickets', '/en/lost-tickets'])
})
