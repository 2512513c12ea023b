import { expect, test } from 'vitest'
import { currentYearOf } from './edition.ts'

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
