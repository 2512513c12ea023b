import { pageAt } from '@forum/domain/address/page-at.ts'
import { isStaticPage, pageIds } from '@forum/domain/address/pages.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Asked, askSite } from './ask-site.ts'
import { faultsIn } from './judge.ts'
import { firstQuestions } from './questions.ts'
import { answer, siteUrl, standIn } from './stand-in-fixture.ts'

const within = 60_000
const names = (asked: readonly Asked[]) => asked.map(({ question }) => question.name)

test('where the time is over early, no language is left out', () => {
  const first = firstQuestions().map(({ path }) => path.slice(0, 3))
  expect(first.slice(0, 15)).toEqual(expect.arrayContaining(locales.map((locale) => `/${locale}`)))
})

test('where the time is over, each kind of page, forms and a picture are asked all the same, once, until thrice the time is over', async () => {
  let now = 0
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const paths: string[] = []
  const slow = await standIn((request) => {
    paths.push(`${request.method} ${request.url}`)
    now += 500
    return false
  })
  const { asked, isWhole } = await askSite({ ...slow, within: 60_000 })
  expect(isWhole).toBe(false)
  const seen = names(asked)
  expect(seen).toEqual(expect.arrayContaining(firstQuestions().map(({ name }) => name)))
  expect(seen).toEqual(expect.arrayContaining(['/assets/one/100.avif', '/share/uk/home.jpg', '/en/forum/by-bank (sent empty)']))
  expect(asked.filter(({ question: { kind } }) => kind === 'file')).toEqual([])
  const hurried = asked.slice(-20).map(({ question }) => question.path)
  for (const path of hurried) expect(paths.filter((each) => each === `GET ${path}`)).toHaveLength(1)
  const later = await askSite({ ...slow, within: 10_000 })
  expect(later.asked.length).toBeLessThan(61)
})

test('a page that a script draws needs no heading, and its files lie below a folder of their own', async () => {
  const { asked } = await askSite({
    ...(await standIn((request, response, origin) => {
      if (request.url !== '/door' || origin !== 'desk') return false
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script src="/door/static/door-1.js"></script><main></main>')
      return true
    })),
    within,
  })
  expect(names(asked)).toContain('/door/static/door-1.js of the desk')
  expect(faultsIn(asked, null)).toEqual([])
})

test('a site that answers as it should has no fault, alone and beside another one', async () => {
  const { asked, isWhole } = await askSite({ ...(await standIn()), within })
  expect([isWhole, faultsIn(asked, null), faultsIn(asked, asked)]).toEqual([true, [], []])
})

test('each kind of page that has an address is asked in each language, and what pages name', async () => {
  const { asked } = await askSite({ ...(await standIn()), within })
  const seen = new Set(
    asked.map(({ question }) => `${question.path.slice(1, 3)} ${pageAt(question.path.split('?', 1)[0] ?? '')}`),
  )
  for (const id of pageIds.filter(isStaticPage)) for (const locale of locales) expect(seen).toContain(`${locale} ${id}`)
  for (const id of ['byCard', 'byBank', 'order', 'ticket', 'forum', 'post', 'programme', 'search'])
    for (const locale of locales) expect(seen).toContain(`${locale} ${id}`)
  expect(names(asked)).toEqual(
    expect.arrayContaining([
      '/static/a-1.js',
      '/static/a-1.css',
      '/static/a-1.js of the desk',
      '/assets/one/100.avif',
      '/share/uk/home.jpg',
      '/ru/forum/by-card (sent empty)',
      '/en/forum/by-bank (sent empty)',
      '/en/forum/2025/schedule.xml',
      '/en/forum/2025/program?day=one&x=y',
      '/ of the desk',
      '/door of the desk',
      '/readyz',
    ]),
  )
  // Two samples of a kind; of pictures and cards one; nothing twice.
  expect(names(asked).filter((name) => name.startsWith('/uk/news/'))).toEqual(['/uk/news/third', '/uk/news/second'])
  expect(names(asked).filter((name) => name.startsWith('/share/'))).toHaveLength(1)
  expect(new Set(names(asked)).size).toBe(asked.length)
})

test('each question fails where its answer is an error', async () => {
  const good = await askSite({ ...(await standIn()), within })
  const broken = await standIn((request, response, origin) => {
    answer(request, response, origin, 500)
    return true
  })
  const { asked } = await askSite({ ...broken, within })
  expect(faultsIn(asked, null).map(({ name }) => name)).toEqual(names(good.asked))
  expect(faultsIn(asked, good.asked).map(({ name }) => name)).toEqual(names(good.asked))
  // What both answer alike is no fault.
  expect(faultsIn(asked, asked)).toEqual([])
})

test('a form is sent with its token from the address that the site gives itself', async () => {
  const sent: string[] = []
  const site = await standIn((request) => {
    if (request.method !== 'POST') return false
    request.on('data', (body) => sent.push(`${request.headers.origin} ${request.url} ${body}`))
    return false
  })
  await askSite({ ...site, within })
  expect(sent).toContain(`${siteUrl} /uk/forum/by-card token=t%261&homepage=`)
  expect(sent).toHaveLength(6)
})

test('the short list is home, order form, desk and a picture, each once', async () => {
  const paths: string[] = []
  const site = await standIn((request, _, origin) => {
    paths.push(`${request.method} ${request.url} ${origin}`)
    return false
  })
  const { asked } = await askSite({ ...site, within, isShort: true })
  expect(names(asked)).toEqual([
    '/uk',
    '/assets/one/100.avif',
    '/uk/forum/by-card',
    '/uk/forum/by-card (sent empty)',
    '/ of the desk',
  ])
  // The first is read for the address that the site gives itself.
  expect(paths.slice(1)).toHaveLength(asked.length)
})

test('pages of another release are asked, too, but not its files and forms', async () => {
  const other = await standIn((request, response) => {
    if (!request.url?.startsWith('/sitemap-')) return false
    response.end(`<loc>${siteUrl}/en/news/only-there</loc>`)
    return true
  })
  const { asked: before } = await askSite({ ...other, within })
  const { asked } = await askSite({ ...(await standIn()), within, others: before.map(({ question }) => question) })
  expect(names(asked)).toContain('/en/news/only-there')
})

test('nobody there is asked once; after the time nothing more is asked', async () => {
  const { asked } = await askSite({ site: `http://127.0.0.1:${await freePort()}`, desk: null, within })
  expect(asked.map(({ answer: { status, reason } }) => [status, reason])).toEqual([[0, 'ECONNREFUSED']])
  const late = await askSite({ ...(await standIn()), within: -1 })
  expect(late).toEqual({ asked: [], isWhole: false })
})
