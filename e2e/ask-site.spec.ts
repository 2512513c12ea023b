// The list of what a release is asked before it is let in (packages/desk/trial), asked of the site as it is built: alone, too, it must have no fault.
import { askSite } from '@forum/desk/trial/ask-site.ts'
import { faultsIn } from '@forum/desk/trial/judge.ts'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'
import { siteOfTests } from './site-process.ts'

const desk = () => `http://localhost:${port('askedDesk')}`
const site = siteOfTests({
  PORT: String(port('asked')),
  DESK_PORT: String(port('askedDesk')),
  DESK_URL: desk(),
  EDITORS_KEY: 'a-key-of-the-editors-of-24-signs',
})

test('the site as it is built has no fault in what a release is asked', async () => {
  test.setTimeout(200_000)
  const { asked, isWhole } = await askSite({ site: site.url, desk: desk(), within: 30_000 })
  expect(faultsIn(asked, null)).toEqual([])
  const paths = asked.map(({ question }) => question.path)
  if (isWhole) expect(paths.some((path) => path.startsWith('/door/static/'))).toBe(true)
  expect(paths).toContain('/door')
})
