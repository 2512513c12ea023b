import { decideConfig } from '@forum/site/server/config/config.ts'
import { expect, test } from 'vitest'
import { answer, standIn } from '../trial/stand-in-fixture.ts'
import { checkPages } from './check-pages.ts'
import { report } from './finding.ts'

/** What the doctor says of a site whose paths that match `broken` are answered with `status`. */
async function said(broken: RegExp, status = 500, within?: number) {
  const { site, desk } = await standIn((request, response, origin) => {
    if (!broken.test(`${origin} ${request.method} ${request.url}`)) return false
    answer(request, response, origin, status)
    return true
  })
  const config = decideConfig({ SITE_URL: site, DEMO: 'public', DESK_PORT: new URL(desk).port, HOST: '127.0.0.1' })
  return report(await checkPages(config, within))
}

test.each<[string, RegExp, RegExp]>([
  ['a site that answers', /never/, /^ok {4}pages: \d{3} of each kind and language answer as they should\n1 ok/],
  ['the order form', /GET \/uk\/forum\/by-card/, /^stop {2}pages: \/uk\/forum\/by-card: it answers 500: journalctl/],
  ['the sending of it', /POST \/uk\/forum\/by-card/, /^stop {2}pages: \/uk\/forum\/by-card \(sent empty\): it answers 500/],
  ['the desk', /^desk GET \/$/, /^stop {2}pages: \/ of the desk: it answers 500/],
  ['one language', /GET \/en/, /^look {2}pages: \/en: it answers 500; .*; and \d+ more: journalctl/],
  ['a card', /\/share\//, /^look {2}pages: \/share\/uk\/home.jpg: it answers 500/],
])('%s is said', async (_, broken, expected) => {
  expect(await said(broken)).toMatch(expected)
})

test('a doctor who is told to wait, or whose time is over, says so', async () => {
  expect(await said(/\/ru\//, 429)).toMatch(/^ok .*\nlook {2}pages: not all were asked: the site told the doctor to wait/)
  expect(await said(/never/, 500, -1)).toMatch(/not all were asked: -0.001 seconds were over/)
})
