import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { expect, test } from 'vitest'
import { firstDiffering } from './differing.ts'

const at = (moment: string) => parseMoment(moment) ?? 0

test.each([
  ['Europe/Kyiv', ['2025-10-16T10:00', '2025-11-07T10:00'], undefined],
  ['Europe/Vilnius', ['2025-10-26T00:00', '2025-10-26T10:00'], undefined],
  ['Europe/Warsaw', ['2025-10-16T10:00'], '2025-10-16T10:00'],
  ['America/New_York', ['2025-10-26T10:00'], '2025-10-26T10:00'],
  ['Asia/Tokyo', ['2025-10-26T10:00'], '2025-10-26T10:00'],
  // Always three hours ahead of Greenwich, as Kyiv is in summer.
  ['Europe/Istanbul', ['2025-10-25T10:00'], undefined],
  ['Europe/Istanbul', ['2025-10-26T00:00', '2025-10-26T10:00'], '2025-10-26T10:00'],
  ['Europe/Istanbul', ['2025-10-25T10:00', '2025-10-26T10:00'], '2025-10-26T10:00'],
  ['Europe/Istanbul', ['2026-03-29T10:00'], undefined],
  ['Europe/Istanbul', [], undefined],
])('%s at %j', (zone, moments, expected) =>
  expect(firstDiffering(moments.map(at), zone)).toBe(expected === undefined ? undefined : at(expected)),
)
