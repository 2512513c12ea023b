// Content as the content service delivers it, before anything is believed: the one shape that both sources give.

/** Collections that the site lists as a whole, besides the forums. */
export const listedCollections = [
  'rooms',
  'speakers',
  'events',
  'side_events',
  'team_members',
  'blog_posts',
  'pages',
  'videos',
  'photos',
  'materials',
  'contacts',
  'documents',
] as const

export type ListedCollection = (typeof listedCollections)[number]

/** Forums with everything below them nested; the other collections as lists of records. */
export type RawContent = Record<ListedCollection, readonly unknown[]> & { forums: readonly unknown[] }

/** One reading of a source: cheap to compare by its digest before the records are parsed. */
export type RawReading = {
  digest: string
  /** What the source refused and what therefore came as empty: collections (`materials`) and relations (`photos.images`). */
  refused: readonly string[]
  parse(): RawContent
}

export type RawRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of a record or of a relation, which may be given as an object or as the id itself; null when there is none. */
export function idOf(value: unknown): string | null {
  const id = isRecord(value) ? value.id : value
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id)
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null
}
