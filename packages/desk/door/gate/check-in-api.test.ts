import { silentLog } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { bearerKey } from '@forum/ground/http/bearer-key.ts'
import { createBudgets } from '@forum/ground/http/budgets.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { checkInApi } from './check-in-api.ts'

const attendee = { name: 'Ada', position: '', company: '', email: 'ada@example.org' }
const more = { id: 'a', orderId: 'b', pageKey: 'c', forumYear: 2025, state: 'valid', issuedAt: 0, usedAt: null } as const
const ticket = { ...more, title: 'Delegate', attendee, seat: 0 }
/** Who stands at a door learns no address. */
const told = { title: 'Delegate', attendee: { name: 'Ada', company: '', position: '' }, seat: 1 }
const valid = JSON.stringify({ state: 'valid', ticket: told })
const days = { first: '2025-10-15', last: '2025-10-17' }

const api = (key: string | null, wrongKeys: () => number | null = () => null) =>
  new Hono().post(
    '/',
    bearerKey(key === null ? null : secret(key), wrongKeys, createSecurityLog(silentLog())),
    checkInApi(async (token, { anyDay, undo }) => {
      if (token !== 'good') return token === 'early' && !anyDay ? { state: 'not-yet', days, ticket } : { state: 'unknown' }
      return { state: undo ? 'undone' : 'valid', ticket }
    }),
  )

const ask = async (key: string | null, authorization: string, body: string) => {
  const response = await api(key).request('/', { method: 'POST', headers: { authorization }, body }, { incoming: {} })
  return [response.status, await response.text()]
}

test.each([
  ['no key is configured', null, 'Bearer key', 404],
  ['the key is another', 'key', 'Bearer kex', 401],
  ['the scheme is another', 'key', 'Basic key', 401],
  ['nothing is shown', 'key', '', 401],
  ['the key is shown', 'key', 'bearer key', 200],
  ['the key has signs that RFC 6750 does not know', 'k$y!#', 'Bearer k$y!#', 200],
])('%s', async (_, key, authorization, status) => {
  expect((await ask(key, authorization, 'good'))[0]).toBe(status)
})

test.each([
  ['good', 200, valid],
  [' {"token":"good"}', 200, valid],
  ['other', 200, '{"state":"unknown"}'],
  ['early', 200, JSON.stringify({ state: 'not-yet', days, ticket: told })],
  ['{"token":"early","anyDay":true}', 200, '{"state":"unknown"}'],
  ['{"token":"good","undo":true}', 200, JSON.stringify({ state: 'undone', ticket: told })],
  ['{"token":"good","undo":"yes"}', 400, '{"error":"no token"}'],
  ['', 400, '{"error":"no token"}'],
  ['{"token":', 400, '{"error":"no token"}'],
  ['x'.repeat(2001), 400, '{"error":"no token"}'],
])('a scanner sends %j', async (body, status, answer) => {
  expect(await ask('key', 'Bearer key', body)).toEqual([status, answer])
})

test('who shows wrong keys too often is told to wait, and the right key is let in all the same', async () => {
  const budget = createBudgets(() => 0, { wrongKeys: { burst: 2, perMinute: 6 } })
  const door = api('a-key-of-the-door', () => budget.take('wrongKeys', '192.0.2.1'))
  const show = (key: string) =>
    door.request('/', { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: 'good' }, { incoming: {} })
  const wrong = [await show('one'), await show('two'), await show('three')]
  expect([...wrong.map(({ status }) => status), wrong[2]?.headers.get('retry-after')]).toEqual([401, 401, 429, '10'])
  expect((await show('a-key-of-the-door')).status).toBe(200)
})
