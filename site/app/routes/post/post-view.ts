import { localText, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { publishedLocales } from '@forum/domain/localisation/localised.ts'
import { isPostCategory, isShownIn, type Post, shownIn } from '@forum/domain/publication/publication.ts'
import { neighbours, related } from '@forum/domain/publication/related.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { fullDate, isoAt, weekday } from '@forum/domain/time/kyiv-time.ts'
import { postView } from '@forum/site/app/blocks/post-list/post-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

const relatedPosts = 3

export type ArticleView = NonNullable<ReturnType<typeof articleView>>['article']

type PostNeeds = Pick<Services, 'clock'> & { content: Pick<Services['content'], 'posts' | 'postBySlug'> }

/** A news article; undefined: not visible in `locale`. */
export function articleView({ content, clock }: PostNeeds, locale: Locale, slug: string) {
  const post = content.postBySlug(slug)
  const now = clock.now()
  if (!post || !isShownIn(post, locale, now)) return undefined
  const others = shownIn(content.posts(), locale, now)
  const beside = neighbours(post, others)
  const brief = (other: Post | null) => other && postView(other, locale, now)
  const { title, lead, cover } = postView(post, locale, now, { hasLead: true })
  const body = localText(post.body, locale)
  const isNear = (other: Post) => post.category !== null && other.category === post.category
  const article = {
    title,
    lead,
    body,
    date: dateOf(post, locale),
    /** Only categories with a translated name. */
    category: isPostCategory(post.category) ? post.category : null,
    cover,
    source: sourceOf(post),
    /** By date. */
    older: brief(beside.older),
    newer: brief(beside.newer),
    related: related(post, others, relatedPosts, isNear).map((other) => postView(other, locale, now)),
  }
  return {
    article,
    post,
    description: excerpt(wordsInPageLanguage(lead) || plainText(wordsInPageLanguage(body) ?? []) || wordsOf(title)),
    locales: publishedLocales(post.title),
  }
}

function dateOf({ published }: Post, locale: Locale) {
  if (published === null) return null
  return { text: fullDate(published, locale), weekday: weekday(published, locale), dateTime: isoAt(published) }
}

function sourceOf({ sourceUrl }: Post) {
  if (!sourceUrl || !URL.canParse(sourceUrl)) return null
  return { link: sourceUrl, host: new URL(sourceUrl).host.replace(/^www\./, '') }
}
