/**
 * Names a file of the content service, and the state that it is in where that is known: `{uuid}` or `{uuid}.{state}`. Addresses below
 * `/assets/` are made of it, so that a file which was replaced has another address.
 */
export type FileId = string

/** `changed`: when the file last did, in milliseconds; null: unknown. */
export function fileIdOf(uuid: string, changed: number | null): FileId {
  return changed === null ? uuid : `${uuid}.${changed.toString(36)}`
}

/** A picture of a gallery or an album; width and height in pixels where the content service knows them. */
export type Picture = { file: FileId; width: number | null; height: number | null; title: string | null }
