import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { momentText, untilText } from './moment-text.ts'

const english = catalogues.en

const words = catalogues

registerEveryLanguage()

const at = (text: string) => parseMoment(text) as number
const now = at('2025-09-09T09:00')

test.each([
  ['2025-10-01T10:00', 'uk', ['1 жовтня', '10:00']],
  ['2025-10-01T10:00', 'en', ['1 October', '10:00']],
  ['2025-10-01T10:00', 'ru', ['1 октября', '10:00']],
  ['2025-10-01T00:00', 'uk', ['1 жовтня', null]],
  ['2025-10-01T00:01', 'uk', ['1 жовтня', '00:01']],
  ['2026-01-05T00:00', 'uk', ['5 січня 2026', null]],
  ['2026-01-01T10:00', 'en', ['1 January 2026', '10:00']],
  ['2025-10-26T03:30+03:00', 'en', ['26 October', '03:30\u00a0EEST']],
  ['2025-10-26T03:30+02:00', 'en', ['26 October', '03:30\u00a0EET']],
] as const)('%s in %s is written with %j', (moment, locale: Locale, [date, time]) => {
  const expected = time === null ? date : words[locale].ticket.kyivMoment(date, time)
  expect(momentText(at(moment), now, locale)).toBe(expected)
})

test.each([
  ['2025-10-10T23:59', 'the whole of', '10 October'],
  ['2025-10-10T23:59:59', 'the whole of', '10 October'],
  ['2025-10-11T00:00', 'the whole of', '10 October'],
  ['2026-01-01T00:00', 'the whole of', '31 December'],
  ['2025-10-10', 'the whole of', '9 October'],
] as const)('an end at %s is %s %s', (end, _, date) => {
  expect(untilText(at(end), now, 'en')).toBe(english.ticket.untilEndOf(date))
})

test.each([
  ['2025-10-15T18:00', '15 October', '18:00'],
  ['2025-10-15T23:58', '15 October', '23:58'],
  ['2025-10-15T00:01', '15 October', '00:01'],
] as const)('an end at %s names its hour', (end, date, time) => {
  expect(untilText(at(end), now, 'en')).toBe(english.ticket.until(english.ticket.kyivMoment(date, time)))
})
