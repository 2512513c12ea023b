import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type PartnerGroupView, partnerGroupViews } from '@forum/site/app/blocks/partner-wall/partner-wall-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type PartnersView = ReturnType<typeof partnersView>

type PartnersNeeds = Pick<Services, 'settings'> & { content: Pick<Services['content'], 'forums'> }

export function partnersView({ content, settings }: PartnersNeeds, locale: Locale) {
  const year = settings.currentForumYear
  const forums = content.forums()
  return {
    year,
    groups: partnerGroupViews(forums.find((forum) => forum.year === year)?.partnerGroups ?? [], locale, 'white', true),
    /** Earlier editions with partners, newest first. */
    earlier: forums
      .filter((forum) => forum.year < year)
      .map((forum) => ({ year: forum.year, groups: partnerGroupViews(forum.partnerGroups, locale, 'ink') }))
      .filter(({ groups }) => groups.length > 0)
      .map((edition) => ({ ...edition, count: distinct(edition.groups) })),
  }
}

/** A partner can be in two groups. */
function distinct(groups: readonly PartnerGroupView[]): number {
  return new Set(groups.flatMap(({ partners }) => partners.map(({ slug }) => slug))).size
}
