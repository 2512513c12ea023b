import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serviceWorker, serviceWorkerPath } from './service-worker.ts'

const asked = async (isOn: boolean, status = 200) => {
  const stack = new Hono<SiteEnv>()
  stack.get(serviceWorkerPath, serviceWorker(isOn))
  stack.get(serviceWorkerPath, () => new Response('the worker', { status, headers: { 'cache-control': 'public, max-age=3600' } }))
  return stack.request(serviceWorkerPath)
}

test('the worker is asked for anew each time and may fetch from its own site only', async () => {
  const { headers } = await asked(true)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/)
})

test('a site without a worker leaves the headers of its 404 alone', async () => {
  const { status, headers } = await asked(true, 404)
  expect([status, headers.get('content-security-policy')]).toEqual([404, null])
})

test('switched off, another worker comes that takes leave', async () => {
  const response = await asked(false)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(await response.text()).toContain('unregister()')
})
