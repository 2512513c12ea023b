// Originals by what they need while they are drawn, and which one is drawn beside which.

import { silentLog } from '@forum/ground/base/log.ts'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { generousLimits } from './limits-fixture.ts'
import { isHeavy, render } from './render.ts'
import { createRenderPool, nextOf } from './render-pool.ts'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })
const large = () => flat(6000, 4000)
const small = () => flat(600, 400)

test.each<[string, boolean, () => Sharp]>([
  ['baseline JPEG', false, () => large().jpeg()],
  ['progressive JPEG', true, () => large().jpeg({ progressive: true })],
  ['small progressive JPEG', false, () => small().jpeg({ progressive: true })],
  ['PNG', false, () => large().png({ compressionLevel: 1 })],
  ['interlaced PNG', true, () => large().png({ compressionLevel: 1, progressive: true })],
  ['WebP', true, () => large().webp({ effort: 0 })],
  ['small WebP', false, () => small().webp()],
  ['small AVIF', false, () => small().avif({ effort: 0 })],
  ['TIFF', false, () => large().tiff()],
])('a %s is heavy: %s', async (_, heavy, make) => {
  expect(await isHeavy(await make().toBuffer())).toBe(heavy)
})

test.each<[string, () => Sharp]>([
  ['JPEG', () => flat(12_400, 8000).jpeg()],
  ['PNG', () => flat(12_400, 8000).png({ compressionLevel: 1 })],
])('a %s of 99 megapixels is drawn', async (_, make) => {
  const drawn = await render(await make().toBuffer(), { kind: 'picture', width: 320, format: 'webp' })
  expect((await sharp(drawn).metadata()).width).toBe(320)
})

test('a picture of more than a hundred is not', async () => {
  const original = await flat(12_400, 8100).jpeg().toBuffer()
  await expect(render(original, { kind: 'picture', width: 320, format: 'webp' })).rejects.toThrow(/pixel limit/)
})

test.each([
  [20_000, 10_000],
  [100_000, 400],
  [300, 200],
])('a drawing that says that it is %i wide and %i high is drawn at the width', async (width, height) => {
  const original = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%"/></svg>`,
  )
  const drawn = await sharp(await render(original, { kind: 'picture', width: 640, format: 'webp' })).metadata()
  expect(drawn.width).toBe(640)
})

const task = (key: string, isUrgent: boolean, isAlone = false) => ({ key, isUrgent, job: { isAlone } })

test.each([
  ['one whom somebody waits for', [task('a', false), task('b', true)], [], 'b'],
  ['no other of the same original', [task('a', true), task('b', false)], [task('a', true)], 'b'],
  ['no heavy one beside a heavy one', [task('a', true, true), task('b', false)], [task('c', false, true)], 'b'],
  ['a heavy one beside a light one', [task('a', true, true), task('b', false)], [task('c', false)], 'a'],
  ['a light one beside a heavy one', [task('a', false)], [task('c', true, true)], 'a'],
  ['nothing', [task('a', true, true)], [task('c', true, true)], undefined],
])('next is %s', (_, queue, running, key) => {
  expect(nextOf(queue, running)?.key).toBe(key)
})

test('heavy originals that are asked for at once are all drawn', async () => {
  const original = await large().jpeg({ progressive: true }).toBuffer()
  const pool = createRenderPool(silentLog(), generousLimits)
  const make = { kind: 'picture', width: 320, format: 'webp' } as const
  const drawn = await Promise.all(['a', 'b', 'c'].map((key) => pool.run(key, { original, make }, true)))
  pool.stop()
  expect(drawn.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture'])
})

test('a drawing that says that it is 20 000 wide goes through the processes, too', async () => {
  const original = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="10000"><rect width="9000" height="9000"/></svg>',
  )
  const pool = createRenderPool(silentLog(), generousLimits)
  const drawn = await pool
    .run('a', { original, make: { kind: 'picture', width: 320, format: 'webp' } }, true)
    .catch((error) => error)
  pool.stop()
  expect(drawn).toMatchObject({ kind: 'picture' })
})
