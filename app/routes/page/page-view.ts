import type { Locale } from '#domain/localisation/locale.ts'
import { choose, publishedLocales } from '#domain/localisation/localised.ts'
import { isShownIn, shownIn } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import type { Services } from '../../context.server.ts'

export type ContentPageView = {
  title: string
  titleLang?: Locale
  cover: string | null
  template: 'text' | 'wide'
  text: RichText | null
  textLang?: Locale
  /** Other pages of the list. */
  others: { slug: string; title: string; titleLang?: Locale }[]
}

const mostOthers = 6

type Needs = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'pages' | 'pageBySlug'> }

/** A page that editors wrote; undefined when none of that slug is out in `locale`. */
export function contentPageView(
  { content, clock }: Needs,
  locale: Locale,
  slug: string,
): { view: ContentPageView; description: string; locales: Locale[] } | undefined {
  const now = clock.now()
  const page = content.pageBySlug(slug)
  if (!page || !isShownIn(page, locale, now)) return undefined
  const text = choose(page.body, locale)
  const others = shownIn(content.pages(), locale, now).filter((other) => other.isListed && other.slug !== slug)
  const named = titleOf(page.title, locale)
  return {
    view: {
      ...named,
      cover: page.cover,
      template: page.template,
      text: text?.value ?? null,
      ...(text && text.locale !== locale && { textLang: text.locale }),
      others: others.slice(0, mostOthers).map((other) => ({ slug: other.slug, ...titleOf(other.title, locale) })),
    },
    description: excerpt(plainText(text?.value ?? [])) || named.title,
    locales: publishedLocales(page.title),
  }
}

function titleOf(field: Parameters<typeof publishedLocales>[0], locale: Locale): { title: string; titleLang?: Locale } {
  const title = choose(field, locale)
  return { title: title?.value ?? '', ...(title && title.locale !== locale && { titleLang: title.locale }) }
}
