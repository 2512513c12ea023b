// Every word, for what runs on the server only: loaders, and the views that these make. The build fails where a browser would be sent this.
import type { Locale } from '#domain/localisation/locale.ts'
import type { Catalogue } from '#messages/catalogue.ts'
import { wordsIn } from '../locale.tsx'

/** All words of `locale`, those too that no page of a browser has. */
export function everyWordIn(locale: Locale): Catalogue {
  return wordsIn(locale) as Catalogue
}
