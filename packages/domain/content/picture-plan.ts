// Which pictures are generated in advance, in which order.
import type { FileUse, NamedFile } from '../file/named-file.ts'
import type { FileId } from '../picture/picture.ts'
import { newestFirst, type Publication } from '../publication/publication.ts'
import type { Content } from './content.ts'
import { namedFiles } from './named-files.ts'

/** Widths of generated pictures, in pixels; packages/design/ui/picture offers them to browsers. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'avif' | 'webp'

export type PlannedPicture = { file: FileId; width: PictureWidth; format: PictureFormat; isLogo: boolean }

/** Widths used for each purpose, as AVIF. WebP is generated on demand. */
const wantedWidths: Record<Exclude<FileUse, 'document'>, readonly PictureWidth[]> = {
  logo: [480],
  largeLogo: [960],
  portrait: [320, 480, 640, 960, 1280],
  cover: [320, 480, 640, 960, 1280, 1920],
  gallery: [320, 480, 640, 960, 1280, 1920],
  text: [320, 480, 640, 960, 1280],
}

/** Hall screens use one width and format for portraits (site/app/routes/dashboard). */
const hallWidth = 320

/** Number of items on the most visited pages. */
const onFrontPages = { people: 24, publications: 12 }

/**
 * Pictures by priority: logos, portraits and covers of the edition of `currentYear` and of lists' first pages; then the rest of the lists; then large
 * sizes for single pages.
 */
export function picturePlan(content: Content, currentYear: number): PlannedPicture[] {
  const tierOf = tiers(content, currentYear)
  const planned = new Map<string, { picture: PlannedPicture; rank: number }>()
  for (const named of namedFiles(content)) {
    if (named.use === 'document') continue
    const { file, use } = named
    const isLogo = use === 'logo' || use === 'largeLogo'
    const plan = (width: PictureWidth, format: PictureFormat, rank: number) => {
      const key = `${file}-${width}.${format}`
      const known = planned.get(key)
      if (!known || rank < known.rank) planned.set(key, { picture: { file, width, format, isLogo }, rank })
    }
    const tier = tierOf(named)
    for (const width of wantedWidths[use]) plan(width, isLogo ? 'webp' : 'avif', tier + (isLogo ? 0 : laterFor(width)))
    if (use === 'portrait') plan(hallWidth, 'webp', tier + 1)
  }
  return [...planned.values()].toSorted((a, b) => a.rank - b.rank).map(({ picture }) => picture)
}

/** Large widths are for single pages, which are opened from lists. */
function laterFor(width: PictureWidth): number {
  if (width <= 640) return 0
  return width === 960 ? 2 : width === 1280 ? 3 : 4
}

/** Priority: 0 most visited pages, 1 lists, 2 other pages. */
function tiers(content: Content, currentYear: number): (named: NamedFile) => number {
  const current = content.forums.find(({ year }) => year === currentYear)
  const first = new Set([`forums/${currentYear}`])
  for (const { partners } of current?.partnerGroups ?? []) for (const { slug } of partners) first.add(`partners/${slug}`)
  const slugs = new Map(content.people.map(({ id, slug }) => [id, slug]))
  const owners = (current?.speakerIds ?? []).map((id) => `speakers/${slugs.get(id)}`)
  for (const owner of owners.slice(0, onFrontPages.people)) first.add(owner)
  const lists = { blog_posts: content.posts, videos: content.videos, photos: content.albums }
  for (const [collection, list] of Object.entries<readonly Publication[]>(lists))
    for (const { slug } of newestFirst(list).slice(0, onFrontPages.publications)) first.add(`${collection}/${slug}`)
  return ({ owner, use }) => {
    if (use === 'gallery' || use === 'text') return 2
    return first.has(owner) ? 0 : 1
  }
}
