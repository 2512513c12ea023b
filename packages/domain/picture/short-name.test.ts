import { expect, test } from 'vitest'
import { emptyContent } from '../content/content.ts'
import { namedFiles, putByName } from '../content/named-files.ts'
import type { NamedFile } from '../file/named-file.ts'
import { aPost } from '../publication/publication-builder.ts'
import { documentPath, shortName } from './short-name.ts'

const uuid = '82240b40-0e71-5340-a5af-53f9e6ad9fcb'

test('a file has nine signs for its UUID, its state after them', () => {
  expect(shortName(uuid)).toMatch(/^[0-9a-z]{9}$/)
  expect(shortName(`${uuid}.a1`)).toBe(`${shortName(uuid)}.a1`)
  expect(shortName('cover')).toBe('cover')
})

test('files whose ids somebody counted up, or began alike, have names of their own', () => {
  const ends = Array.from({ length: 3000 }, (_, index) => String(index).padStart(12, '0'))
  const ids = ends.flatMap((end) => ['1', '2'].map((first) => `${first}0000000-0000-4000-8000-${end}`))
  expect(new Set(ids.map(shortName)).size).toBe(ids.length)
})

test('what the content names is found by the UUID and by the short name', () => {
  const files = new Map<string, NamedFile>()
  putByName(files, namedFiles({ ...emptyContent, posts: [aPost({ cover: `${uuid}.a1` })] }))
  expect([uuid, shortName(uuid), uuid.slice(1)].map((name) => files.get(name)?.file)).toEqual([
    `${uuid}.a1`,
    `${uuid}.a1`,
    undefined,
  ])
})

test('of two files with one short name nobody is shown the other, however often they are named', () => {
  const [one, other] = ['ac4d9802-c186-44ca-8f3e-cff435af8ee4', '9cd8e73b-9ae3-4651-867b-bea1d6b7f095']
  expect(shortName(one)).toBe(shortName(other))
  const files = new Map<string, NamedFile>()
  putByName(files, namedFiles({ ...emptyContent, posts: [one, other, one].map((cover) => aPost({ cover })) }))
  expect([one, other, shortName(one)].map((name) => files.get(name)?.file)).toEqual([one, other, undefined])
})

test('pages lead to a document by its short name and state', () => {
  const id = '33aec0a2-edd9-5bfd-9459-d74339f07340'
  expect(documentPath(`${id}.a1`)).toBe(`/assets/${shortName(id)}.a1/asset.pdf`)
})
