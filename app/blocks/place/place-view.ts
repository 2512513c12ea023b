import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { choose, textIn } from '#domain/localisation/localised.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'

export type PlaceView = { venue: string; address: string; note: RichText | null; noteLang?: Locale; mapUrl: string | null }

/** Where an edition is held and what is to be known about coming there; null while neither hall nor address is known. */
export function placeView(forum: Forum, locale: Locale): PlaceView | null {
  const venue = textIn(forum.venue, locale)
  const address = textIn(forum.address, locale)
  if (!venue && !address) return null
  const note = choose(forum.registrationNote, locale)
  return {
    venue,
    address,
    note: note?.value ?? null,
    ...(note && note.locale !== locale && { noteLang: note.locale }),
    mapUrl: forum.mapUrl,
  }
}
