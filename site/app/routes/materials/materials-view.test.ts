import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Material } from '@forum/domain/publication/publication.ts'
import { aMaterial } from '@forum/domain/publication/publication-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { expect, it } from 'vitest'
import { materialsView } from './materials-view.ts'

const material = (slug: string, own: Partial<Material> = {}): Material =>
  aMaterial({ slug, title: inSome({ uk: slug }), forumYear: 2025, file: 'file', kind: 'report', size: 1000, ...own })

const view = (materials: Material[], locale: 'uk' | 'en' = 'uk') => materialsView(servicesWith({ materials }), locale)

const outline = (materials: Material[]) =>
  view(materials).map(({ year, kinds }) => [
    year,
    ...kinds.map(({ kind, materials: files }) => [kind, ...files.map(({ id }) => id)]),
  ])

it('stand by year, newest first, and by kind; what has neither comes last', () => {
  const materials = [
    material('a', { forumYear: null }),
    material('b', { forumYear: 2023 }),
    material('c', { kind: null }),
    material('d', { kind: 'presentation' }),
    material('e'),
    material('f'),
  ]
  expect(outline(materials)).toEqual([
    [2025, ['report', 'e', 'f'], ['presentation', 'd'], ['other', 'c']],
    [2023, ['report', 'b']],
    [null, ['report', 'a']],
  ])
})

it('leave out what has no file, is not out yet or is not published in the language', () => {
  const hidden = [
    material('no file', { file: null }),
    material('tomorrow', { published: before + 1 }),
    material('elsewhere', { title: inSome({ uk: '-', en: 'Yes' }) }),
  ]
  expect(view(hidden)).toEqual([])
})

it('say their size, and their language when it is not the page’s', () => {
  const [year] = view([material('а'), material('б', { size: null })], 'en')
  expect(year?.kinds[0]?.materials).toEqual([
    { id: 'а', title: { text: 'а', lang: 'uk' }, file: 'file', cover: null, format: null, size: '1\u00a0kB' },
    { id: 'б', title: { text: 'б', lang: 'uk' }, file: 'file', cover: null, format: null, size: null },
  ])
})
