import { expect, test } from 'vitest'
import { type SheafShape, sheafStrands } from './sheaf-geometry.ts'

const shape: SheafShape = { width: 1440, height: 716, top: 100, pointX: 420, edgeHandle: 0.5, pointHandle: 0.62, share: 0.64 }
const attendances = [340, 420, 510, 560, 690, 760, null, 540, 310, 620, 980, 1240]
const strands = attendances.map((attendance, index) => ({ year: 2014 + index, attendance, isCancelled: attendance === null }))

test('every strand arrives at the point, and the last ends above the lower edge', () => {
  const drawn = sheafStrands(strands, shape)
  expect(drawn).toHaveLength(12)
  for (const strand of drawn) expect(strand.path).toContain(`${shape.pointX} ${shape.height}`)
  for (const strand of drawn) expect(strand.middle).toBeLessThan(shape.height)
})

test('a strand is as wide as its attendance', () => {
  const [first, second] = sheafStrands(strands, shape).map((strand) => (strand.middle - strand.start) * 2)
  expect((second as number) / (first as number)).toBeCloseTo(420 / 340, 5)
})

test('an edition that did not meet is a dotted line, the current one is wheat and opaque', () => {
  const drawn = sheafStrands(strands, shape)
  expect(drawn.filter((strand) => strand.isDotted).map((strand) => strand.year)).toEqual([2020])
  expect(drawn.filter((strand) => strand.isCurrent).map((strand) => strand.year)).toEqual([2025])
  expect(drawn.at(-1)?.opacity).toBe(1)
})

test('the page of an edition lights its own strand, a dotted one too, and one that is not drawn none but the last', () => {
  const wheat = (lit: number) => sheafStrands(strands, shape, lit).flatMap((strand) => (strand.isCurrent ? [strand.year] : []))
  expect([wheat(2019), wheat(2020), wheat(2031)]).toEqual([[2019], [2020], [2025]])
  expect(sheafStrands(strands, shape, 2019).at(-1)?.opacity).toBe(0.9)
})

test.each([1, 2, 3])('%i editions make a sheaf without a hole in the numbers', (count) => {
  for (const strand of sheafStrands(strands.slice(0, count), shape)) {
    expect(strand.path).not.toMatch(/NaN|Infinity/)
    expect(strand.opacity).toBeGreaterThan(0)
  }
})

test('editions that nobody counted are drawn alike, not as cancelled ones', () => {
  const uncounted = [2023, 2024, 2025].map((year) => ({ year, attendance: null, isCancelled: false }))
  const drawn = sheafStrands(uncounted, shape)
  expect(drawn.some((strand) => strand.isDotted)).toBe(false)
  expect(new Set(drawn.map((strand) => Math.round(strand.middle - strand.start))).size).toBe(1)
})
