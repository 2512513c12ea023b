// Who leaves is out, against a content service on loopback that answers as Directus does.
import type { ServerResponse } from 'node:http'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import { createStaffReader } from '@forum/content/client/staff.ts'
import { deskRoles } from '@forum/content/model/staff.ts'
import { addGate, gateOfKey, openGate } from '@forum/desk/door/gate/gates.ts'
import { openTestDatabase } from '@forum/desk/storage/database-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessions, type OfficeRole } from './session.ts'
import { createStaffCheck } from './staff-check.ts'

let service: ContentStub
beforeEach(async () => {
  service = await startContentStub(new Map())
})
afterEach(() => service.close())

/** The accounts that the content service names to the site. */
function accounts(...people: { id: string; role: string | null }[]) {
  service.tables.set('directus_users', people)
}
function misbehaves(answer: (response: ServerResponse) => unknown) {
  service.misbehave = (_, response) => {
    answer(response)
    return true
  }
}
const olena = { id: 'olena', role: deskRoles.organiser }
const taras = { id: 'taras', role: deskRoles.steward }

async function desk() {
  const database = await openTestDatabase(':memory:')
  const log = { info: vi.fn(), warn: vi.fn() }
  const elapsed = { now: 0 }
  const location = { kind: 'service', url: service.url, prefix: '/v2', token: null } as const
  const read = createStaffReader(location)
  const staff = createStaffCheck({ database, read, now: Date.now, elapsed: () => elapsed.now, log })
  const sessions = createSessions({ database }, Date.now)
  const enter = async (id: string, role: OfficeRole) =>
    (await sessions.enter(
      { id, name: id, role, language: 'uk', admin: '' },
      { nonce: crypto.randomUUID(), until: Date.now() },
    )) ?? ''
  const isIn = async (key: string) => (await sessions.read(key)) !== null
  return { database, staff, enter, isIn, elapsed, log }
}

test.each([
  ['is deleted', [taras], false],
  ['is suspended: the service no longer names it', [taras], false],
  ['has lost its role', [taras, { id: 'olena', role: null }], false],
  ['has another role of the content service', [taras, { id: 'olena', role: 'an editor' }], false],
  ['has become a steward', [taras, { id: 'olena', role: deskRoles.steward }], false],
  ['is written with capitals in a role that is no one’s', [taras, { id: 'OLENA', role: deskRoles.organiser }], false],
  ['is as it was', [taras, olena], true],
  [
    'is as it was, after two hundred others',
    [...Array.from({ length: 250 }, (_, n) => ({ id: `a${n}`, role: taras.role })), taras, olena],
    true,
  ],
])('an account that %s', async (_, named, staysIn) => {
  accounts(...named)
  const { staff, enter, isIn } = await desk()
  const [hers, his] = [await enter('olena', 'organiser'), await enter('taras', 'steward')]
  await staff.check()
  expect([await isIn(hers), await isIn(his)]).toEqual([staysIn, true])
  expect(staff.unansweredSince()).toBeNull()
})

test('with a steward’s account go the phones that it opened, and no others', async () => {
  accounts(olena, { id: 'oksana', role: deskRoles.steward })
  const { database, staff, enter, isIn } = await desk()
  const { gate, key } = await addGate(database, 'Вхід 1', 'steward', 1)
  const phoneOf = async (id: string) => (await openGate(database, gate.id, { id, name: id }, 1)) ?? ''
  const [his, hers] = [await phoneOf('taras'), await phoneOf('oksana')]
  const session = await enter('taras', 'steward')
  await staff.check()
  const closed = async (each: string) => (await gateOfKey(database, each))?.closedAt !== null
  expect([await closed(his), await closed(hers), await closed(key), await isIn(session)]).toEqual([true, false, false, false])
})

test.each([
  ['does not answer', () => service.close()],
  ['gives no right to ask', () => service.tables.delete('directus_users')],
  ['fails', () => misbehaves((response) => response.writeHead(503).end())],
  ['answers with something else', () => misbehaves((response) => response.end('<html>'))],
  ['leads elsewhere', () => misbehaves((response) => response.writeHead(302, { location: '/' }).end())],
  [
    'gives a part of the list',
    () => {
      accounts(taras, { id: 'oksana', role: taras.role })
      service.cap = 1
      service.ignores = new Set(['page', 'offset'])
    },
  ],
])('while the content service %s sessions go on, and it is known since when', async (_, breakIt) => {
  accounts(olena)
  const { staff, enter, isIn, log } = await desk()
  const session = await enter('olena', 'organiser')
  await staff.check()
  expect(staff.unansweredSince()).toBeNull()
  await breakIt()
  const before = Date.now()
  await staff.check()
  const since = staff.unansweredSince() ?? 0
  expect(since).toBeGreaterThanOrEqual(before)
  await staff.check()
  expect([await isIn(session), staff.unansweredSince(), log.warn.mock.calls.length]).toEqual([true, since, 1])
})

test('when it answers again, who left meanwhile is out', async () => {
  const { staff, enter, isIn, log } = await desk()
  const session = await enter('olena', 'organiser')
  await staff.check()
  expect([await isIn(session), staff.unansweredSince() === null]).toEqual([true, false])
  accounts(taras)
  await staff.check()
  expect([await isIn(session), staff.unansweredSince()]).toEqual([false, null])
  expect(log.info.mock.calls.map(([details]) => details)).toEqual([{}, { account: 'olena', what: 'sessions' }])
})

test('it is asked every forty seconds while somebody is signed in, whatever the clock says, and not otherwise', async () => {
  accounts(olena)
  const { staff, enter, elapsed } = await desk()
  await staff.poll()
  expect(service.requests).toEqual([])
  await enter('olena', 'organiser')
  elapsed.now += 39_999
  await staff.poll()
  expect(service.requests).toHaveLength(0)
  elapsed.now += 1
  await staff.poll()
  expect(service.requests).toHaveLength(1)
  await staff.poll()
  expect(service.requests).toHaveLength(1)
})

test('a call during a check starts one more after it: what changed meanwhile is not missed', async () => {
  accounts(olena)
  const { staff, enter, isIn } = await desk()
  const session = await enter('olena', 'organiser')
  let asked = 0
  service.misbehave = () => {
    // The first answer is made before she leaves.
    if (++asked === 2) accounts()
    return false
  }
  await Promise.all([staff.check(), staff.check(), staff.check()])
  expect([asked, await isIn(session)]).toEqual([2, false])
})

test('without a content service nobody is asked about', async () => {
  const { database, enter, isIn } = await desk()
  const session = await enter('demo', 'organiser')
  const read = createStaffReader({ kind: 'embedded' })
  const staff = createStaffCheck({ database, read, now: Date.now, log: { info: vi.fn(), warn: vi.fn() } })
  await staff.check()
  expect([read, await isIn(session), staff.unansweredSince()]).toEqual([null, true, null])
})
