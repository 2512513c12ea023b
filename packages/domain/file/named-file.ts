// The files that a record names: only these are ever fetched. A list says beside the type of its records which files they name.
import { locales } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** How pages use a file; it decides the widths. */
export type FileUse = 'logo' | 'largeLogo' | 'portrait' | 'cover' | 'gallery' | 'text' | 'document'

export type NamedFile = {
  file: FileId
  use: FileUse
  /** A picture in one place and a document in another. */
  isDocumentToo?: boolean
  /** Collection and slug or id of the record (`speakers/olena-horbenko`). */
  owner: string
}

export function namedOnce(file: FileId | null, use: FileUse, owner: string): NamedFile[] {
  return file ? [{ file, use, owner }] : []
}

export function namedInGallery(pictures: readonly Picture[], owner: string): NamedFile[] {
  return pictures.map(({ file }) => ({ file, use: 'gallery', owner }))
}

export function namedInText(text: Localised<RichText>, owner: string): NamedFile[] {
  return locales.flatMap((locale) => inTree(text[locale] ?? [], owner))
}

function inTree(tree: RichText, owner: string): NamedFile[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [...namedOnce(node.file ?? null, 'text', owner), ...inTree(node.children ?? [], owner)],
  )
}
