// Content as the content service delivers it, before anything is believed: flat lists, the one shape that both sources give.
import type { ContentName } from '#content/model/model.ts'

/**
 * The rows of each collection: ids for relations, junction rows inline (`speakers: [{ speakers_id: 5, sort: 1 }]`). A file is its id, or a
 * record of what is known of it; `files` holds such records apart, where the source has them apart.
 */
export type RawContent = ReadonlyMap<string, readonly unknown[]>

export type ListName = ContentName | 'files'

/** One reading of a source: cheap to compare by its digest before the records are parsed. */
export type RawReading = {
  digest: string
  /** What the source refused and what therefore came as empty: collections (`materials`) and relations (`photos.images`). */
  refused: readonly string[]
  /** Columns and relations that it gave (`speakers.is_active`), so that one which is withheld later is noticed. */
  fields: readonly string[]
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
