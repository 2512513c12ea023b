import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { silentLog } from '../log.ts'
import type { SiteEnv } from '../site-env.ts'
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

test('calls of the hook are counted: the first is said at once, a thousand more in one line a minute', async () => {
  vi.useFakeTimers()
  const lines: [string, object][] = []
  const told = (level: string) => (line: object) => lines.push([level, line])
  const log = { ...silentLog(), info: told('info'), warn: told('warn') } as never
  const stack = new Hono<SiteEnv>()
    .use(accessLog(log))
    .post('*', (context) => context.text('x', context.req.query('ok') ? 202 : 401))
  const call = (query: string) =>
    stack.fetch(new Request(`http://localhost/hooks/content${query}`, { method: 'POST' }), {
      incoming: { url: '/hooks/content', method: 'POST' },
    } as never)
  await call('?ok=1')
  for (let calls = 0; calls < 1000; calls++) await call(calls % 2 ? '?ok=1' : '')
  vi.advanceTimersByTime(60_000)
  vi.advanceTimersByTime(600_000)
  const path = '/hooks/content'
  expect(lines).toEqual([
    ['info', { path, answers: { 202: 1 } }],
    ['warn', { path, answers: { 202: 500, 401: 500 } }],
  ])
  vi.useRealTimers()
})
