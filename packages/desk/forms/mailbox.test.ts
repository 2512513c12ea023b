import { expect, test } from 'vitest'
import { mailbox } from './mailbox.ts'

test.each([
  ['Ada@B.example', 'ada@b.example'],
  ['ada+forum@b.example', 'ada@b.example'],
  ['ada+a+b@b.example.', 'ada@b.example'],
  ['ａｄａ＠b.example', 'ada@b.example'],
  [' ada@b.example ', 'ada@b.example'],
  ['"ada"@b.example', 'ada@b.example'],
  ['A.d.a+1@GMail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a_d-a@protonmail.com', 'ada@proton.me'],
  ['ada.lovelace@yandex.ua', 'ada-lovelace@ya.ru'],
  ['ada@icloud.com', 'ada@me.com'],
  ['ada@пошта.укр', 'ada@xn--80a1acn3a.xn--j1amh'],
  ['ada@xn--80a1acn3a.xn--j1amh', 'ada@xn--80a1acn3a.xn--j1amh'],
])('%j arrives at %s', (email, expected) => {
  expect(mailbox(email)).toBe(expected)
})

test.each([
  ['a.da@b.example', 'ada@b.example'],
  ['ada-1@gmail.com', 'ada1@gmail.com'],
  ['ada@b.example', 'ada@c.example'],
  ['ада@b.example', 'ada@b.example'],
  ['+forum@b.example', '+press@b.example'],
])('%s and %s are two', (one, other) => {
  expect(mailbox(one)).not.toBe(mailbox(other))
})
