import type { Locale } from '@forum/domain/localisation/locale.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import { type MaterialView, materialView } from '@forum/site/app/blocks/material-list/material-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** In the order of the page. */
const kinds = ['report', 'presentation', 'press_kit', 'brand', 'other'] as const
type Kind = (typeof kinds)[number]

export type MaterialYear = { year: number | null; kinds: { kind: Kind; materials: MaterialView[] }[] }

type MaterialsNeeds = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'materials'> }

/** Files by year (newest first, without year last) and kind. */
export function materialsView({ content, clock }: MaterialsNeeds, locale: Locale): MaterialYear[] {
  const materials = shownIn(content.materials(), locale, clock.now()).filter(({ file }) => file !== null)
  const years = [...new Set(materials.map(({ forumYear }) => forumYear))].toSorted((a, b) => (b ?? 0) - (a ?? 0))
  return years.map((year) => {
    const ofYear = materials.filter(({ forumYear }) => forumYear === year)
    return {
      year,
      kinds: kinds.flatMap((kind) => {
        const ofKind = ofYear.filter((material) => (material.kind ?? 'other') === kind)
        return ofKind.length > 0 ? [{ kind, materials: ofKind.map((material) => materialView(material, locale)) }] : []
      }),
    }
  })
}
