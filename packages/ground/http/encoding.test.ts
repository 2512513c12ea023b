import { expect, test } from 'vitest'
import { brotli, gzipped } from './encoding.ts'

test.each([10, 1000, 40_000])('a compressed body of %i bytes holds no more memory than it is long', async (length) => {
  const body = Buffer.from(Array.from({ length }, (_, index) => (index * index) % 251))
  for (const packed of [await brotli(body, 5), await gzipped(body)]) expect(packed.buffer.byteLength).toBe(packed.byteLength)
})
