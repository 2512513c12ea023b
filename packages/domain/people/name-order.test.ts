import { expect, test } from 'vitest'
import { compareNames } from './name-order.ts'

const sorted = (names: readonly string[]) => names.toSorted(compareNames)

test.each(["'", '’', '‘', 'ʼ', 'ʻ', '‛', '`', '´', '′', 'ʹ', '＇', 'ˈ', ''])(
  'a family stays together and in the order of its first names, typed with %j',
  (sign) => {
    const inOrder = [
      'Демидюк',
      'Демченко',
      'Дем’яненко Яна',
      'Дем’янчук Андрій',
      `Дем${sign}янчук Іван`,
      'Дем’янчук Яна',
      'Деркач',
    ]
    expect(sorted(inOrder.toReversed())).toEqual(inOrder)
  },
)

test.each([
  [['Гай', 'Ґалаґан', 'Ґудзь', 'Дзюба']],
  [['Ева', 'Ёлкин', 'Ельцин', 'Євген', 'Жук']],
  [['Зубко', 'Ибрагимов', 'Іван', 'Їжак', 'Йосип', 'Кий']],
  [['Сорока', 'Сорока-Біла', 'Сорокін']],
  [['d’Arc', "D'Arcy", 'O’Neil', 'Oneill', 'Ostap']],
  [['Łukasz', 'Lutz']],
  [['Ряд 2', 'Ряд 10']],
])('%j are in the order of Ukrainian', (names) => expect(sorted(names.toReversed())).toEqual(names))

test('names that differ by the apostrophe alone have one order', () => {
  const one = ['Демʼянко', "Дем'янко", 'Демянко', 'Дем’янко']
  expect(sorted(one)).toEqual(sorted(one.toReversed()))
})
