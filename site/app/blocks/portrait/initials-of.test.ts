import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Олена Горбенко', 'ОГ'],
  ['Олександра-Вікторія Нечипоренко-Перебийнісова', 'ОН'],
  ['ігор  їжак', 'ІЇ'],
  ['Вітске ван дер Полдер', 'ВВ'],
  ['Dr. Imogen Thwaite', 'IT'],
  ['«Мавка»', ''],
  ['Мадонна', 'М'],
  ['', ''],
])('of %j are %j', (name, expected) => expect(initialsOf(name)).toBe(expected))
