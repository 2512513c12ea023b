// A steward comes in by an account of their own, opens one gate on their phone, and sees nothing else of the desk.

import { closePhones, gateOfKey } from '@forum/desk/door/gate/gates.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { GatesView, OfficeView } from './office-view.ts'

let site: TestOfficeSite
let olena: Visitor
let steward: Visitor

beforeEach(async () => {
  site = await startOfficeSite()
  olena = await site.enter()
  steward = await site.enter({ user: 'taras', name: 'Тарас', role: 'steward' })
  await olena.send('/gates', { name: 'Вхід 1' })
  await olena.send('/gates', { name: 'Вхід 2' })
  await olena.send('/gates', { name: 'Штаб', supervisor: 'yes' })
})
afterEach(() => site[Symbol.asyncDispose]())

const own = async () => (await steward.view('/')) as Extract<OfficeView, { page: 'ownGate' }>
const gateNamed = async (name: string) =>
  ((await olena.view('/gates')) as GatesView).gates.find((gate) => gate.name === name)?.id ?? ''
const keyFor = async (name: string) => {
  const { status, to } = await steward.send(`/gates/${await gateNamed(name)}/open`, {})
  expect([status, to]).toEqual([303, expect.stringMatching(/\/door#[\w-]{20,}$/)])
  return to.split('#')[1] ?? ''
}

test('a steward chooses among the open gates of stewards, and the phone has a key of its own', async () => {
  expect((await own()).gates.map(({ name }) => name)).toEqual(['Вхід 1', 'Вхід 2'])
  const [first, again] = [await keyFor('Вхід 1'), await keyFor('Вхід 1')]
  expect(first).not.toBe(again)
  expect(await gateOfKey(site.desk.database, first)).toMatchObject({ name: 'Вхід 1', role: 'steward' })
  expect(await olena.view('/journal')).toMatchObject({
    deeds: [{ action: 'gateOpened', reason: 'Вхід 1', by: 'Тарас' }, { action: 'gateOpened' }, {}, {}, {}],
  })
})

test('a phone that a steward opened ends with its gate, and with what its person may do', async () => {
  const keys = [await keyFor('Вхід 1'), await keyFor('Вхід 2')]
  await olena.send(`/gates/${await gateNamed('Вхід 1')}/revoke`, {})
  const open = async () =>
    (await Promise.all(keys.map((key) => gateOfKey(site.desk.database, key)))).map((gate) => gate?.closedAt === null)
  expect(await open()).toEqual([false, true])
  await closePhones(site.desk.database, 5, 'Ніхто')
  expect(await open()).toEqual([false, true])
  await closePhones(site.desk.database, 5, 'Тарас')
  expect(await open()).toEqual([false, false])
})

test('a lost phone ends with all that its steward opened, and can open nothing again; other phones go on', async () => {
  const oksana = await site.enter({ user: 'oksana', name: 'Оксана', role: 'steward' })
  const lost = await keyFor('Вхід 1')
  const { to } = await oksana.send(`/gates/${await gateNamed('Вхід 1')}/open`, {})
  const stewards = async () => ((await olena.view('/gates')) as GatesView).stewards
  expect(await stewards()).toEqual([
    { id: 'oksana', name: 'Оксана', gates: ['Вхід 1'] },
    { id: 'taras', name: 'Тарас', gates: ['Вхід 1'] },
  ])
  for (const _ of ['pressed', 'pressed again'])
    expect((await olena.send('/stewards/taras/end', {})).to).toBe('/gates?done=ended#done')
  expect(await olena.view('/gates?done=ended')).toMatchObject({ isEnded: true, stewards: [{ id: 'oksana' }] })
  expect(await gateOfKey(site.desk.database, lost)).toMatchObject({ closedAt: expect.any(Number), isWhole: false })
  expect(await gateOfKey(site.desk.database, to.split('#')[1] ?? '')).toMatchObject({ name: 'Вхід 1', closedAt: null })
  expect((await steward.view('/')).page).toBe('entrance')
  expect((await olena.view('/')).page).toBe('home')
  const deeds = ((await olena.view('/journal')) as Extract<OfficeView, { page: 'journal' }>).deeds
  expect(deeds.filter(({ action }) => action === 'phonesEnded')).toMatchObject([{ reason: 'Тарас', by: 'Олена' }])
})

test.each(['taras', 'olena', 'nobody'])(
  'the account %s is ended by no steward, and no organiser’s session from the door',
  async (id) => {
    expect(await steward.send(`/stewards/${id}/end`, {})).toMatchObject({ status: 403, view: { problem: 'forbidden' } })
    if (id !== 'taras') await olena.send(`/stewards/${id}/end`, {})
    expect([(await olena.view('/')).page, (await steward.view('/')).page]).toEqual(['home', 'ownGate'])
  },
)

test.each(['Вхід 1', 'Штаб', 'none'])('the gate %s that is closed, of supervisors or nowhere opens on no phone', async (name) => {
  const id = name === 'none' ? name : await gateNamed(name)
  await olena.send(`/gates/${await gateNamed('Вхід 1')}/revoke`, {})
  expect(await steward.send(`/gates/${id}/open`, {})).toMatchObject({ status: 400, view: { page: 'ownGate', isClosed: true } })
})

test('no page of the desk is shown to a steward', async () => {
  const { number } = await site.order()
  for (const path of ['/orders', `/orders/${number}`, '/requests', '/guests', '/figures', '/papers', '/gates', '/journal'])
    expect(await steward.view(path), path).toMatchObject({ problem: 'forbidden' })
})

test('a steward opens and closes no gate, and an organiser opens none without its code', async () => {
  expect(await steward.send('/gates', { name: 'Вхід 3' })).toMatchObject({ status: 403, view: { problem: 'forbidden' } })
  const gate = await gateNamed('Вхід 1')
  expect(await steward.send(`/gates/${gate}/revoke`, {})).toMatchObject({ status: 403 })
  expect(await olena.send(`/gates/${gate}/open`, {})).toMatchObject({ status: 404 })
  expect((await own()).gates).toHaveLength(2)
})
