import type { Locale } from '#domain/localisation/locale.ts'
import { choose } from '#domain/localisation/localised.ts'
import { shownIn } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText } from '#domain/rich-text/rich-text.ts'
import { sectionsOf } from '#domain/rich-text/sections.ts'
import type { Services } from '../../context.server.ts'

export type PageCard = {
  slug: string
  title: string
  titleLang?: Locale
  /** How its text begins. */
  summary: string
  summaryLang?: Locale
  cover: string | null
}

const summaryLength = 140

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'pages'> }

/** The pages that their editors want in the list. */
export function pagesView({ content, clock }: Needs, locale: Locale): PageCard[] {
  return shownIn(content.pages(), locale, clock.now())
    .filter((page) => page.isListed)
    .map(({ slug, title, body, cover }) => {
      const shownTitle = choose(title, locale)
      const text = choose(body, locale)
      return {
        slug,
        title: shownTitle?.value ?? '',
        ...(shownTitle && shownTitle.locale !== locale && { titleLang: shownTitle.locale }),
        summary: excerpt(plainText(sectionsOf(text?.value ?? [])[0]?.nodes ?? []), summaryLength),
        ...(text && text.locale !== locale && { summaryLang: text.locale }),
        cover,
      }
    })
}
