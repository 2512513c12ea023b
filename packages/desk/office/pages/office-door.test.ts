import { createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import { flatDesk } from '@forum/desk/composition/flat-desk.ts'
import { doorApp } from '@forum/desk/door/gate/door-app.ts'
import { addGate } from '@forum/desk/door/gate/gates.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOfficeSite } from './office-site.ts'
import { officeParts } from './office-site-fixture.ts'

const edition = () => ({ forum: '', date: '', place: '', calendar: null })

let directory: string
let desk: DeskParts
beforeEach(async () => {
  directory = newFolder()
  desk = await createDesk({ config: decideConfig({}), dataDirectory: directory, edition, log: silentLog() })
})
afterEach(() => desk[Symbol.asyncDispose]())

test('phones at the entrance need no session, and the camera is allowed on their page alone', async () => {
  const security = createSecurityLog(silentLog())
  const door = doorApp({
    desk: flatDesk(desk),
    isReady: () => true,
    hasNames: false,
    directory,
    wrongKeys: () => null,
    asksOften: () => null,
    security,
  })
  const app = { drawOffice: () => ({ html: 'a page of organisers', style: '' }) }
  const site = createOfficeSite(officeParts(desk, { app, isDemo: false, clientDirectory: directory, door }))
  const { key } = await addGate(desk.database, 'Вхід 1', 'steward', 1)
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body }
    return site.request(path, init, { incoming: { headers: {}, method: 'GET', url: path } })
  }
  const authorization = `Bearer ${key}`
  const manifest = await ask('/door/manifest', { authorization })
  expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await ask('/door/entries', { authorization, 'content-type': 'application/json' }, '[]')).status).toBe(200)
  expect((await ask('/door/manifest')).status).toBe(401)
  const policies = [await ask('/door'), await ask('/')].map(({ headers }) => headers.get('permissions-policy') ?? '')
  expect(policies.map((policy) => policy.includes('camera=(self)'))).toEqual([true, false])
  const organisers = await ask('/')
  expect([organisers.status, await organisers.text()]).toEqual([403, 'a page of organisers'])
})
