// Whatever throws while a page, a feed, a picture or an answer for machines is made: the log has it with its cause, a figure counts it, and ten in a
// minute are a mail to the operator.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { createLog, silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from './contract/app-contract.ts'
import { createImages } from './images/images.ts'
import { page, startTestSite, type TestSite } from './site-fixture.ts'

const key = 'sixteen-signs-or-more'
const deskKey = 'another-sixteen-signs'
let site: TestSite
let lines: string[]

const broken = (): never => {
  throw new Error('broken on purpose')
}
/** As the router does: it tells the error and answers by itself. */
const failing: App['render'] = async (_, __, { failed }) => {
  failed(new Error('broken on purpose'))
  failed(new Error('so is the error page'))
  return page('sorry', { status: 500 })
}

async function start(render: App['render'], app: Partial<App> = {}) {
  lines = []
  const stream = { write: (line: string) => lines.push(line) }
  site = await startTestSite(render, {
    log: createLog('json', stream as never, true),
    environment: { METRICS_KEY: key, DESK_KEY: deskKey, MAIL_OPERATOR: 'operator@forum.example' },
    app,
  })
  onTestFinished(() => site[Symbol.asyncDispose]())
}

/** Lines of the log with the priority of errors. */
const errors = () =>
  lines.filter((line) => line.startsWith('<3>')).map((line) => JSON.parse(line.slice(3)) as Record<string, unknown>)

async function counted() {
  const { text } = await site.get('/metrics', { authorization: `Bearer ${key}` })
  return Object.fromEntries(
    [...text.matchAll(/^forum_page_faults_total\{kind="(.*)"\} ([1-9]\d*)$/gm)].map(([, kind, n]) => [kind, Number(n)]),
  )
}

const deskReplaced = () =>
  site.reopen({
    door: { ...site.desk.door, checkIn: broken },
    sale: { ...site.desk.sale, orderPapers: { ticket: broken }, paymentService: { report: broken } } as never,
    forms: { ...site.desk.forms, followedProgrammes: { of: broken, keep: broken, end: broken } } as never,
  })

test.each<[string, App['render'], Partial<App>, () => Promise<{ status: number }>, string]>([
  ['a page whose component throws', failing, {}, () => site.get('/uk'), 'home'],
  ['a page in English', failing, {}, () => site.get('/en/news?page=2&utm_source=x'), 'news'],
  ['an app that throws', async () => broken(), {}, () => site.get('/ru/contacts'), 'contacts'],
  ['an app that throws no error', async () => Promise.reject('broken on purpose'), {}, () => site.get('/uk'), 'home'],
  ['a personal page', failing, {}, () => site.get('/uk/order/secret-of-the-order'), 'order'],
  [
    'a form',
    failing,
    {},
    () =>
      site.get(
        '/uk/callback',
        { origin: 'https://forum.example', 'content-type': 'application/x-www-form-urlencoded' },
        'POST',
        'name=Olena',
      ),
    'callback',
  ],
  ['the sitemap', async () => page('x'), { addresses: broken }, () => site.get('/sitemap.xml'), 'machine file'],
  ['the web manifest', async () => page('x'), { webManifest: broken }, () => site.get('/manifest.uk.webmanifest'), 'document'],
  [
    'an answer to a scanner',
    async () => page('x'),
    {},
    () => site.get('/desk/check-in', { authorization: `Bearer ${deskKey}` }, 'POST', 'KEF1.x.y'),
    'check-in',
  ],
  ['a payment report', async () => page('x'), {}, () => site.get('/payments/liqpay', {}, 'POST', 'data=x'), 'payment report'],
])(
  '%s that fails is an error in the log with its cause and the kind of its address, and is counted once',
  async (_, render, app, ask, kind) => {
    await start(render, app)
    deskReplaced()
    expect((await ask()).status).toBeGreaterThanOrEqual(500)
    expect(errors()).toMatchObject([{ kind, err: { message: 'broken on purpose', stack: expect.any(String) } }])
    expect(await counted()).toEqual({ [kind]: 1 })
    expect(lines.join()).not.toMatch(/secret-of|utm_source|Olena/)
  },
)

test('a share card that cannot be drawn is heard, too', async () => {
  const faults = createPageFaults(silentLog())
  const source = { identity: 'none', trustedFor: 0 } as never
  await using images = createImages({ source, directory: newFolder(), log: silentLog(), faults, namedFile: () => null })
  const answer = await images.card('key', async () => broken(), { headers: {} } as never)
  expect([answer.status, faults.counts()]).toEqual([503, [{ kind: 'share card', number: 1 }]])
})

test('a site on which every page fails sends one mail in which nobody is named, and its log stays short', async () => {
  await start(failing)
  for (let times = 0; times < 30; times++) await site.get(`/uk/news/post-${times}`)
  await site.desk.keeping.watch.check()
  for (let times = 0; times < 30; times++) await site.get('/uk')
  await site.desk.keeping.watch.check()
  const folder = join(site.directory, 'mail')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(mails).toEqual([expect.stringMatching(/Subject: Site alarm: pages/)])
  expect(mails[0]?.replaceAll('=\r\n', '')).toMatch(/Ten pages failed within a minute \(post\).*journalctl/s)
  expect(errors().map(({ kind, cause }) => kind ?? cause)).toEqual(['post', 'pages', 'home'])
  expect(await counted()).toEqual({ home: 30, post: 30 })
})

test('what visitors do wrong, and a desk whose database is away, are no page that fails', async () => {
  await start(async () => page('nothing here', { status: 404 }))
  for (const path of ['/uk/none', '/nothing', '/uk/%ff', '//', '/uk/news.data']) await site.get(path)
  await site.get('/uk', {}, 'POST', 'x=1')
  await site.get('/payments/none', {}, 'POST', 'data=x')
  expect(errors()).toEqual([])
  expect(await counted()).toEqual({})
})
