// The moments of the sale and of the forum's days with the demo's content: where the first button leads, and that no page says what is not so.

import type { Content } from '@forum/domain/content/content.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoContent, drawnPage, type Moment, siteAt, to } from './demo-site-fixture.ts'

let demo: Content
beforeAll(async () => {
  demo = await demoContent()
})
const tickets = to('/tickets')
const programme = to('/program')
const live = to('/broadcast')

const { home, moments, ticket, broadcast, waiting } = catalogues.uk

/** Time, what is different, first button of home, what home says, what it must not say. */
const table: [string, string, Moment, { to: string; label: string }, (string | RegExp)[], (string | RegExp)[]][] = [
  [
    '20 May, before the sale',
    '2025-05-20T12:00',
    {},
    { to: to('/booking'), label: ticket.book },
    ['2 червня, 10:00'],
    [ticket.buy],
  ],
  ['9 September', '2025-09-09T09:00', {}, { to: tickets, label: ticket.buy }, [], [/розпродан/i]],
  ['10 October, late', '2025-10-10T21:30', {}, { to: tickets, label: ticket.buy }, [], [/розпродан/i]],
  ['11 October, the price has risen', '2025-10-11T09:00', {}, { to: tickets, label: ticket.buy }, [], [/розпродан/i]],
  [
    'one kind is sold out',
    '2025-09-09T09:00',
    { gone: ['Учасник'] },
    { to: tickets, label: ticket.buy },
    ['Розпродано: Учасник.'],
    [],
  ],
  [
    'all kinds are sold out',
    '2025-09-09T09:00',
    { gone: 'all' },
    { to: tickets, label: waiting.title },
    [ticket.remarks.soldOut],
    [ticket.buy],
  ],
  [
    'ended by the editors',
    '2025-09-09T09:00',
    { edition: { ticketsStatus: 'ended' } },
    { to: programme, label: home.seeProgramme },
    [],
    [ticket.buy],
  ],
  [
    'announced without a date',
    '2025-09-09T09:00',
    { edition: { ticketsStatus: 'soon' } },
    { to: to('/booking'), label: ticket.book },
    [],
    [ticket.buy],
  ],
  [
    'the eve: only online tickets, a day before the forum',
    '2025-10-15T19:00',
    {},
    { to: tickets, label: ticket.buyOnline },
    [ticket.remarks.online.over, home.todayIs('передфорум')],
    [],
  ],
  ['the morning', '2025-10-16T07:30', {}, { to: programme, label: moments.today }, [/О 08:00: Реєстрація/], []],
  ['one hall has begun', '2025-10-16T09:05', {}, { to: live, label: broadcast.watchLive }, [home.onAir('1 зала')], []],
  ['three halls run', '2025-10-16T11:10', {}, { to: live, label: broadcast.watchLive }, [home.onAir('3 зали')], []],
  ['lunch', '2025-10-16T12:40', {}, { to: programme, label: moments.today }, [home.nextAt('13:15')], [broadcast.watchLive]],
  ['coffee', '2025-10-16T14:40', {}, { to: programme, label: moments.today }, [home.nextAt('15:00')], [broadcast.watchLive]],
  ['the reception', '2025-10-16T17:50', {}, { to: programme, label: moments.today }, [/Зараз: Вечірній прийом/], [home.tomorrow]],
  ['late in the evening', '2025-10-16T21:30', {}, { to: `${programme}?day=2025-10-17`, label: home.tomorrow }, [], [home.over]],
  ['the second day', '2025-10-17T10:30', {}, { to: programme, label: moments.today }, [home.running], [home.over]],
  ['the day after', '2025-10-18T10:00', {}, { to: to(''), label: ticket.seeArchive }, [home.over], [ticket.buy]],
  ['a month after', '2025-11-16T10:00', {}, { to: to(''), label: ticket.seeArchive }, [home.over], [ticket.buy]],
]

describe('the first button of home, and of the edition’s page', () => {
  test.each(table)('%s', async (_, moment, own, first, says, never) => {
    const site = siteAt(demo, moment, own)
    const shown = await drawnPage(site, '/uk')
    const edition = await drawnPage(site, to(''))
    expect(shown.links.find(({ isButton }) => isButton)).toMatchObject(first)
    for (const text of says) expect(shown.text.replaceAll('\u00a0', ' ')).toMatch(text)
    for (const text of never) expect(shown.text.replaceAll('\u00a0', ' ')).not.toMatch(text)
    // The page of an edition that is over leads to itself no more.
    if (first.to !== to('')) expect(edition.links.find(({ isButton }) => isButton)).toMatchObject(first)
    else expect(edition.links.filter(({ to: link }) => /tickets|by-card/.test(link))).toEqual([])
  })
})

test.each([
  ['2025-10-16T08:50', 0],
  ['2025-10-16T09:05', 1],
  ['2025-10-16T11:10', 3],
  ['2025-10-16T12:05', 1],
  ['2025-10-16T12:40', 0],
  ['2025-10-16T14:40', 0],
  ['2025-10-16T16:50', 1],
  ['2025-10-16T17:50', 0],
])('at %s as many broadcasts are live as halls have something on (%i)', async (moment, count) => {
  const site = siteAt(demo, moment)
  const liveIn = async (path: string) => {
    const tags = DomUtils.getElementsByTagName('span', parseDocument((await site.get(path)).html).children)
    return tags.filter((tag) => DomUtils.textContent(tag) === broadcast.states.live).length
  }
  // The first one stands above all, too.
  expect(await liveIn(live)).toBe(count === 0 ? 0 : count + 1)
  expect(await liveIn(to(''))).toBe(count)
  if (count > 0) expect((await drawnPage(site, '/uk')).text.replaceAll('\u00a0', ' ')).toContain(home.onAir(`${count} зал`))
})
