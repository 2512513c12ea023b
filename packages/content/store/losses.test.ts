import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { aForum, aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { anAlbum } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { lossesOf } from './losses.ts'

const many = <T>(count: number, make: (id: string) => T) => Array.from({ length: count }, (_, index) => make(String(index + 1)))
const ids = (count: number) => many(count, (id) => id)
const people = (count: number): Partial<Content> => ({ people: many(count, (id) => aPerson({ id, slug: `p-${id}` })) })
const edition = (own: Parameters<typeof aForum>[0]): Partial<Content> => ({ forums: [aForum({ id: '1', year: 2025, ...own })] })
const events = (count: number) => many(count, (id) => anEvent({ id, slug: `e-${id}` }))
const partners = (count: number) => [aPartnerGroup({ id: '1', partners: many(count, (id) => aPartner({ id, slug: id })) })]

const lost = (before: Partial<Content>, after: Partial<Content>) =>
  lossesOf({ ...emptyContent, ...before }, { ...emptyContent, ...after }).map(({ name, before, after }) => [name, before, after])

test.each<[string, Partial<Content>, Partial<Content>, string | null]>([
  ['more than half of the people', people(12), people(5), 'people'],
  ['half of the people', people(12), people(6), null],
  ['the last three people', people(3), people(0), 'people'],
  ['the last two people', people(2), people(0), null],
  ['four of seven people', people(7), people(3), null],
  ['the speakers of an edition', edition({ speakerIds: ids(186) }), edition({ speakerIds: ids(90) }), 'forums.2025.speakerIds'],
  ['a few speakers of an edition', edition({ speakerIds: ids(186) }), edition({ speakerIds: ids(180) }), null],
  ['the sessions of an edition', edition({ events: events(40) }), edition({ events: [] }), 'forums.2025.events'],
  [
    'the partners of an edition',
    edition({ partnerGroups: partners(9) }),
    edition({ partnerGroups: partners(2) }),
    'forums.2025.partnerGroups.partners',
  ],
  ['two of three sessions', edition({ events: events(3) }), edition({ events: events(1) }), null],
  ['what was never there', edition({ events: [] }), edition({ events: [] }), null],
  ['a year that is gone as a whole', edition({ events: events(40) }), {}, null],
])('losing %s: %#', (_, before, after, name) => {
  const names = lost(before, after).map(([given]) => given)
  expect(names).toEqual(name === null ? [] : [name])
})

test('what grows is no loss, nor what is replaced by others', () => {
  expect(lost(people(5), people(50))).toEqual([])
  const others = { people: many(8, (id) => aPerson({ id: `new-${id}`, slug: `n-${id}` })) }
  expect(lost(people(8), others)).toEqual([])
})

test('albums are judged each by itself', () => {
  const album = (id: string, count: number) =>
    anAlbum({
      id,
      slug: `a-${id}`,
      images: many(count, (file) => ({ file: file as never, width: null, height: null, title: null })),
    })
  expect(lost({ albums: [album('1', 30), album('2', 30)] }, { albums: [album('1', 30), album('2', 10)] })).toEqual([
    ['albums.a-2.images', 30, 10],
  ])
})
