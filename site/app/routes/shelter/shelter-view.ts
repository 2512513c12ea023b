import { type LocalText, localText, localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type ShelterView = {
  slug: string
  title: LocalText
  /** null: not given. */
  places: number | null
  /** Names of the halls whose people go there; empty: of all. */
  halls: readonly string[]
  way: LocalText<RichText> | null
  plan: FileId | null
}

/** The shelters in the editors' order. */
export function sheltersView({ content }: Pick<Services, 'content'>, locale: Locale): ShelterView[] {
  return content.shelters().map(({ slug, title, places, roomIds, way, plan }) => ({
    slug,
    title: localTitle(title, locale),
    places,
    halls: content.rooms().flatMap((room) => (roomIds.includes(room.id) ? wordsOf(localTitle(room.title, locale)) : [])),
    way: localText(way, locale),
    plan,
  }))
}
