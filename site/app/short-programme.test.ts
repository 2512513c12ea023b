// What pages say of an edition whose programme is short, or of which there is none: before the forum and when it has been held.

import type { Forum } from '@forum/domain/forum/forum.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { nothing } from '@forum/domain/localisation/localised.ts'
import { casesOf, inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { after, at, before, contentWith, during, edition } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

const row = (id: string, time: string) => ({ id, time, title: inAll(`Рядок ${id}`), description: nothing })
const rows = [row('a', '09:00'), row('b', '11:30')]
const none = { events: [], days: [], broadcasts: [] }
const short = { ...none, shortProgramme: rows }

const siteOf = (own: Partial<Forum>, now: number, past: Partial<Forum> = {}) => {
  const content = { ...contentWith(edition(2025, own)), sideEvents: [] }
  const forums = content.forums?.map((forum) => (forum.year === 2025 ? forum : { ...forum, ...past }))
  return wholeSite({ ...content, forums }, { now })
}

/** The words of a page, without those that its islands are drawn of once more. */
async function wordsOn(site: ReturnType<typeof siteOf>, path: string) {
  const { html } = await site.get(path)
  const drawn = html.replace(/<script\b.*?<\/script>/gs, '').replace(/ data-[\w-]+="[^"]*"/g, '')
  return drawn
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
}

const pages = { screen: 'dashboard', programme: 'program', changes: 'changes', mine: 'my' }
const inYear = (locale: string, year: number, page: keyof typeof pages) => `/${locale}/forum/${year}/${pages[page]}`
const soft = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(locales)('a short programme stands wherever the programme does, and the rest is said as it is (%s)', async (locale) => {
  const { programme, openData, broadcast, myProgramme } = catalogues[locale]
  for (const now of [before, during]) {
    const site = siteOf(short, now)
    for (const path of [inYear(locale, 2025, 'screen'), inYear(locale, 2025, 'programme'), `/${locale}/embed/programme`]) {
      const text = await wordsOn(site, path)
      expect([path, text]).toEqual([path, expect.stringContaining('Рядок b')])
      expect(text).not.toContain(programme.none)
    }
    expect(await wordsOn(site, `/${locale}/open-data`)).toContain(soft(openData.onlyShort))
    const air = await wordsOn(site, `/${locale}/forum/2025/broadcast`)
    expect(air).not.toContain(soft(broadcast.noneSeeProgramme))
    const mine = await wordsOn(site, inYear(locale, 2025, 'mine'))
    expect(mine).toContain(soft(myProgramme.nothingToStar))
    expect(mine).not.toContain(soft(myProgramme.emptyText))
  }
})

test('the embedded programme has the short one beside the events around the forum, day by day', async () => {
  const content = contentWith(edition(2025, short))
  const sideEvents = [13, 16].map((day) => aSideEvent({ id: `walk${day}`, forumYear: 2025, start: at(`2025-10-${day}T20:00`) }))
  const site = wholeSite({ ...content, sideEvents }, { now: before })
  const text = await wordsOn(site, '/uk/embed/programme')
  const order = ['13 жовтня', 'walk13', '16 жовтня', 'Рядок a', 'Рядок b', 'walk16'].map((words) => text.indexOf(words))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(-1)
})

test.each(locales)('when the forum has been held nothing more is promised (%s)', async (locale) => {
  const { dashboard, programme, openData } = catalogues[locale]
  const site = siteOf(short, after, none)
  const promises = [programme.none, programme.noneText, programme.shortText].map(soft)
  for (const year of [2025, 2024, 2023])
    for (const page of ['screen', 'programme'] as const) {
      const text = await wordsOn(site, inYear(locale, year, page))
      for (const promise of promises) expect([year, page, text]).not.toEqual([year, page, expect.stringContaining(promise)])
      const said = page === 'screen' ? dashboard.forumOver : year === 2025 ? programme.held.shortText : programme.held.none
      expect([year, page, text]).toEqual([year, page, expect.stringContaining(soft(said))])
    }
  expect((await site.get(inYear(locale, 2025, 'programme'))).html).not.toContain(programme.shortText)
  expect(await wordsOn(site, `/${locale}/embed/programme?year=2023`)).toContain(soft(programme.held.none))
  expect(await wordsOn(site, `/${locale}/open-data`)).toContain(soft(openData.never))
})

test.each(locales)('an edition without any programme says so, and not that there is no such forum (%s)', async (locale) => {
  const { programme, embed, changes } = catalogues[locale]
  const site = siteOf(none, before)
  const framed = await wordsOn(site, `/${locale}/embed/programme`)
  expect(framed).toContain(soft(programme.none))
  expect(framed).not.toContain(embed.nothingText)
  for (const query of ['?year=1999', '?year=2025&day=2025-10-18', '?year=2025&room=cellar'])
    expect(await wordsOn(site, `/${locale}/embed/programme${query}`)).toContain(soft(embed.nothingText))
  const changed = await wordsOn(site, inYear(locale, 2025, 'changes'))
  expect(changed).toContain(soft(changes.unpublished))
  expect(changed).not.toContain(soft(changes.noneText))
  expect(await wordsOn(siteOf({}, before), inYear(locale, 2025, 'changes'))).toContain(soft(changes.noneText))
})

test('a day is a date: its page answers where its title is not published, too', async () => {
  const days = ['16', '17'].map((day) => {
    const title = inSome({ uk: 'Форум', en: '-', ru: 'Форум' })
    return { id: day, slug: `2025-10-${day}`, date: `2025-10-${day}`, title }
  })
  const site = siteOf({ days }, before)
  for (const locale of locales)
    for (const day of ['16', '17']) {
      const path = `/${locale}/forum/2025/program?day=2025-10-${day}`
      expect([path, (await site.get(path)).status]).toEqual([path, 200])
    }
})

const days = casesOf({ uk: '8 жовтня', en: '8 October', ru: '8 октября' })
test.each(days)('accreditation that was open is closed afterwards, not "not open" (%s)', async (locale, day) => {
  const { accreditation } = catalogues[locale].submission
  const at8 = { accreditationUntil: at('2025-10-08') }
  const said = async (own: Partial<Forum>, now: number) => wordsOn(siteOf(own, now), `/${locale}/accreditation`)
  const late = await said(at8, at('2025-10-09T09:00'))
  expect(late).toContain(accreditation.overTitle)
  expect(late).toContain(soft(accreditation.overText(day)))
  expect(await said({}, after)).toContain(accreditation.overTitle)
  expect(await said({ isCancelled: true }, before)).toContain(accreditation.closedTitle)
  for (const text of [late, await said({}, after)]) expect(text).not.toContain(accreditation.closedTitle)
})

test('no page has an empty paragraph to be filled by scripts, and no session an empty fact', async () => {
  const site = siteOf({}, before)
  for (const path of ['/uk/forum/2025/program/talk-2025', '/uk/about', '/uk/forum/2025/side/walk']) {
    const { html } = await site.get(path)
    expect(html).not.toMatch(/<dd[^>]*>(?:<(?!\/dd)[^>]*>)*<\/dd>/)
    expect(html).not.toMatch(/<p class="shareWhat"/)
  }
})
