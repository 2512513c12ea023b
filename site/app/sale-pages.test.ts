// What the pages of tickets say while nothing is sold, in every language: why, whom to ask, and whether seats can be booked.

import { aContact } from '@forum/domain/contact/contact-builder.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

const desk = aContact({ id: 'desk', name: inAll('Реєстрація учасників'), phone: '+380440001002' })
const siteWhere = (own: Partial<Forum>) => wholeSite({ ...contentWith(edition(2025, own)), contacts: [desk] }, { now: before })
const over = [aTicketGroup({ tickets: [aTicket({ saleEnd: before - 1 })] })]
const ordering = ['by-card', 'by-bank', 'by-form']

/** What the main part of a page says and leads to. */
async function mainOf(site: ReturnType<typeof wholeSite>, path: string) {
  const { status, html, location } = await site.get(path)
  const main = DomUtils.getElementsByTagName('main', parseDocument(html).children)
  const all = (name: string) => DomUtils.getElementsByTagName(name, main)
  return {
    status,
    location,
    notice: DomUtils.textContent(all('h2')[0] ?? []),
    links: all('a').map(({ attribs }) => attribs.href ?? ''),
    forms: all('form').length,
  }
}
const pathOf = (locale: string, name: string) => `/${locale}/forum/2025/${name}`

test.each<[string, Partial<Forum>]>([
  ['soon', { ticketsStatus: 'soon' }],
  ['ended', { ticketsStatus: 'ended' }],
  ['unknown', { ticketsStatus: null }],
  ['on, but the forum is cancelled', { isCancelled: true }],
  ['on, but the windows of all tickets are over', { ticketGroups: over }],
])('while the sale is %s nothing can be ordered, every page says so, and whom to call', async (_, own) => {
  const site = siteWhere(own)
  for (const locale of locales) {
    const { notice, links } = await mainOf(site, pathOf(locale, 'tickets'))
    expect(notice).toMatch(/\S/)
    expect(links.filter((link) => link.includes('/by-'))).toEqual([])
    for (const name of ordering) {
      const page = await mainOf(site, pathOf(locale, name))
      expect(page).toMatchObject({ status: 200, notice, forms: 0 })
      expect(page.links).toContain(pathOf(locale, 'tickets'))
    }
    for (const name of ['tickets', ...ordering]) {
      const phones = (await mainOf(site, pathOf(locale, name))).links.filter((link) => link.startsWith('tel:'))
      expect([name, phones]).toEqual([name, ['tel:+380440001002']])
    }
  }
})

test('while the sale is announced and not open seats can be booked, and every page of tickets leads there', async () => {
  const site = siteWhere({ ticketsStatus: 'soon' })
  for (const locale of locales) {
    for (const path of [`/${locale}`, ...['tickets', ...ordering].map((name) => pathOf(locale, name))])
      expect([path, (await mainOf(site, path)).links]).toEqual([path, expect.arrayContaining([pathOf(locale, 'booking')])])
    expect(await mainOf(site, pathOf(locale, 'booking'))).toMatchObject({ status: 200, forms: 1 })
  }
})

test.each<[string, Partial<Forum>]>([
  ['on', {}],
  ['over', { ticketsStatus: 'ended' }],
  ['of no status', { ticketsStatus: null }],
])('while the sale is %s no seat can be booked: that page leads to the tickets', async (_, own) => {
  const site = siteWhere(own)
  const booking = await mainOf(site, pathOf('en', 'booking'))
  expect([booking.status, booking.location]).toEqual([302, pathOf('en', 'tickets')])
  expect((await mainOf(site, pathOf('en', 'tickets'))).links.filter((link) => link.endsWith('/booking'))).toEqual([])
})

test('in every language the same links lead to the sale, and each way of ordering has its form', async () => {
  const site = siteWhere({})
  for (const locale of locales) {
    expect((await mainOf(site, `/${locale}`)).links).toContain(pathOf(locale, 'tickets'))
    const { links } = await mainOf(site, pathOf(locale, 'tickets'))
    expect(links.filter((link) => link.startsWith(pathOf(locale, 'by-card?ticket=')))).not.toEqual([])
    for (const name of ordering) {
      expect(links).toContain(pathOf(locale, name))
      expect(await mainOf(site, pathOf(locale, name))).toMatchObject({ status: 200, forms: 1 })
    }
  }
})
