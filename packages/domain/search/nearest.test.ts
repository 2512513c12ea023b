import { expect, test } from 'vitest'
import { nearestWords } from './nearest.ts'

const texts = ['Інфляція очікувань', 'Оборонні технології: від гаража', 'Олена Горбенко', 'Дем’яненко', 'Чому дрон']

test.each([
  ['інфлція', ['інфляція']],
  ['ифнляція', ['інфляція']],
  ['Горбено', ['горбенко']],
  ['демяненка', ['дем’яненко']],
  ['дрно', ['дрон']],
  ['такого немає', []],
  ['дім', []],
  ['', []],
])('near %j are %j', (query, expected) => expect(nearestWords(texts, query)).toEqual(expected))

test('the nearest come first, words of one root once, at most as many as asked for', () => {
  expect(nearestWords(['гарант гаранта', 'гарянт', 'гарани'], 'гаран', 2)).toEqual(['гарант', 'гарани'])
})
