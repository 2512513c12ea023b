import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { calmDay, type Interruption } from '@forum/domain/day-state/day-state.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { casesOf } from '@forum/domain/localisation/localised-builder.ts'
import { expect, test } from 'vitest'
import { interruptedText } from './interrupted-text.ts'

registerEveryLanguage()
const minute = 60_000
const start = Date.parse('2025-10-16T09:00+03:00')
const edition = aForum({ year: 2025, start, end: start + 8 * 3_600_000 })
const later = start + 24 * 3_600_000

/** So many interruptions of so many minutes. */
const dayOf = (times: number, minutes: number) => ({
  ...calmDay,
  over: Array.from({ length: times }, (_, index): Interruption => {
    const since = start + index * 120 * minute
    return { id: String(index), kind: 'alert', roomIds: null, since, resumesAt: since + minutes * minute, isDrill: false }
  }),
})
const said = (times: number, minutes: number, locale: Parameters<typeof interruptedText>[3]) =>
  interruptedText(dayOf(times, minutes), edition, later, locale).replaceAll('\u00a0', ' ')

const cases = casesOf({
  uk: [
    'Форум переривали один раз, на 1 хвилину.',
    'Форум переривали двічі, загалом на 62 хвилини.',
    'Форум переривали тричі, загалом на 15 хвилин.',
    'Форум переривали 4 рази, загалом на 44 хвилини.',
    'Форум переривали 5 разів, загалом на 25 хвилин.',
  ],
  ru: [
    'Форум прерывали один раз, на 1 минуту.',
    'Форум прерывали дважды, всего на 62 минуты.',
    'Форум прерывали трижды, всего на 15 минут.',
    'Форум прерывали 4 раза, всего на 44 минуты.',
    'Форум прерывали 5 раз, всего на 25 минут.',
  ],
  en: [
    'The forum was interrupted once, for 1 minute.',
    'The forum was interrupted twice, 62 minutes in all.',
    'The forum was interrupted three times, 15 minutes in all.',
    'The forum was interrupted 4 times, 44 minutes in all.',
    'The forum was interrupted 5 times, 25 minutes in all.',
  ],
})

test.each(cases)('an edition tells it in %s', (locale, expected) => {
  expect([said(1, 1, locale), said(2, 31, locale), said(3, 5, locale), said(4, 11, locale), said(5, 5, locale)]).toEqual(expected)
})

test.each([
  ['that is not over', edition, start + 3_600_000],
  ['that is cancelled', { ...edition, isCancelled: true }, later],
  ['of another year', aForum({ start: start - 365 * 24 * 3_600_000 }), later],
])('nothing is said of an edition %s', (_, forum, now) => expect(interruptedText(dayOf(2, 30), forum, now, 'en')).toBe(''))

test('nothing is said of a calm one', () => expect(interruptedText(calmDay, edition, later, 'en')).toBe(''))
