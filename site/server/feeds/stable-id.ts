// Stable ids for machines from a record's id: the same in every language, download and edit.
import { createHash } from 'node:crypto'
import type { RecordId } from '@forum/domain/record/record.ts'

/** URL namespace (RFC 9562 §6.6). */
const addresses = '6ba7b8119dad11d180b400c04fd430c8'

/** UUID version 5 of record `id` of a `kind` at `siteUrl`. */
export function stableUuid(siteUrl: string, kind: string, id: RecordId): string {
  const hash = createHash('sha1').update(Buffer.from(addresses, 'hex')).update(`${siteUrl}/${kind}/${id}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const largest = 2 ** 31 - 1

/** A distinct positive 31-bit number for each id; the id itself if it is one. */
export function stableNumbers(ids: readonly RecordId[]): ReadonlyMap<RecordId, number> {
  const numbers = new Map<RecordId, number>()
  const taken = new Set<number>()
  for (const id of ids.toSorted()) {
    let number = numberOf(id)
    while (taken.has(number)) number = (number % largest) + 1
    taken.add(number)
    numbers.set(id, number)
  }
  return numbers
}

function numberOf(id: RecordId): number {
  const own = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  if (own > 0 && own <= largest) return own
  return (createHash('sha1').update(id).digest().readUInt32BE(0) % largest) + 1
}
