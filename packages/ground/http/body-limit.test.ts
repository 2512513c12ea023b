// How much of a body is read, whatever its sender says.
import { expect, test } from 'vitest'
import { bodyLimitAt, wholeBody } from './body-limit.ts'

/** A body of `pieces` pieces of so many bytes, and how many of them were asked for. */
function bodyOf(pieces: number, bytes: number) {
  const asked = { pieces: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.pieces === pieces) return controller.close()
        asked.pieces++
        controller.enqueue(new Uint8Array(bytes).fill(97))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, asked }
}

test.each([
  [1, 65_536, 65_536],
  [64, 1024, 65_536],
  [1000, 60, 60_000],
  // One key at a time, as somebody types into a terminal.
  [60, 1, 60],
])('%i pieces of %i bytes are a body', async (pieces, bytes, length) => {
  expect((await wholeBody(bodyOf(pieces, bytes).stream, 65_536))?.byteLength).toBe(length)
})

test.each([
  ['too long', 65, 1024, 65],
  ['endless', Number.POSITIVE_INFINITY, 1024, 65],
  ['in pieces of one byte, each of which costs as much as a large one', 65_536, 1, 1089],
])('a body that is %s is left', async (_, pieces, bytes, read) => {
  const { stream, asked } = bodyOf(pieces, bytes)
  expect(await wholeBody(stream, 65_536)).toBeNull()
  expect(asked.pieces).toBe(read)
})

test('no body is an empty one', async () => {
  expect((await wholeBody(null, 10))?.byteLength).toBe(0)
})

test.each([
  ['site', '/my-calendar', 4096],
  ['site', '/uk/forum/2025/by-card', 65_536],
  ['site', '/constructor', 65_536],
  ['site', 'constructor', 65_536],
  ['site', '/guests', 65_536],
  ['desk', '/leave', 2048],
  ['desk', '/leave/', 65_536],
  ['desk', '/guests', 524_288],
  ['desk', '/door/entries', 65_536],
  ['desk', 'others', 65_536],
] as const)('on the %s %s takes %i bytes', (origin, path, bytes) => {
  expect(bodyLimitAt(origin, path).bytes).toBe(bytes)
})
