import { createClosedDesk, createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import { addGate } from '@forum/desk/door/gate/gates.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { serveOffice } from './office-server.ts'

const open: AsyncDisposable[] = []
afterEach(() => Promise.all(open.splice(0).map((each) => each[Symbol.asyncDispose]())))

const edition = () => ({ forum: '', date: '', place: '', calendar: null })
const store = { accept: async () => true, forumByYear: () => undefined, isFilled: () => true, status: vi.fn() }

test('a desk that opens later is the one that organisers and phones ask', async () => {
  const [dataDirectory, port, log] = [newFolder(), await freePort(), silentLog()]
  const config = decideConfig({ DESK_PORT: String(port), DESK_URL: `http://localhost:${port}` })
  const options = { config, dataDirectory, edition, log }
  let desk: DeskParts = createClosedDesk(options, 'its disk is full')
  open.push(desk)
  const app = { drawOffice: (view: object) => ({ html: JSON.stringify(view), style: '' }) }
  const given = {
    config,
    desk: () => desk,
    store,
    edition,
    currentYear: () => 2025,
    app,
    clientDirectory: dataDirectory,
    log,
    faults: createPageFaults(log),
  }
  const server = await serveOffice(given)
  open.push({ [Symbol.asyncDispose]: async () => server?.drain() })
  const headers = { origin: `http://localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' }
  const enter = () => fetch(`http://127.0.0.1:${port}/enter`, { method: 'POST', headers, body: 'back=/', redirect: 'manual' })
  const manifest = () => fetch(`http://127.0.0.1:${port}/door/manifest`, { headers: { authorization: 'Bearer none' } })
  expect([(await enter()).status, (await manifest()).status]).toEqual([503, 503])
  desk = await createDesk(options)
  open.push(desk)
  expect([(await enter()).status, (await manifest()).status]).toEqual([303, 401])
})

test('under a former name the desk leads on, and the door of phones goes on and names the present one', async () => {
  const [dataDirectory, port, log] = [newFolder(), await freePort(), silentLog()]
  const present = 'http://localhost:3999'
  const former = `http://127.0.0.1:${port}`
  const config = decideConfig({ DESK_PORT: String(port), DESK_URL: present, FORMER_URLS: `https://forum.alt.example, ${former}` })
  const desk = await createDesk({ config, dataDirectory, edition, log })
  open.push(desk)
  const { key } = await addGate(desk.database, 'Вхід 1', 'steward', 1)
  const app = { drawOffice: (view: object) => ({ html: JSON.stringify(view), style: '' }) }
  const given = { config, desk: () => desk, store, edition, currentYear: () => 2025, app, clientDirectory: dataDirectory }
  const server = await serveOffice({ ...given, log, faults: createPageFaults(log) })
  open.push({ [Symbol.asyncDispose]: async () => server?.drain() })
  const ask = (path: string, init: RequestInit = {}) => fetch(former + path, { redirect: 'manual', ...init })
  for (const path of ['/', '/orders?q=a', '/enter/pass', '/doors', '/gates']) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')]).toEqual([301, present + path])
  }
  const authorization = `Bearer ${key}`
  const manifest = await ask('/door/manifest', { headers: { authorization } })
  expect(await manifest.json()).toMatchObject({ moved: { from: ['https://forum.alt.example', former], to: present } })
  expect((await ask('/door/entries', { method: 'POST', headers: { authorization }, body: '[]' })).status).toBe(200)
  // Not built here.
  expect((await ask('/door')).status).toBe(503)
  const form = {
    method: 'POST',
    headers: { origin: former, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'back=/',
  }
  expect((await ask('/enter', form)).status).toBe(303)
})

test.each<[string, string, unknown, string, number]>([
  ['a page', '/', new Error('broken on purpose'), 'desk /*', 2],
  ['a page that throws no error', '/', 'broken on purpose', 'desk', 1],
  ['the list of a door', '/door/manifest', new Error('broken on purpose'), 'desk /door/manifest', 2],
])(
  '%s of the desk that fails, as does its error page, is said and counted, and answered',
  async (_, path, thrown, kind, number) => {
    const [dataDirectory, port, log] = [newFolder(), await freePort(), silentLog()]
    const faults = createPageFaults(log)
    const said = vi.spyOn(log, 'error')
    const config = decideConfig({ DESK_PORT: String(port), DESK_URL: `http://localhost:${port}` })
    const desk = await createDesk({ config, dataDirectory, edition, log })
    open.push(desk)
    const { key } = await addGate(desk.database, 'Вхід 1', 'steward', 1)
    const broken = (): never => {
      throw thrown
    }
    const app = { drawOffice: broken }
    const parts = { config, store, edition, currentYear: () => 2025, app, clientDirectory: dataDirectory, log, faults }
    const server = await serveOffice({ ...parts, desk: () => ({ ...desk, door: { ...desk.door, doorEdition: broken } }) })
    open.push({ [Symbol.asyncDispose]: async () => server?.drain() })
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(500)
    expect(faults.counts()).toEqual([{ kind, number }])
    expect(said.mock.calls[0]).toMatchObject([{ kind, err: { message: 'broken on purpose' } }, 'a page failed'])
  },
)
