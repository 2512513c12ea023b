import { expect, test } from 'vitest'
import { normaliseText } from './fields.ts'
import { isName } from './person-name.ts'
import { toldName } from './told-name.ts'

const names = [
  "O'Neil",
  'O’Neil, Jr.',
  "Ім'я По батькові",
  'Імʼя По батькові',
  'Müller-Łukasz',
  'J. R.',
  'الاسم',
  'محمد بن عبد الله',
  '李',
  '山田 太郎',
  'アレクサンドラ・コヴァレンコ',
  '김철수',
  "d'Artagnan",
  'Жан-Люк дʼАртаньян',
  'Mc Donald',
  'de la Cruz',
  'Juan de la Cruz',
  'Ludwig van Beethoven',
  'Jr.',
  'III',
  'Louis XIV',
  'Олена Коваль',
  'олена коваль',
  'Олена коваль',
  'КОВАЛЬ ОЛЕНА ПЕТРІВНА',
  'Коваль, Олена',
  'Коваль, Катерина Петрівна',
  'Іваненко О. В.',
  'О. В. Коваль',
  'Олена Коваль-Ґудзь',
  'Олена – Марія',
  'Алієв Рустам Ібрагім огли',
  'Pablo José Francisco de Paula',
  'ნინო ბერიძე',
  'Νίκος Παπαδόπουλος',
  'Նարե Հակոբյան',
  'नरेन्द्र मोदी',
  'สมชาย ใจดี',
  'משה כהן',
  'Nguyễn Thị Ánh',
  'X Æ A',
  'Prof. Anna Nowak',
  'Ж.-Л. Годар',
]

test.each(names)('%s is a name, and greeted', (name) => {
  expect(isName(normaliseText(name))).toBe(true)
  expect(toldName(name)).toBe(name.normalize('NFKC'))
})

test.each([
  ['О.В.Коваль', 'О. В. Коваль'],
  ['О.В. Коваль', 'О. В. Коваль'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Дж.Р. Толкін', 'Дж. Р. Толкін'],
  ['T.Me', 'T. Me'],
])('of %s no program makes a link', (given, told) => {
  expect([isName(given), toldName(given)]).toEqual([true, told])
})

test.each([
  'Ваш код 1234, нікому',
  'Ваш код 1234',
  'evil .example',
  'evil. example',
  'evil.example',
  'EVIL.EXAMPLE',
  't.me',
  'T.me/evil',
  'банк.укр',
  'https://evil.example',
  'hxxps:evil',
  'evil@mail.example',
  'evil (at) mail',
  '@evil',
  '#evil',
  'телефонуйте 044 123 45 67',
  '380441234567',
  '1234',
  '٤٤٤١',
  'Код №1234567',
  'Ви виграли! Вітаємо',
  'Хто там?',
  'Увага: рахунок',
  'Ваш рахунок заблоковано. Підтвердьте картку',
  'Ваш рахунок заблоковано підтвердьте',
  'ваш рахунок заблоковано сьогодні зранку',
  'your account is blocked call us',
  'Call us now and we will help you today please',
  'один, два, три',
  'Ваш код, надішліть його',
  '我'.repeat(31),
  'Олена\u2028другий',
  '💰 Гроші',
  '«Північ»',
  '<b>Олена</b>',
  '=1+1',
  '...',
  '-',
  "'",
  '.',
])('%j is no name, and never sent on', (text) => {
  expect([isName(normaliseText(text)), toldName(text)]).toEqual([false, ''])
})

test.each([
  'EVIL dot example',
  'Ваш рахунок заблоковано',
  'Зайди на сайт',
  'Ваш код тут',
  'evil dot example',
  'ЗАЙДИ НА САЙТ БАНКУ',
  'Гість 12',
  'Buyer 1234',
  'Guest 12-3',
  'Гість №2',
])('%j is taken by a form, as it may be a name or stand for one, but nobody is greeted with it', (text) => {
  expect([isName(text), toldName(text)]).toEqual([true, ''])
})
