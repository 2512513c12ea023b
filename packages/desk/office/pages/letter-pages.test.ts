// The page of the letters to all who have a ticket: read, tried, sent, stopped, each step with its row in the journal.

import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LettersView } from './letter-view.ts'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { OfficeView } from './office-view.ts'

let site: TestOfficeSite
let olena: Visitor

const hour = 3_600_000
const start = Date.now() + 24 * hour

beforeEach(async () => {
  site = await startOfficeSite({ forum: aForum({ year: 2025, start, end: start + 8 * hour }) })
  olena = await site.enter()
  await site.order()
})
afterEach(() => site[Symbol.asyncDispose]())

const page = async () => (await olena.view('/letters')) as LettersView
const before = async () => (await page()).letters[0]
const send = (fields: Record<string, string>) => olena.send('/letters', { letter: 'before', ...fields })
const faultIn = (view: OfficeView | null) => (view?.page === 'letters' ? view.fault?.fault : null)
const journal = async () => {
  const view = await olena.view('/journal')
  return view.page === 'journal' ? view.deeds.map(({ action, before: was }) => [action, was]) : []
}

test('a letter is worded, read in every language, sent to oneself and only then to all, once', async () => {
  expect(faultIn((await send({ deed: 'send' })).view)).toBe('notTried')
  expect((await send({ deed: 'word', 'words-uk': 'Візьміть паспорт.' })).status).toBe(303)
  expect(await before()).toMatchObject({
    state: 'new',
    people: 2,
    versions: [
      { locale: 'uk', words: 'Візьміть паспорт.', text: expect.stringContaining('Візьміть паспорт.') },
      { locale: 'en' },
      { locale: 'ru' },
    ],
  })
  expect(faultIn((await send({ deed: 'sample', to: 'olena@' })).view)).toBe('notEmail')
  expect((await send({ deed: 'sample', to: 'olena@forum.example', language: 'en' })).to).toBe(
    '/letters?letter=before&done=sample&detail=olena%40forum.example#before',
  )
  const [first, second] = await Promise.all([send({ deed: 'send' }), send({ deed: 'send' })])
  expect([first.status, second.status]).toContain(303)
  expect(await before()).toMatchObject({ state: 'done', people: 2, waiting: 2, delivered: 0 })
  expect(faultIn((await send({ deed: 'send' })).view)).toBe('nobody')
  expect((await journal())[0]).toEqual(['lettersSent', { letter: 'before-2025', people: 2 }])
})

test('words that were typed are kept by every button: a letter cannot go out without them, and a fault loses nothing', async () => {
  await send({ deed: 'sample', to: 'olena@forum.example' })
  expect(faultIn((await send({ deed: 'send', 'words-uk': 'Візьміть паспорт.' })).view)).toBe('notTried')
  expect(await before()).toMatchObject({ state: 'new', versions: [{ words: 'Візьміть паспорт.' }, {}, {}] })
  const wrong = await send({ deed: 'sample', to: 'olena@', 'words-uk': 'Візьміть паспорт і зонт.' })
  expect(wrong.view).toMatchObject({ fault: { fault: 'notEmail', typed: { to: 'olena@' } } })
  expect(await before()).toMatchObject({ versions: [{ words: 'Візьміть паспорт і зонт.' }, {}, {}] })
  await send({ deed: 'sample', to: 'olena@forum.example', 'words-uk': 'Візьміть паспорт і зонт.' })
  expect((await send({ deed: 'send', 'words-uk': 'Візьміть паспорт і зонт.' })).status).toBe(303)
  const late = await send({ deed: 'word', 'words-uk': 'І воду.' })
  expect(late.view).toMatchObject({ fault: { fault: 'going', typed: { 'words-uk': 'І воду.' } } })
})

test('a letter on its way is stopped, and thanks wait for the end of the forum', async () => {
  expect(faultIn((await send({ deed: 'stop' })).view)).toBe('stale')
  await send({ deed: 'sample', to: 'olena@forum.example' })
  await send({ deed: 'send' })
  expect((await send({ deed: 'stop' })).to).toBe('/letters?letter=before&done=stop&detail=2#before')
  expect(await before()).toMatchObject({ state: 'stopped', waiting: 0 })
  expect((await journal())[0]).toEqual(['lettersStopped', { letter: 'before-2025', back: 2 }])
  await send({ letter: 'after', deed: 'sample', to: 'olena@forum.example' })
  expect(faultIn((await send({ letter: 'after', deed: 'send' })).view)).toBe('early')
  expect((await send({ letter: 'never', deed: 'send' })).status).toBe(404)
})
