// Findings about pictures, and the content after applying them: broken pictures are removed, and logos are moved to a background on which they are
// visible.

import type { Partner } from '../forum/forum.ts'
import type { FileId } from '../picture/picture.ts'
import type { Content } from './content.ts'
import { uuidOf } from './named-files.ts'

/** The background on which a logo is invisible. */
export type Ground = 'white' | 'ink'

export type PictureFindings = {
  broken: ReadonlySet<FileId>
  vanishing: ReadonlyMap<FileId, Ground>
}

/** Names of findings that change pages. */
export function findingsThatMatter(
  content: Content,
  { broken, vanishing }: PictureFindings,
  isNamed: (file: FileId) => boolean,
): string[] {
  const partners = content.forums.flatMap(({ partnerGroups }) => partnerGroups.flatMap((group) => group.partners))
  const onWhite = partners.flatMap(({ logo }) => (logo && vanishing.get(logo) === 'white' ? [`${logo} white`] : []))
  const onInk = partners.flatMap(({ logoDark }) => (logoDark && vanishing.get(logoDark) === 'ink' ? [`${logoDark} ink`] : []))
  return [...[...broken].filter(isNamed), ...new Set([...onWhite, ...onInk])].toSorted()
}

/** `content` without broken pictures, and with visible logos. */
export function withFindings(content: Content, { broken, vanishing }: PictureFindings): Content {
  // Texts name files without their state.
  const names = new Set([...broken].flatMap((file) => [file, uuidOf(file)]))
  const whole = broken.size > 0 ? without(content, names) : content
  if (vanishing.size === 0) return whole
  const forums = whole.forums.map((forum) => ({
    ...forum,
    partnerGroups: forum.partnerGroups.map((group) => ({
      ...group,
      partners: group.partners.map((partner) => onSeenGround(partner, vanishing)),
    })),
  }))
  return { ...whole, forums }
}

/** If there is no logo for its background, the partner wall inverts the other one (site/app/blocks/partner-wall). */
function onSeenGround(partner: Partner, vanishing: PictureFindings['vanishing']): Partner {
  const onWhite = (file: FileId | null) => (file && vanishing.get(file) !== 'white' ? file : null)
  const onInk = (file: FileId | null) => (file && vanishing.get(file) !== 'ink' ? file : null)
  const { logo, logoDark } = partner
  const isSwitched = logo !== null && vanishing.get(logo) === 'white'
  return { ...partner, logo: onWhite(logo), logoDark: onInk(logoDark) ?? (isSwitched ? logo : null) }
}

const fileFields: ReadonlySet<string> = new Set(['photo', 'cover', 'logo', 'logoDark', 'image'])

/** Removes broken files: fields become null, pictures of galleries and texts are dropped. Unchanged parts keep their identity. */
function without<T>(value: T, broken: ReadonlySet<FileId>): T {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isBrokenPicture(item, broken)).map((item) => without(item, broken))
    const isSame = kept.length === value.length && kept.every((item, index) => item === value[index])
    return isSame ? value : (kept as T)
  }
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).map(([name, field]) => {
    if (typeof field === 'string') return [name, fileFields.has(name) && broken.has(field) ? null : field]
    return [name, without(field, broken)]
  })
  const isSame = fields.every(([name, field]) => field === (value as Record<string, unknown>)[name as string])
  return isSame ? value : Object.fromEntries(fields)
}

/** Records with a `file` field are documents, not pictures. */
function isBrokenPicture(item: unknown, broken: ReadonlySet<FileId>): boolean {
  return typeof item === 'object' && item !== null && 'file' in item && !('slug' in item) && broken.has(item.file as FileId)
}
