import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import { at, beforeTheForum, photo } from '@forum/site/app/gallery/content.ts'
import { LatestPosts, LeadPost, PostRows } from './post-list.tsx'
import { postView } from './post-view.ts'

const posts = [
  aPost({
    slug: 'prices',
    title: inSome({ uk: 'Ціни на квитки', en: 'Prices of tickets', ru: 'Цены на билеты' }),
    lead: inSome({ uk: 'З жовтня дорожче.' }),
    published: at('2025-09-08T10:00'),
    cover: photo,
  }),
  aPost({ slug: 'hall', title: inSome({ uk: 'Нова зала' }), published: at('2024-12-01T10:00') }),
]

function useViews() {
  const locale = useLocale()
  return posts.map((post) => postView(post, locale, beforeTheForum, { hasLead: true }))
}

export const Latest = () => <LatestPosts posts={useViews()} />
export const Rows = () => <PostRows posts={useViews()} headingLevel="h2" variant="wide" />
export function Lead() {
  const [lead] = useViews()
  return lead && <LeadPost post={lead} headingLevel="h2" />
}
