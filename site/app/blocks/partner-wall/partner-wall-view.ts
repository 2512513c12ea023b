import type { PartnerGroup } from '@forum/domain/forum/forum.ts'
import { type LocalText, localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, type Localised, textIn } from '@forum/domain/localisation/localised.ts'
import { plainText, type RichText } from '@forum/domain/rich-text/rich-text.ts'

export type PartnerGroupView = ReturnType<typeof partnerGroupViews>[number]

/** Groups with partners published in `locale`; on `ink` the logo for dark backgrounds first. `isFull`: with descriptions. */
export function partnerGroupViews(groups: readonly PartnerGroup[], locale: Locale, theme: 'ink' | 'white', isFull = false) {
  return groups.flatMap((group) => {
    const partners = group.partners.filter((partner) => isPublishedIn(partner.title, locale))
    if (partners.length === 0) return []
    return {
      id: group.id,
      title: isPublishedIn(group.title, locale) ? textIn(group.title, locale) : '',
      size: group.size,
      partners: partners.map(({ slug, title, logo, logoDark, url, description }) => {
        const made = theme === 'ink' ? logoDark : logo
        return {
          slug,
          name: textIn(title, locale),
          logo: made ?? logo ?? logoDark,
          isInked: made === null,
          url,
          /** Description; null: names only. */
          about: isFull ? aboutOf(description, locale) : null,
        }
      }),
    }
  })
}

function aboutOf(description: Localised<RichText>, locale: Locale): LocalText<RichText> | null {
  const about = localText(description, locale)
  return about && plainText(wordsOf(about)) !== '' ? about : null
}
