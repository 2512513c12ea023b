import type { PartnerGroup } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'

/** Partners of one group as the wall draws them. */
export type PartnerGroupView = {
  id: string
  title: string
  size: PartnerGroup['size']
  partners: readonly { slug: string; name: string; logo: string | null; isInked: boolean; url: string | null }[]
}

/** Groups with partners published in `locale`; the logo for dark grounds first where the wall is `ink`. */
export function partnerGroupViews(groups: readonly PartnerGroup[], locale: Locale, theme: 'ink' | 'white'): PartnerGroupView[] {
  return groups.flatMap((group) => {
    const partners = group.partners.filter((partner) => isPublishedIn(partner.title, locale))
    if (partners.length === 0) return []
    return {
      id: group.id,
      title: isPublishedIn(group.title, locale) ? textIn(group.title, locale) : '',
      size: group.size,
      partners: partners.map(({ slug, title, logo, logoDark, url }) => {
        const made = theme === 'ink' ? logoDark : logo
        return { slug, name: textIn(title, locale), logo: made ?? logo ?? logoDark, isInked: made === null, url }
      }),
    }
  })
}
