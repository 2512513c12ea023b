import type { Forum } from '@forum/domain/forum/forum.ts'
import { type LocalText, localText } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'

export type PlaceView = { venue: string; address: string; note: LocalText<RichText> | null; mapUrl: string | null }

/** Venue of an edition and how to get there; null: unknown. */
export function placeView(forum: Forum, locale: Locale): PlaceView | null {
  const venue = textIn(forum.venue, locale)
  const address = textIn(forum.address, locale)
  if (!venue && !address) return null
  return {
    venue,
    address,
    note: localText(forum.registrationNote, locale),
    mapUrl: forum.mapUrl,
  }
}
