import { localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { fileSize } from '@forum/domain/publication/file-size.ts'
import type { Material } from '@forum/domain/publication/publication.ts'

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
