// Two processes of the site on one database, at a moment of the forum's day; they die as by kill -9 and begin anew at a later moment. Their content
// service has sessions that nobody would write into a demo.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import type { Page } from '@playwright/test'
import { passFor } from '../directus/extensions/site-pass/pass.ts'
import { port } from './ports.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const hook = 'hook-of-this-test-of-24-letters'
const editorsKey = 'key-of-the-editors-of-this-test'
const ports = {
  sites: [port('day'), port('dayDeskSite')],
  desks: [port('dayOffice'), port('dayDesk')],
  content: port('broadcastContent'),
}
const at = (clock: string, date = '16') => `2025-10-${date}T${clock}:00`
const title = (words: string | null) => ({ title_ua: words, title_en: words, title_ru: words })

type Row = Record<string, unknown>

const session = (id: number, name: string, room: number | null, from: string, to: string | null, own: Row = {}): Row => ({
  ...{ id, forum: 1, program_day: 1, slug: `s${id}`, status: 'published', ...title(name), kind: 'panel' },
  ...{ room, start_date: at(from), end_date: to && at(to), ...own },
})

/** Four halls, of which one has no title and is no hall to visitors; a session without an end, one over midnight, and many short ones: over sixty on a day. */
function tablesOfDay() {
  const tables = fixtureTables()
  const [first, second] = tables.get('rooms') ?? []
  const [forum] = (tables.get('forums') ?? []).filter((row) => (row as Row).year === 2025)
  Object.assign(forum ?? {}, { end_date: at('19:00'), venue_ua: 'Почайна', venue_en: 'Pochaina' })
  tables.set('rooms', [
    ...[first, second].flatMap((row) => (row ? [row] : [])),
    { id: 3, slug: 'sula', ...title(null), sort: 3 },
    { id: 4, slug: 'ros', ...title('Ros'), sort: 4 },
  ])
  const halls = [1, 2, 3, 4]
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  tables.set('events', [
    session(6, 'Opening', null, '09:00', '09:30', { kind: 'ceremony' }),
    ...halls.map((room) => session(100 + room, `Morning ${room}`, room, '11:00', '12:15')),
    session(110, 'Lunch', null, '12:30', '13:30', { kind: 'break' }),
    ...halls.map((room) => session(120 + room, `Afternoon ${room}`, room, '13:30', '14:30')),
    ...halls.map((room) => session(130 + room, `Tea ${room}`, room, '14:30', '15:30')),
    session(140, 'Open end', 3, '15:30', null),
    ...Array.from({ length: 50 }, (_, index) =>
      session(200 + index, `Short ${index}`, 4, clock(930 + index * 5), clock(935 + index * 5)),
    ),
    session(160, 'Night', 1, '23:30', null, { end_date: at('00:30', '17') }),
  ] as never)
  return tables
}

export type PlayedDay = Awaited<ReturnType<typeof openPlayedDay>>

export async function openPlayedDay() {
  const folder = await mkdtemp(join(tmpdir(), 'forum-day-'))
  const stub: ContentStub = await startContentStub(tablesOfDay(), ports.content)
  const sites = ports.sites.map((own) => `http://localhost:${own}`)
  const desks = ports.desks.map((own) => `http://localhost:${own}`)
  let running: SiteProcess[] = []
  const startAt = async (clock: string, date?: string) => {
    running = await Promise.all(
      ports.sites.map((own, index) =>
        startSite({
          ...{ DATA_DIR: folder, PORT: String(own), DESK_PORT: String(ports.desks[index]), SITE_URL: sites[0] ?? '' },
          ...{
            SITE_NOW: `${at(clock, date)}+03:00`,
            CONTENT_API_URL: stub.url,
            CONTENT_ASSETS_URL: stub.url,
            EDITORS_KEY: editorsKey,
            CONTENT_WEBHOOK_SECRET: hook,
          },
        }),
      ),
    )
  }
  return {
    ...{ stub, sites, desks, startAt },
    /** Both processes are gone at once, and are there again at that moment. */
    async diesUntil(clock: string, date?: string) {
      await Promise.all(running.map((site) => site.kill()))
      await startAt(clock, date)
    },
    /** An editor writes it, and the content service tells both processes. */
    async edit(id: number, own: Row) {
      Object.assign(stub.tables.get('events')?.find((row) => (row as Row).id === id) ?? {}, own)
      const told = { method: 'POST', headers: { authorization: `Bearer ${hook}` } }
      await Promise.all(sites.map((site) => fetch(`${site}/hooks/content`, told)))
    },
    /** Signs an organiser in at the desk of a process. */
    async enter(page: Page, desk: string, name: string) {
      const claims = { for: 'desk', user: name, name, role: 'organiser', language: 'uk', nonce: crypto.randomUUID(), to: '/day' }
      await page.goto(`${desk}/enter/${passFor({ ...claims, admin: stub.url, until: Date.now() + 60_000 }, editorsKey)}`)
      await page.waitForURL(`${desk}/day`)
    },
    output: () => running.map((site) => site.output()).join(''),
    async [Symbol.asyncDispose]() {
      await Promise.all(running.map((site) => site.stop()))
      await stub.close()
      await rm(folder, { recursive: true })
    },
  }
}
