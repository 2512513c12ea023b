import { expect, test } from 'vitest'
import { nothing } from '../localisation/localised-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { currentYearOf, isHeld, phaseOf, unwrittenEdition } from './edition.ts'

test.each([
  ['the operator’s word stands above the editors’', 2024, [{ year: 2026, isCurrent: true }], 2024],
  [
    'the edition that editors switched on',
    null,
    [
      { year: 2027, isCurrent: false },
      { year: 2026, isCurrent: true },
    ],
    2026,
  ],
  [
    'of several the newest',
    null,
    [
      { year: 2025, isCurrent: true },
      { year: 2026, isCurrent: true },
    ],
    2026,
  ],
  ['a service that has no such switch', null, [{ year: 2030, isCurrent: false }], 2025],
  ['no content', null, [], 2025],
])('the current edition: %s', (_, setting, forums, year) => expect(currentYearOf(setting, forums)).toBe(year))

const at = (moment: string) => parseMoment(moment) ?? Number.NaN
const evening = { start: at('2025-10-16T09:00'), end: at('2025-10-16T19:00') }

test.each([
  ['ahead until it begins', evening, [], '2025-10-16T08:59', 'ahead'],
  ['ahead on a day of its programme before that', evening, ['2025-10-15'], '2025-10-15T16:00', 'ahead'],
  ['running to the end of its last day', evening, [], '2025-10-16T23:59', 'running'],
  ['over on the next one', evening, [], '2025-10-17T00:00', 'over'],
  ['running while its programme has a later day', evening, ['2025-10-16', '2025-10-17'], '2025-10-17T23:59', 'running'],
  ['over after that', evening, ['2025-10-17', '2025-10-16'], '2025-10-18T00:00', 'over'],
  ['running on the day of its start, where no end is given', { ...evening, end: null }, [], '2025-10-16T23:59', 'running'],
  ['unknown without dates', { start: null, end: null }, ['2025-10-16'], '2025-10-16T12:00', 'unknown'],
] as const)('an edition is %s', (_, dates, days, now, phase) => {
  expect(phaseOf({ ...dates, days: days.map((date) => ({ id: date, slug: date, date, title: nothing })) }, at(now))).toBe(phase)
})

test.each([
  ['ahead', 2025, { start: at('2025-10-16T09:00') }, '2025-10-15T23:59', false],
  ['on its day', 2025, { start: at('2025-10-16T09:00') }, '2025-10-16T23:00', false],
  ['the day after', 2025, { start: at('2025-10-16T09:00') }, '2025-10-17T00:00', true],
  ['archived too early', 2025, { start: at('2025-10-16T09:00'), isArchived: true }, '2025-10-15T23:59', false],
  ['archived, without dates', 2025, { isArchived: true }, '2025-04-01T09:00', true],
  ['of last year, without dates', 2024, {}, '2025-01-01T09:00', true],
  ['of this year, without dates', 2025, {}, '2025-12-31T09:00', false],
  ['of next year, without dates', 2026, {}, '2025-12-31T09:00', false],
])('an edition %s has been held: %#', (_, year, own, now, expected) => {
  expect(isHeld({ ...unwrittenEdition(year), ...own }, at(now))).toBe(expected)
})
