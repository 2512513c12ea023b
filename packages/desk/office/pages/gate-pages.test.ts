import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOfficeSite, type TestOfficeSite, type Visitor } from './office-site-fixture.ts'
import type { GatesView } from './office-view.ts'

let site: TestOfficeSite
let olena: Visitor

beforeEach(async () => {
  site = await startOfficeSite()
  olena = await site.enter()
})
afterEach(() => site[Symbol.asyncDispose]())

/** What a decoder that is not ours reads off the picture. */
async function codeIn(svg: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(svg), { density: 400 }).flatten({ background: '#fff' }).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return (jsqr as unknown as typeof jsqr.default)(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const gates = async () =>
  ((await olena.view('/gates')) as GatesView).gates.map(({ name, role, isRevoked }) => [name, role, isRevoked])

test('a gate is opened for its phones, its address is shown once, and it is closed', async () => {
  const opened = await olena.send('/gates', { name: 'Вхід 1', supervisor: 'yes' })
  expect(opened.view).toMatchObject({ made: { name: 'Вхід 1', address: expect.stringMatching(/\/door#[\w-]{20,}$/) } })
  const { made } = opened.view as GatesView
  expect(await codeIn(made?.qr ?? '')).toBe(made?.address)
  expect(await olena.view('/gates')).toMatchObject({ made: null, gates: [{ name: 'Вхід 1' }] })
  const [{ id } = { id: '' }] = ((await olena.view('/gates')) as GatesView).gates
  await olena.send(`/gates/${id}/revoke`, {})
  expect(await gates()).toEqual([['Вхід 1', 'supervisor', true]])
  await olena.send(`/gates/${id}/revoke`, {})
  expect(await olena.view('/journal')).toMatchObject({
    deeds: [
      { action: 'gateRevoked', reason: 'Вхід 1', by: 'Олена' },
      { action: 'gateAdded', reason: 'Вхід 1', by: 'Олена' },
    ],
  })
})

test.each([
  ['', 'noName'],
  ['x'.repeat(61), 'noName'],
  ['Вхід 1', 'nameTaken'],
])('a gate called %j is refused: %s', async (name, kind) => {
  await olena.send('/gates', { name: 'Вхід 1' })
  expect(await olena.send('/gates', { name })).toMatchObject({ status: 400, view: { fault: { kind, typed: name } } })
  expect(await gates()).toEqual([['Вхід 1', 'steward', false]])
})
