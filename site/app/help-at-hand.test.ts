// What people look for is where they look: a ticket that did not come, a way to become a partner, a page for guests from abroad. The demo's content.

import { locales } from '@forum/domain/localisation/locale.ts'
import { casesOf } from '@forum/domain/localisation/localised-builder.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { demoContent, siteAt, to } from './demo-site-fixture.ts'
import type { WholeSite } from './whole-site-fixture.ts'

let site: WholeSite
beforeAll(async () => {
  const demo = await demoContent()
  site = siteAt(demo, '2025-09-09T09:00')
  await site.services.search.learn(demo)
})

/** The addresses that links in one part of a page lead to. */
async function linksIn(path: string, isPart: (element: { name: string; attribs: Record<string, string> }) => boolean) {
  const { html, status } = await site.get(path)
  expect([path, status]).toEqual([path, 200])
  const [part] = DomUtils.find((node) => 'attribs' in node && isPart(node as never), parseDocument(html).children, true, 1)
  return DomUtils.getElementsByTagName('a', part ?? []).map(({ attribs }) => attribs.href ?? '')
}

const main = ({ name }: { name: string }) => name === 'main'
const footer = ({ name }: { name: string }) => name === 'footer'
const sheet = ({ attribs }: { attribs: Record<string, string> }) => attribs.id === 'support'
const phoneMenu = ({ attribs }: { attribs: Record<string, string> }) => attribs['data-menu'] === 'sheet'
const wideMenu = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
  name === 'nav' && /menu/.test(attribs.class ?? '')

test.each(locales)('a ticket that did not come is at most two presses away (%s)', async (locale) => {
  const lost = `/${locale}/lost-tickets`
  for (const path of [`/${locale}`, `/${locale}/news`, to('/program', locale), `/${locale}/contacts`]) {
    expect((await linksIn(path, sheet))[0]).toBe(lost)
    expect(await linksIn(path, footer)).toContain(lost)
    expect(await linksIn(path, phoneMenu)).toContain(lost)
  }
})

test.each(locales)('two presses lead to a named person and the proposal for partners (%s)', async (locale) => {
  const page = `/${locale}/partnership`
  for (const part of [phoneMenu, wideMenu]) expect(await linksIn(`/${locale}`, part)).toContain(page)
  for (const path of ['partners', 'about', 'contacts']) expect(await linksIn(`/${locale}/${path}`, main)).toContain(page)
  const links = await linksIn(page, main)
  expect(links).toEqual(
    expect.arrayContaining([
      `/${locale}/team/snizhana-koverda-murava`,
      'mailto:partners@forum.example',
      'tel:+380440001005',
      expect.stringMatching(/\.pdf$/),
    ]),
  )
  // The four groups of the footer stay four.
  expect((await linksIn(`/${locale}`, footer)).filter((link) => link.startsWith('mailto:'))).toHaveLength(4)
})

test.each([
  ['uk', 'партнер'],
  ['uk', 'стати партнером'],
  ['en', 'partner'],
  ['en', 'become a partner'],
  ['ru', 'партнёр'],
  ['ru', 'стать партнером'],
])('a search in %s for %s finds it on its first page', async (locale, query) => {
  const links = await linksIn(`/${locale}/search?q=${encodeURIComponent(query)}`, main)
  expect(links).toContain(`/${locale}/partnership`)
})

test.each(
  casesOf({
    uk: ['віза', 'готель', 'аеропорт', 'комендантська', 'укриття', 'wi-fi', 'дрескод', 'вокзал'],
    en: ['visa', 'hotel', 'airport', 'curfew', 'shelter', 'wi-fi', 'dress code', 'station'],
    ru: ['виза', 'гостиница', 'аэропорт', 'комендантский', 'укрытие', 'wi-fi', 'дресс-код', 'вокзал'],
  }),
)('guests from abroad find their page from the tickets, the venue and by its words (%s)', async (locale, words) => {
  const page = `/${locale}/from-abroad`
  expect(await linksIn(to('/tickets', locale), main)).toContain(page)
  expect(await linksIn(`/${locale}/venue`, main)).toContain(page)
  for (const word of words)
    expect([word, await linksIn(`/${locale}/search?q=${encodeURIComponent(word)}`, main)]).toEqual([
      word,
      expect.arrayContaining([page]),
    ])
})
