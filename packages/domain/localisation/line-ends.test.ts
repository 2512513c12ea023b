import { expect, test } from 'vitest'
import { noBreak } from './line-ends.ts'
import { counted } from './plural.ts'

test.each([
  ['Раз на рік у Києві', 'Раз на\u00a0рік у\u00a0Києві'],
  ['сім хвилин — пішки', 'сім хвилин\u00a0— пішки'],
  ['1 240 учасників', '1\u00a0240\u00a0учасників'],
  ['40 rooms', '40\u00a0rooms'],
  ['58 000 передплатників', '58\u00a0000 передплатників'],
  ['форум 2020-го року', 'форум 2020-\u2060го року'],
  ['через COVID-19', 'через COVID-\u206019'],
  ['10-11 жовтня, давно-давно', '10-11\u00a0жовтня, давно-давно'],
  ['16 жовтня, 08:00–09:00', '16\u00a0жовтня, 08:00–\u206009:00'],
  ['Київ, Набережна вулиця, 12а', 'Київ, Набережна вулиця,\u00a012а'],
  ['бюджет 14,3 млн ₴', 'бюджет 14,3\u00a0млн\u00a0₴'],
  ['Форум 2024 за три хвилини', 'Форум 2024 за\u00a0три хвилини'],
  ['у будні з 9 до 18', 'у\u00a0будні з\u00a09\u00a0до\u00a018'],
  ['The ticket comes by e-mail', 'The ticket comes by e-\u2060mail'],
  ['Відписатися можна будь-коли', 'Відписатися можна будь-\u2060коли'],
  ['як-от по-новому, як по-європейськи', 'як-\u2060от по-\u2060новому, як\u00a0по-європейськи'],
  ['І ті, хто платить', 'І\u00a0ті, хто платить'],
])('%j does not break', (text, expected) => {
  expect(noBreak(text)).toBe(expected)
})

test.each([
  ['uk', 1, 'подія'],
  ['uk', 2, 'події'],
  ['uk', 5, 'подій'],
  ['uk', 11, 'подій'],
  ['uk', 21, 'подія'],
  ['uk', 42, 'події'],
  ['uk', 0, 'подій'],
  ['ru', 111, 'подій'],
] as const)('in %s, %i takes its own form', (locale, count, form) => {
  expect(counted(locale, count, { one: 'подія', few: 'події', many: 'подій' })).toBe(form)
})

test('English has two forms', () => {
  const word = { one: 'event', few: 'events', many: 'events' }
  expect([0, 1, 2, 21].map((count) => counted('en', count, word))).toEqual(['events', 'event', 'events', 'events'])
})
