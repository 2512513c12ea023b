// What pages say of one edition agrees: its programme while it is short, its counts, its sale, the year before it, links to what is not published yet.

import { wordsIn } from '@forum/design/page/locale.ts'
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { nothing } from '@forum/domain/localisation/localised.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { aContentPage, aPost } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { addresses } from './sitemap/addresses.server.ts'
import { before, contentWith, during, edition } from './whole-site-builder.ts'
import { linksOf, wholeSite } from './whole-site-fixture.ts'

/** What is drawn of a page: without the words and values that its islands are drawn of once more. */
const drawn = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/ data-[\w-]+="[^"]*"/g, '')

const row = (id: string, time: string) => ({ id, time, title: inAll(`Рядок ${id}`), description: nothing })
const shortOnly = { events: [], days: [], shortProgramme: [row('a', '09:00'), row('b', '11:30')] }

test.each(locales)('until a programme is published the short one is the programme (%s)', async (locale) => {
  const site = wholeSite(contentWith(edition(2025, shortOnly)), { now: before })
  const programme = `/${locale}/forum/2025/program`
  const pages = [await site.get(`/${locale}`), await site.get(`/${locale}/forum/2025`), await site.get(programme)]
  for (const { html } of pages) {
    expect(drawn(html)).toContain('Рядок b')
    expect(drawn(html)).not.toMatch(/>0\u00a0|, 0\u00a0/)
    expect(linksOf(html)).toContain(programme)
  }
  expect(JSON.stringify(addresses(site.services))).toContain('/forum/2025/program"')
  const withSession = wholeSite(contentWith(edition(2025, { shortProgramme: shortOnly.shortProgramme })), { now: before })
  expect(drawn((await withSession.get(programme)).html)).not.toContain('Рядок b')
})

test.each(locales)('breaks and what is not published here are counted nowhere (%s)', async (locale) => {
  const { events, ...own } = edition(2025)
  const more = [
    ...events,
    anEvent({ id: 'lunch', kind: 'break', dayId: '16' }),
    anEvent({ id: 'hidden', dayId: '16', title: inAll('-') }),
  ]
  const site = wholeSite(contentWith({ ...own, events: more }), { now: before })
  const counts = [`/${locale}`, `/${locale}/forum/2025`].map(
    async (path) => /[,>] ?(\d+)\u00a0(?:под|event|событ)/.exec(drawn((await site.get(path)).html))?.[1],
  )
  expect(await Promise.all(counts)).toEqual(['3', '3'])
})

test.each([true, false])(
  'the year before is reached from the menu of phones and the footer, archived (%s) or not',
  async (isArchived) => {
    const content = contentWith(edition(2025))
    const forums = content.forums?.map((forum) => (forum.year === 2024 ? { ...forum, isArchived } : forum))
    const { html } = await wholeSite({ ...content, forums }, { now: before }).get('/uk')
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/uk/forum/2024', '/uk/forum/2024/speakers', '/uk/forum/2024/program']))
    expect(html).toContain('Архів 2024')
  },
)

test('when the next edition has become the current one, addresses without a year lead to what they led to', async () => {
  const content = contentWith(edition(2025))
  const site = wholeSite(
    { ...content, forums: [edition(2026, { broadcasts: [] }), ...(content.forums ?? [])] },
    { now: before, year: 2026 },
  )
  const leads = async (path: string) => {
    const { status, location } = await site.get(`/en/forum/${path}`)
    return [status, location]
  }
  for (const path of ['program/talk-2025', 'side/walk', 'broadcast/hall-2024'])
    expect(await leads(path)).toEqual([302, `/en/forum/${path === 'broadcast/hall-2024' ? 2024 : 2025}/${path}`])
  expect(await leads('program/talk-2026')).toEqual([200, null])
  for (const path of ['program/nothing', '2026/program/talk-2025', '2026/side/walk', '2026/broadcast/hall-2024'])
    expect(await leads(path)).toEqual([404, null])
})

test.each(locales)('a session without a hall is where the forum meets, on its page as in its calendar (%s)', async (locale) => {
  const site = wholeSite(contentWith(edition(2025, { venue: inAll('Конгрес-хол') })), { now: before })
  const { html } = await site.get(`/${locale}/forum/2025/program/meetings-2025`)
  expect(drawn(html)).toMatch(/<dd>(?:<[^>]*>)*Конгрес-хол/)
  expect(drawn(html)).not.toContain(wordsIn(locale).programme.outsideVenue)
})

test('where the registration’s contact is not published nobody else is said to be it', async () => {
  const committee = aContact({ id: 'c', name: inAll('Організаційний комітет'), email: 'office@forum.example' })
  const press = aContact({ id: 'p', name: inAll('Преса'), email: 'press@forum.example' })
  const registration = aContact({ id: 'r', name: { ...inAll('Реєстрація учасників'), en: '-' }, email: 'tickets@forum.example' })
  const site = wholeSite({ ...contentWith(edition(2025)), contacts: [committee, press, registration] }, { now: before })
  const about = wordsIn('en').reference.aboutTickets
  expect(drawn((await site.get('/en/contacts')).html)).not.toContain(about)
  expect(drawn((await site.get('/uk/contacts')).html)).toContain(wordsIn('uk').reference.aboutTickets)
})

test('what is cancelled says so in its title, too', async () => {
  const { events, ...own } = edition(2025)
  const site = wholeSite(contentWith({ ...own, events: events.map((event) => ({ ...event, isCancelled: true })) }), {
    now: before,
  })
  expect((await site.get('/en/forum/2025/program/talk-2025')).html).toMatch(/<title>Cancelled: /)
})

test('what editors linked before its day is words until then', async () => {
  const link = (href: string) => ({ tag: 'a' as const, attributes: { href }, children: [href] })
  const body = inAll([{ tag: 'p' as const, children: ['/uk/news/later', '/uk/later', '/uk/venue'].map(link) }])
  const content = {
    ...contentWith(edition(2025)),
    posts: [aPost({ id: 'post', body }), aPost({ id: 'later', published: during })],
    pages: [aContentPage({ id: 'venue' }), aContentPage({ id: 'later', published: during })],
  }
  const linked = async (now: number) => {
    const { html } = await wholeSite(content, { now }).get('/uk/news/post')
    return [...html.matchAll(/<a href="(\/uk\/(?:news\/later|later|venue))">\1</g)].map(([, href]) => href)
  }
  expect(await linked(before)).toEqual(['/uk/venue'])
  expect(await linked(during)).toEqual(['/uk/news/later', '/uk/later', '/uk/venue'])
})
