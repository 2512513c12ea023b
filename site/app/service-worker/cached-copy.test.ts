import { expect, test } from 'vitest'
import { asAnswer, cachedAt, newest, stamped } from './cached-copy.ts'

const served = (headers: Record<string, string> = {}) => new Response('page', { headers })

test('a copy knows when it was taken, and has its text and headers', async () => {
  const copy = stamped(served({ 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' }), 1000)
  expect([cachedAt(copy), copy.headers.get('content-security-policy'), copy.headers.get('content-encoding')]).toEqual([
    1000,
    "default-src 'none'",
    null,
  ])
  expect(await copy.text()).toBe('page')
})

test('the clock of the server goes on while a copy lies', async () => {
  const answer = asAnswer(stamped(served({ 'server-timing': 'now;dur=1757397600000' }), 1000), 61_000)
  expect(answer.headers.get('server-timing')).toBe('now;dur=1757397660000, kept;dur=60000')
  expect(await answer.text()).toBe('page')
})

test('a copy of a copy may be older by the time that it has lain here', () => {
  const answer = asAnswer(stamped(served({ 'server-timing': 'copy;dur=86430000' }), 1000), 61_000)
  expect(answer.headers.get('server-timing')).toBe('copy;dur=86490000, kept;dur=60000')
})

test('a clock of the device that was put back does not put back the server’s', () => {
  const answer = asAnswer(stamped(served({ 'server-timing': 'now;dur=500' }), 1000), 400)
  expect(answer.headers.get('server-timing')).toBe('now;dur=500, kept;dur=0')
})

test('a copy says how old it is, also where its answer did not say the time; what is none says nothing', () => {
  expect(asAnswer(stamped(served(), 1000), 2000).headers.get('server-timing')).toBe('kept;dur=1000')
  expect(asAnswer(served(), 2000).headers.has('server-timing')).toBe(false)
})

test('of several copies the last one counts', () => {
  const [early, late] = [stamped(served(), 1), stamped(served(), 2)]
  expect([newest([early, late]), newest([late, early]), newest([undefined, early]), newest([undefined, undefined])]).toEqual([
    late,
    late,
    early,
    undefined,
  ])
})
