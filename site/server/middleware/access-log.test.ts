import { silentLog } from '@forum/ground/base/log.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { accessLog } from './access-log.ts'

const key = 'Zx_1-abcdefghijklmnopq'

test.each([
  [`/uk/order/${key}?x=${key}`, '/uk/order/*'],
  [`/uk/ticket/${key}/ticket.pdf`, '/uk/ticket/*/ticket.pdf'],
  ['/uk/test-payment/2025-00042-1', '/uk/test-payment/*'],
  ['/uk/news?q=x', '/uk/news'],
])('%s is written into the log as %s', async (url, path) => {
  const lines: object[] = []
  const log = { ...silentLog(), info: (line: object) => lines.push(line) } as never
  const stack = new Hono<SiteEnv>().use(accessLog(log)).all('*', (context) => context.text('x'))
  await stack.fetch(new Request('http://localhost/'), { incoming: { url, method: 'GET' } } as never)
  expect(lines).toMatchObject([{ path }])
  expect(JSON.stringify(lines)).not.toContain(key)
})
