/** A file id with its state if known: `{uuid}` or `{uuid}.{state}`. It is part of addresses below `/assets/`, so that a replaced file gets a new address. */
export type FileId = string

/** `changed`: last change of the file, milliseconds; null: unknown. */
export function fileIdOf(uuid: string, changed: number | null): FileId {
  return changed === null ? uuid : `${uuid}.${changed.toString(36)}`
}

/** Last change of the file; null: unknown. */
export function changedAt(file: FileId): number | null {
  const state = file.split('.')[1]
  const changed = state === undefined ? Number.NaN : Number.parseInt(state, 36)
  return Number.isNaN(changed) ? null : changed
}

/** A picture of a gallery or album, with its size in pixels if known. */
export type Picture = { file: FileId; width: number | null; height: number | null; title: string | null }
