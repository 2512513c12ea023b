import { expect, test } from 'vitest'
import { aForum, aPartner, aPartnerGroup } from '../forum/forum-builder.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import { aPicture } from '../picture/picture-builder.ts'
import { aMaterial, anAlbum, aPost } from '../publication/publication-builder.ts'
import { type Content, emptyContent } from './content.ts'
import { findingsThatMatter, withFindings } from './picture-findings.ts'

const bad = '00000000-0000-4000-8000-000000000001.a1'
const bare = bad.slice(0, 36)
const whole = aPost({ slug: 'whole', cover: 'fine' })
const content = (own: Partial<Content>): Content => ({ ...emptyContent, ...own })
const broken = { broken: new Set([bad]), vanishing: new Map() }

test('a broken picture is absent wherever it stands; what has none stays the very same', () => {
  const text = [{ tag: 'p' as const, children: ['before ', { tag: 'img' as const, file: bare }, ' after'] }]
  const shown = withFindings(
    content({
      people: [aPerson({ photo: bad })],
      posts: [whole, aPost({ cover: bad, body: inSome({ uk: text }) })],
      albums: [anAlbum({ images: [aPicture({ file: bad }), aPicture({ file: 'fine' })] })],
    }),
    broken,
  )
  expect(shown.people[0]?.photo).toBe(null)
  expect(shown.posts[0]).toBe(whole)
  expect([shown.posts[1]?.cover, shown.posts[1]?.body.uk]).toEqual([null, [{ tag: 'p', children: ['before ', ' after'] }]])
  expect(shown.albums[0]?.images.map(({ file }) => file)).toEqual(['fine'])
})

test('a document that is no picture stays, without the cover that it was taken for', () => {
  const { materials } = withFindings(content({ materials: [aMaterial({ file: bad, cover: bad })] }), broken)
  expect(materials.map(({ file, cover }) => [file, cover])).toEqual([[bad, null]])
})

const wall = (logo: string | null, logoDark: string | null) =>
  content({ forums: [aForum({ partnerGroups: [aPartnerGroup({ partners: [aPartner({ logo, logoDark })] })] })] })
const vanishing = {
  broken: new Set<string>(),
  vanishing: new Map([
    ['pale', 'white'],
    ['dark', 'ink'],
  ] as const),
}

test.each([
  ['pale', null, null, 'pale'],
  ['pale', 'other', null, 'other'],
  ['dark', null, 'dark', null],
  ['dark', 'pale', 'dark', 'pale'],
  ['other', 'dark', 'other', null],
])('of the logos %s and %s, for white stands %s and for ink %s', (logo, logoDark, onWhite, onInk) => {
  const partner = withFindings(wall(logo, logoDark), vanishing).forums[0]?.partnerGroups[0]?.partners[0]
  expect([partner?.logo, partner?.logoDark]).toEqual([onWhite, onInk])
})

test('pages change only with findings that change them', () => {
  const matter = (of: Content, findings: Parameters<typeof findingsThatMatter>[1]) =>
    findingsThatMatter(of, findings, (file) => file === bad)
  expect(matter(wall('dark', 'pale'), vanishing)).toEqual([])
  expect(matter(wall('pale', null), vanishing)).toHaveLength(1)
  expect(matter(content({}), { ...broken, broken: new Set([bad, 'unnamed']) })).toEqual([bad])
})
