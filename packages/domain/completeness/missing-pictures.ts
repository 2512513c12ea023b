import type { Content } from '../content/content.ts'
import { locales } from '../localisation/locale.ts'
import type { RichElement, RichText } from '../rich-text/rich-text.ts'
import type { FindingOf } from './finding.ts'
import type { WrittenRecord } from './written-record.ts'

type Picture = FindingOf<'picture'>

/** Records without a picture that pages would show, and pictures in texts without alternative text. */
export function missingPictures(content: Content, records: readonly WrittenRecord[]): Picture[] {
  const lacking = new Map<string, Picture['lacks']>([
    ...idsOf('speakers', content.people, ({ photo }) => photo === null, 'photo' as const),
    ...idsOf('team_members', content.team, ({ photo }) => photo === null, 'photo' as const),
    ...idsOf('blog_posts', content.posts, ({ cover }) => cover === null, 'cover' as const),
    ...idsOf('videos', content.videos, ({ cover }) => cover === null, 'cover' as const),
    ...idsOf('photos', content.albums, ({ images }) => images.length === 0, 'images' as const),
    ...idsOf('photos', content.albums, ({ images }) => images.some(({ title }) => title === null), 'alternative' as const),
    ...idsOf('forums', content.forums, ({ gallery }) => gallery.some(({ title }) => title === null), 'alternative' as const),
  ])
  return records.flatMap(({ record, years, richTexts }) => {
    const own = lacking.get(`${record.collection}/${record.id}`)
    const texts = Object.values(richTexts).flatMap((text) => locales.flatMap((locale) => text[locale] ?? []))
    const isSilent = own !== 'alternative' && elementsIn(texts).some(isSilentPicture)
    const lacks = [...(own ? [own] : []), ...(isSilent ? ['alternative' as const] : [])]
    return lacks.map((one) => ({ kind: 'picture' as const, record, years, lacks: one }))
  })
}

function idsOf<T extends { id: string }, L>(
  collection: string,
  items: readonly T[],
  isLacking: (item: T) => boolean,
  lacks: L,
): [string, L][] {
  return items.filter(isLacking).map(({ id }) => [`${collection}/${id}`, lacks])
}

function isSilentPicture({ tag, attributes }: RichElement): boolean {
  return tag === 'img' && (attributes?.alt ?? '').trim() === ''
}

/** All elements of the tree. */
export function elementsIn(nodes: RichText): RichElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children ?? [])]))
}
