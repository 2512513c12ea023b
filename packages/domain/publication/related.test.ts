import { describe, expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import type { Post } from './publication.ts'
import { aPost } from './publication-builder.ts'
import { neighbours, related } from './related.ts'

function post(id: string, category: string | null = null): Post {
  return aPost({ id, title: inSome({ uk: id }), category })
}

describe('neighbours in a list from newest to oldest', () => {
  const [newest, middle, oldest] = [post('newest'), post('middle'), post('oldest')]
  const list = [newest, middle, oldest]

  test.each([
    ['newest', newest, { older: middle, newer: null }],
    ['middle', middle, { older: oldest, newer: newest }],
    ['oldest', oldest, { older: null, newer: middle }],
  ])('of the %s', (_, item, expected) => {
    expect(neighbours(item, list)).toEqual(expected)
  })

  test('what is not in the list has none', () => {
    expect(neighbours(post('other'), list)).toEqual({ older: null, newer: null })
  })
})

describe('what is related', () => {
  const item = post('item', 'tickets')
  const list = [post('a', 'forum'), post('b', 'tickets'), item, post('c'), post('d', 'tickets'), post('e', 'tickets')]
  const isNear = (other: Post) => other.category === item.category
  const slugs = (count: number) => related(item, list, count, isNear).map(({ slug }) => slug)

  test('near ones come first, in the order of the list, and never the item itself', () => {
    expect(slugs(2)).toEqual(['b', 'd'])
    expect(slugs(4)).toEqual(['b', 'd', 'e', 'a'])
    expect(slugs(9)).toEqual(['b', 'd', 'e', 'a', 'c'])
  })
})
