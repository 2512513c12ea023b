import { describe, expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import { isOut, isShownIn, newestFirst, type Publication, shownIn } from './publication.ts'
import { aPublication } from './publication-builder.ts'

const now = Date.UTC(2025, 8, 9, 6)

function publication(
  slug: string,
  published: number | null,
  title: Partial<Publication['title']> = { uk: 'Назва' },
): Publication {
  return aPublication({ slug, title: inSome(title), published })
}

test('newest first, undated last, equal dates as they came', () => {
  const list = [publication('old', 1), publication('undated', null), publication('new', 3), publication('new too', 3)]
  expect(newestFirst(list).map(({ slug }) => slug)).toEqual(['new', 'new too', 'old', 'undated'])
})

test('an undated item stands where it was written: after what had a date then, before what came later', () => {
  const dated: [string, number | null][] = [
    ['1', null],
    ['2', 100],
    ['3', 500],
    ['4', null],
    ['5', null],
    ['6', 300],
    ['7', 900],
  ]
  const list = dated.map(([id, published]) => aPublication({ id, published }))
  expect(newestFirst(list).map(({ id }) => id)).toEqual(['7', '5', '4', '3', '6', '2', '1'])
})

test.each([
  ['a millisecond before now', now - 1, true],
  ['now', now, true],
  ['a millisecond after now', now + 1, false],
  ['without a date', null, true],
])('dated %s', (_, published, expected) => {
  expect(isOut(publication('item', published), now)).toBe(expected)
})

describe('what a visitor can read', () => {
  const list = [
    publication('later', now + 1),
    publication('in all', now, inSome({ uk: 'Так', en: 'Yes', ru: 'Да' })),
    publication('not in Russian', now - 1, inSome({ uk: 'Так', en: 'Yes', ru: '-' })),
    publication('in Ukrainian by fallback', now - 2, { uk: 'Так' }),
  ]

  test.each([
    ['uk', ['in all', 'not in Russian', 'in Ukrainian by fallback']],
    ['en', ['in all', 'not in Russian', 'in Ukrainian by fallback']],
    ['ru', ['in all', 'in Ukrainian by fallback']],
  ] as const)('in %s', (locale, slugs) => {
    expect(shownIn(list, locale, now).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('one by one it is the same', () => {
    expect(list.map((item) => isShownIn(item, 'ru', now))).toEqual([false, true, false, true])
  })
})
