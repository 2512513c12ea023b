import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import type { PostView } from '@forum/site/app/blocks/post-list/post-view.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import styles from './read-next.module.css'

/** Three related articles. */
export function ReadNext({ posts }: { posts: readonly PostView[] }) {
  const locale = useLocale()
  const { publication } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{publication.readNext}</h2>
          <MoreLink to={localePath(locale, pathWithin.news())}>{publication.allNews}</MoreLink>
        </div>
        <ul role="list" className="cards wide3 narrow1">
          {posts.map((post) => (
            <li key={post.slug}>
              <a className={styles.card} href={localePath(locale, pathWithin.post(post.slug))}>
                <Cover file={post.cover} ratio="photo" sizes="(max-width: 760px) 104px, 32vw" />
                <div>
                  <Text as="h3" of={post.title} />
                  {post.date && (
                    <time className="aside strong" dateTime={post.dateTime ?? undefined}>
                      {noBreak(post.date)}
                    </time>
                  )}
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
