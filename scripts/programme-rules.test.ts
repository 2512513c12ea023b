// The rules of time of the content service, over a database of lists: what is refused, at which field, in which words.
import { expect, test } from 'vitest'
import { checkProgramme } from '../directus/extensions/editors/programme-rules.js'

type Row = Record<string, unknown>

const tables: Record<string, Row[]> = {
  forums: [{ id: 1, year: 2025, start_date: '2025-10-16T09:00', end_date: '2025-10-16T19:00' }],
  program_days: [
    { id: 1, forum: 1, date: '2025-10-15' },
    { id: 2, forum: 1, date: '2025-10-17' },
  ],
  events: [{ id: 1, forum: 1, start_date: '2025-10-16T09:00', end_date: '2025-10-16T10:00', program_day: null }],
}

function database(name: string) {
  const rows = tables[name] ?? []
  const matching = (wanted: Row) => rows.filter((row) => Object.entries(wanted).every(([key, value]) => row[key] === value))
  return {
    where: (wanted: Row) => ({ first: async () => matching(wanted)[0], select: async () => matching(wanted) }),
    whereIn: async (key: string, values: unknown[]) => rows.filter((row) => values.includes(row[key])),
  }
}

async function refused(collection: string, payload: Row, keys: unknown[] | null, language: 'uk' | 'en' = 'uk') {
  try {
    await checkProgramme(payload, { collection, keys, database, language })
    return null
  } catch (error) {
    const { extensions, message } = error as { extensions: { field: string }; message: string }
    return `${extensions.field}: ${message}`
  }
}

test.each<[string, Row, string | null]>([
  [
    'a start in another year',
    { start_date: '2052-10-17T09:00' },
    'start_date: 17.10.2052: це поза форумом 2025 (15.10.2025 – 17.10.2025).',
  ],
  [
    'an end in another year',
    { end_date: '2052-10-17T09:00' },
    'end_date: 17.10.2052: це поза форумом 2025 (15.10.2025 – 17.10.2025).',
  ],
  [
    'a start after the end that is there',
    { start_date: '2025-10-16T11:00' },
    'start_date: Початок має бути раніше за кінець: 16.10.2025, 10:00.',
  ],
  [
    'an end before the start that is there',
    { end_date: '2025-10-16T08:00' },
    'end_date: Кінець має бути пізніше за початок: 16.10.2025, 09:00.',
  ],
  [
    'a session of more than fourteen hours',
    { end_date: '2025-10-17T00:30' },
    'end_date: Подія триває довше за 14 годин: перевірте день.',
  ],
  ['the whole of a long day', { end_date: '2025-10-16T23:00' }, null],
  ['a later day of the programme', { start_date: '2025-10-17T09:00', end_date: '2025-10-17T10:00' }, null],
])('an event with %s', async (_, payload, expected) => expect(await refused('events', payload, [1])).toBe(expected))

test('an exhibition around the forum may last for weeks', async () => {
  const walk = { forum: 1, start_date: '2025-10-10T10:00', end_date: '2025-10-20T18:00' }
  expect(await refused('side_events', walk, null)).toBe(null)
})

test.each<['uk' | 'en', string]>([
  ['uk', 'year: Форум 2025 року вже є.'],
  ['en', 'year: There is a forum of the year 2025 already.'],
])('a second forum of a year is refused in %s at its year', async (language, expected) => {
  expect(await refused('forums', { year: 2025 }, null, language)).toBe(expected)
  expect(await refused('forums', { year: 2025 }, [1], language)).toBe(null)
  expect(await refused('forums', { year: 2026 }, null, language)).toBe(null)
})
