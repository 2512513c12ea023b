import { localText, localTitle, withWords, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { isHeaded, sectionsOf } from '@forum/domain/rich-text/sections.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type PageCard = ReturnType<typeof pagesView>[number]

const summaryLength = 140
const maxTopics = 6

type ContentPagesNeeds = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'pages'> }

/** Pages that editors put in the list. */
export function pagesView({ content, clock }: ContentPagesNeeds, locale: Locale) {
  return shownIn(content.pages(), locale, clock.now())
    .filter((page) => page.isListed)
    .map(({ slug, title, body }) => {
      const text = localText(body, locale)
      const sections = sectionsOf(text)
      const topics = sections.filter(isHeaded).map(({ heading }) => heading)
      const beginning = excerpt(plainText(wordsOf(sections[0]?.text) ?? []), summaryLength)
      return {
        slug,
        title: localTitle(title, locale),
        /** Beginning of the text, if it has no headings; null: no text. */
        summary: topics.length === 0 && text && beginning ? withWords(text, () => beginning) : null,
        /** Headings of its sections, in its language. */
        topics: topics.slice(0, maxTopics),
      }
    })
}
