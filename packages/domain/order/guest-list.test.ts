import { expect, test } from 'vitest'
import { guestKey, isEndless, isFit, readGuestList } from './guest-list.ts'

const mailboxOf = (email: string) => email.toLowerCase()

test('each line says what is wrong with it, and which earlier one names the same person', () => {
  const list = [
    'ПІБ;Пошта;Компанія;Посада',
    'Олена Коваль;olena@x.example;ТОВ «Льон»;директорка',
    'Іван Мороз;;;',
    ';petro@x.example;;',
    'Ада;ada@x;;',
    'Коваль Олена;OLENA@x.example;;',
    'Марко Коваль;olena@x.example;;',
    `${'я'.repeat(201)};dovha@x.example;;`,
  ].join('\n')
  expect(readGuestList(list, mailboxOf).map(({ line, faults, twin }) => [line, faults, twin])).toEqual([
    [2, {}, null],
    [3, { email: 'empty' }, null],
    [4, { name: 'empty' }, null],
    [5, { email: 'notEmail' }, null],
    [6, {}, 2],
    // Another person, whose letters go to the same mailbox.
    [7, {}, null],
    [8, { name: 'tooLong' }, null],
  ])
  expect(readGuestList(list, mailboxOf).map(isFit)).toEqual([true, false, false, false, false, true, false])
  expect(readGuestList(list, mailboxOf)[0]?.guest).toEqual({
    name: 'Олена Коваль',
    email: 'olena@x.example',
    company: 'ТОВ «Льон»',
    position: 'директорка',
  })
})

test.each([
  ['the order of its parts', 'Олена Коваль', 'Коваль Олена'],
  ['case and spaces', 'Олена  Коваль', 'ОЛЕНА КОВАЛЬ'],
  ['the sign of the apostrophe', 'Марʼяна Лук', "Мар'яна Лук"],
])('a name is the same whatever %s', (_, one, other) => expect(guestKey(one, 'a@x.example')).toBe(guestKey(other, 'a@x.example')))

test('another name or another address is another guest', () => {
  expect(guestKey('Олена Коваль', 'a@x.example')).not.toBe(guestKey('Олена Коваленко', 'a@x.example'))
  expect(guestKey('Олена Коваль', 'a@x.example')).not.toBe(guestKey('Олена Коваль', 'b@x.example'))
})

test.each([
  ['', false],
  ['Олена;olena@x.example\r\n'.repeat(500), false],
  ['Олена;olena@x.example\n\n\n'.repeat(500), false],
  ['Олена <olena@x.example>, '.repeat(500), false],
  ['a\n'.repeat(2001), true],
  ['a\r'.repeat(250_000), true],
  ['"' + 'a\n'.repeat(250_000), true],
  ['\r\n'.repeat(250_000), true],
  ['a@'.repeat(2001), true],
  ['Олена <olena@x.example>, '.repeat(20_000), true],
])('%.25s… is far more than can be invited: %s', (text, isMuch) => {
  expect(isEndless(text)).toBe(isMuch)
})
