// Raw content before validation: flat lists, the common format of both sources.
import type { ContentName } from '@forum/content/model/model.ts'

/**
 * Rows of each collection: ids for relations, inline junction rows (`speakers: [{ speakers_id: 5, sort: 1 }]`). A file is an id or a record; `files`
 * contains the records if the source has them separately.
 */
export type RawContent = ReadonlyMap<string, readonly unknown[]>

export type ListName = ContentName | 'files'

/** One reading of a source. Digests are compared before records are parsed. */
export type RawReading = {
  digest: string
  /** Collections (`materials`) and relations (`photos.images`) that the source refused and that are therefore empty. */
  refused: readonly string[]
  /** Columns and relations that it returned (`speakers.is_active`), to notice when a right is lost later. */
  fields: readonly string[]
  parse(): RawContent
}

export type RawRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of a record or relation, which may be an object or an id; null: none. */
export function idOf(value: unknown): string | null {
  const id = isRecord(value) ? value.id : value
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id)
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null
}
