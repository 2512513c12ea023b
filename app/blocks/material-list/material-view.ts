import { type LocalText, localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { DocumentFormat } from '#domain/picture/document-format.ts'
import { fileSize } from '#domain/publication/file-size.ts'
import type { Material } from '#domain/publication/publication.ts'

export type MaterialView = {
  id: string
  title: LocalText
  file: string
  format: DocumentFormat | null
  size: string | null
  cover: string | null
}

export function materialView({ id, title, file, format, size, cover }: Material, locale: Locale): MaterialView {
  return {
    id,
    title: localTitle(title, locale),
    file: file ?? '',
    format,
    cover,
    size: size === null ? null : fileSize(size, locale),
  }
}
