import { type LocalText, localText, localTitle, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { publishedLocales } from '@forum/domain/localisation/localised.ts'
import { isShownIn, shownIn } from '@forum/domain/publication/publication.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '@forum/domain/rich-text/rich-text.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type ContentPageView = {
  title: LocalText
  cover: string | null
  template: 'text' | 'wide'
  text: LocalText<RichText> | null
  /** Other pages of the list. */
  others: { slug: string; title: LocalText }[]
}

const maxOthers = 6

type ContentPageNeeds = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'pages' | 'pageBySlug'> }

/** An editors' page; undefined: not published in `locale`. */
export function contentPageView(
  { content, clock }: ContentPageNeeds,
  locale: Locale,
  slug: string,
): { view: ContentPageView; description: string; locales: Locale[] } | undefined {
  const now = clock.now()
  const page = content.pageBySlug(slug)
  if (!page || !isShownIn(page, locale, now)) return undefined
  const text = localText(page.body, locale)
  const others = shownIn(content.pages(), locale, now).filter((other) => other.isListed && other.slug !== slug)
  const title = localTitle(page.title, locale)
  return {
    view: {
      title,
      cover: page.cover,
      template: page.template,
      text,
      others: others.slice(0, maxOthers).map((other) => ({ slug: other.slug, title: localTitle(other.title, locale) })),
    },
    description: excerpt(plainText(wordsInPageLanguage(text) ?? [])) || wordsOf(title),
    locales: publishedLocales(page.title),
  }
}
