import { expect, test } from 'vitest'
import { toldText } from './told-text.ts'

test.each([
  'Олена Коваль',
  'Іваненко О. В.',
  'О.В. Коваль',
  'О.В.Коваль',
  'Жан-Люк дʼАртаньян',
  "O'Neil, Jr.",
  'ТОВ «Північ і К°» № 12',
  'Анна Марія 2',
  '山田 太郎',
])('%s is a name', (name) => {
  expect(toldText(name)).toBe(name.normalize('NFKC'))
})

test.each([
  'Ваш рахунок заблоковано, підтвердьте картку на https://evil.example/x',
  'evil.example',
  'зайдіть на банк.укр',
  'T.me/evil',
  't.me',
  'www evil',
  'evil。example',
  'evil․example',
  'evil\u200b.example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'пишіть evil@mail',
  'телефонуйте 044 123 45 67',
  'картка 4441-1144',
  '٠٤٤١٢٣٤٥',
  'hxxps:evil',
  'Олена\nдругий рядок',
  'Олена\u2028другий',
  'Олена\tX',
  'я'.repeat(61),
])('%j may be a message', (text) => {
  expect(toldText(text)).toBe('')
})
