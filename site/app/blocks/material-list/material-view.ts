import { localTitle } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { fileSize } from '#domain/publication/file-size.ts'
import type { Material } from '#domain/publication/publication.ts'

export type MaterialView = ReturnType<typeof materialView>

export function materialView({ id, title, file, format, size, cover }: Material, locale: Locale) {
  return {
    id,
    title: localTitle(title, locale),
    file: file ?? '',
    format,
    cover,
    size: size === null ? null : fileSize(size, locale),
  }
}
