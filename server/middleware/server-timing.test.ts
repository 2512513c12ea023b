import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '../site-env.ts'
import { serverTiming } from './server-timing.ts'

test('developers see how long an answer took, beside the clock that scripts read', async () => {
  const stack = new Hono<SiteEnv>().use(serverTiming())
  stack.get('/', (context) => context.text('x', 200, { 'server-timing': 'now;dur=5' }))
  const answer = await stack.request('/')
  expect(answer.headers.get('server-timing')).toMatch(/^now;dur=5, made;dur=\d+\.\d$/)
})
