// Which pictures are made before anybody asks, and in which order: what visitors see first comes first.
import type { Content } from '../content.ts'
import { newestFirst, type Publication } from '../publication/publication.ts'
import { type FileUse, type NamedFile, namedFiles } from './named-files.ts'
import type { FileId } from './picture.ts'

/** Widths in which pictures are made, in pixels; app/ui/picture offers them to browsers. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'avif' | 'webp'

export type PlannedPicture = { file: FileId; width: PictureWidth; format: PictureFormat; isLogo: boolean }

/** Widths that pages offer of each use. Browsers without AVIF have WebP made when they ask. */
const wantedWidths: Record<Exclude<FileUse, 'document'>, readonly PictureWidth[]> = {
  logo: [480],
  largeLogo: [960],
  portrait: [320, 480, 640, 960, 1280],
  cover: [320, 480, 640, 960, 1280, 1920],
  gallery: [320, 480, 640, 960, 1280, 1920],
  text: [320, 480, 640, 960, 1280],
}

/** Hall screens show portraits in one width and format (app/routes/dashboard). */
const hallWidth = 320

/** How many of each list stand on the pages that are opened first. */
const onFrontPages = { people: 24, publications: 12 }

/**
 * The pictures to make, the most urgent first: logos, portraits and covers of the edition of `currentYear` and of the first pages of
 * lists; then the rest of the lists; then the sizes of single pages and viewers.
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

/** Large widths belong to pages of one record, which are opened from lists. */
function laterFor(width: PictureWidth): number {
  if (width <= 640) return 0
  return width === 960 ? 2 : width === 1280 ? 3 : 4
}

/** 0: on the pages that are opened first; 1: on lists; 2: behind them. */
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
