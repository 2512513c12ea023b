import { locales } from '@forum/domain/localisation/locale.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { expect, test } from 'vitest'
import '@forum/site/app/gallery/rendered.tsx'
import { momentText, momentWords } from './moment-text.ts'

const session = { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00') }

test.each([
  ['08:00', ['', '', '']],
  ['09:45', ['Через 15\u00a0хв', 'In 15\u00a0min', 'Через 15\u00a0мин']],
  ['10:40', ['Зараз, ще 20\u00a0хв', 'Now, 20\u00a0min left', 'Сейчас, ещё 20\u00a0мин']],
  ['11:00', ['Завершено', 'Ended', 'Завершено']],
])('at %s a session from 10:00 to 11:00 says so', (clock, expected) => {
  expect(locales.map((locale) => momentText(session, at(`2025-10-16T${clock}`), momentWords(locale)).text)).toEqual(expected)
})
