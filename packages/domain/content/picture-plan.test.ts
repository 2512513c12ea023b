import { expect, test } from 'vitest'
import { aForum, aPartner, aPartnerGroup } from '../forum/forum-builder.ts'
import { inSome } from '../localisation/localised-builder.ts'
import { aMember, aPerson } from '../people/person-builder.ts'
import { aPicture } from '../picture/picture-builder.ts'
import { aMaterial, anAlbum, aPost } from '../publication/publication-builder.ts'
import { type Content, emptyContent } from './content.ts'
import { namedFiles } from './named-files.ts'
import { picturePlan } from './picture-plan.ts'

const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const [logo, old, face, other, cover, album, inText, pdf] = ['1', '2', '3', '4', '5', '6', '7', '8'].map(uuid)

const content: Content = {
  ...emptyContent,
  forums: [
    aForum({
      year: 2025,
      speakerIds: ['face'],
      partnerGroups: [aPartnerGroup({ size: 'large', partners: [aPartner({ slug: 'now', logo: logo ?? null })] })],
    }),
    aForum({ year: 2024, partnerGroups: [aPartnerGroup({ partners: [aPartner({ slug: 'then', logo: old ?? null })] })] }),
  ],
  people: [aPerson({ slug: 'other', photo: other ?? null }), aPerson({ slug: 'face', photo: face ?? null })],
  team: [aMember({ slug: 'member', photo: face ?? null })],
  posts: [
    aPost({
      slug: 'news',
      cover: `${cover}.b2`,
      body: inSome({
        uk: [
          {
            tag: 'p',
            children: [
              { tag: 'img', file: cover ?? '' },
              { tag: 'img', file: inText ?? '' },
            ],
          },
        ],
      }),
    }),
  ],
  albums: [anAlbum({ slug: 'album', images: [aPicture({ file: album ?? '' })] })],
  materials: [aMaterial({ slug: 'report', file: pdf ?? null })],
}

test('every file is named with its record, and in its present state wherever one place tells it', () => {
  expect(namedFiles(content).map(({ file, use, owner }) => `${file} ${use} ${owner}`)).toEqual([
    `${logo} largeLogo partners/now`,
    `${old} logo partners/then`,
    `${other} portrait speakers/other`,
    `${face} portrait speakers/face`,
    `${face} portrait team_members/member`,
    `${cover}.b2 cover blog_posts/news`,
    `${cover}.b2 text blog_posts/news`,
    `${inText} text blog_posts/news`,
    `${album} gallery photos/album`,
    `${pdf} document materials/report`,
  ])
})

test('first comes what the first pages show, then lists, then single pages; a document is no picture', () => {
  const plan = picturePlan(content, 2025).map(({ file, width, format }) => `${file[0]} ${width}.${format}`)
  const at = (name: string) => plan.indexOf(name)
  expect(plan.filter((name) => name.startsWith('8'))).toEqual([])
  expect(new Set(plan).size).toBe(plan.length)
  const order = ['1 960.webp', '3 480.avif', '5 640.avif', '2 480.webp', '4 320.avif', '6 320.avif', '4 960.avif', '6 1920.avif']
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b))
  expect(order.map(at)).not.toContain(-1)
})
