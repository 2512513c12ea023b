import type { Locale } from '#domain/localisation/locale.ts'
import { choose } from '#domain/localisation/localised.ts'
import { fileSize } from '#domain/publication/file-size.ts'
import type { Material } from '#domain/publication/publication.ts'

export type MaterialView = { id: string; title: string; titleLang?: Locale; file: string; size: string | null }

/** A file that can be opened. */
export function materialView({ id, title, file, size }: Material, locale: Locale): MaterialView {
  const chosen = choose(title, locale)
  return {
    id,
    title: chosen?.value ?? '',
    ...(chosen && chosen.locale !== locale && { titleLang: chosen.locale }),
    file: file ?? '',
    size: size === null ? null : fileSize(size, locale),
  }
}
