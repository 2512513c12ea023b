import { expect, test } from 'vitest'
import { isToldAddress, toldText } from './told-text.ts'

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

test.each([
  '01001, м. Київ, вул. Прикладна, 12/34, оф. 5',
  'м.Київ, вул.Прикладна, буд.1',
  'просп. О. Прикладного, 1-А, кв. 20',
  'Beispielstr.12, 10115 Berlin',
  '12 Example St. Apt 4, London SW1A 1AA',
  '',
])('%j is an address', (address) => expect(isToldAddress(address)).toBe(true))

test.each([
  'Ваш рахунок заблоковано: https://evil.example/x',
  'зайдіть на evil.example',
  'пишіть на банк.укр',
  'evil.example/card',
  'вул. Прикладна, 1, телефонуйте 044 123 45 67',
  'картка 4441 1144 0000 0000',
  'пишіть evil@mail',
  'www evil',
  'вул. Прикладна\u2028рядок',
  'я'.repeat(301),
])('%j may be a message', (address) => expect(isToldAddress(address)).toBe(false))
