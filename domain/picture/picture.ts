/**
 * Names a file of the content service, and the state that it is in where that is known: `{uuid}` or `{uuid}.{state}`. Addresses below
 * `/assets/` are made of it, so that a file which was replaced has another address.
 */
export type FileId = string

/** `changed`: when the file last did, in milliseconds; null: unknown. */
export function fileIdOf(uuid: string, changed: number | null): FileId {
  return changed === null ? uuid : `${uuid}.${changed.toString(36)}`
}

/** When the file that is named so changed last; null: its name does not say. */
export function changedAt(file: FileId): number | null {
  const state = file.split('.')[1]
  const changed = state === undefined ? Number.NaN : Number.parseInt(state, 36)
  return Number.isNaN(changed) ? null : changed
}

/** A picture of a gallery or an album; width and height in pixels where the content service knows them. */
export type Picture = { file: FileId; width: number | null; height: number | null; title: string | null }

export const blankPicture: Picture = { file: '', width: null, height: null, title: null }
