// News in lists: a lead story and dated rows with small pictures. The home page draws both in short, the list of news at length.
import '@forum/design/styles/parts/poster.css'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import { onPhones } from '@forum/design/ui/picture/picture.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { Cover } from '../cover/cover.tsx'
import { Text } from '../text/text.tsx'
import styles from './post-list.module.css'
import type { PostView } from './post-view.ts'

type Level = 'h2' | 'h3'

/** The newest story above up to five older ones, two beside each other: the news of the home page. */
export function LatestPosts({ posts, headingLevel = 'h3' }: { posts: readonly PostView[]; headingLevel?: Level }) {
  const [lead, ...rest] = posts
  if (!lead) return null
  return (
    <div className={`gap5 ${styles.latest}`}>
      <LeadPost post={lead} headingLevel={headingLevel} />
      {rest.length > 0 && <PostRows posts={rest.slice(0, 5)} headingLevel={headingLevel} />}
    </div>
  )
}

type LeadPostProps = { post: PostView; headingLevel?: Level; isFirst?: boolean }

/** Words on the left; the picture bleeds off the right side of the page. */
export function LeadPost({ post, headingLevel = 'h3', isFirst = false }: LeadPostProps) {
  const locale = useLocale()
  return (
    <a className={styles.lead} href={localePath(locale, pathWithin.post(post.slug))}>
      <span className={`poster ${styles.picture}`}>
        <Cover
          file={post.cover}
          ratio="photo"
          sizes={`${onPhones.lead}, (max-width: 1199px) 100vw, 62vw`}
          largest={1280}
          isFirst={isFirst}
        />
      </span>
      <div className={styles.words}>
        <Text as={headingLevel} of={post.title} />
        {post.lead && <Text as="p" className={`quiet measure above3 ${styles.summary}`} of={post.lead} />}
        <div className="above3">
          <PostDate post={post} />
        </div>
      </div>
    </a>
  )
}

type PostRowsProps = { posts: readonly PostView[]; headingLevel?: Level; variant?: 'column' | 'wide' }

/** Rows with date and small picture; `wide`: separate columns. */
export function PostRows({ posts, headingLevel = 'h3', variant = 'column' }: PostRowsProps) {
  const locale = useLocale()
  return (
    <ul role="list" className={`list ${styles.rows} ${styles[variant] ?? ''}`}>
      {posts.map((post) => (
        <li key={post.slug}>
          <a className={styles.row} href={localePath(locale, pathWithin.post(post.slug))}>
            <PostDate post={post} />
            <div className={styles.words}>
              <Text as={headingLevel} of={post.title} />
              {post.lead && <Text as="p" className={`quiet measure above3 ${styles.summary}`} of={post.lead} />}
            </div>
            <span className={`poster ${styles.picture}`}>
              <Cover
                file={post.cover}
                ratio="thumb"
                sizes={variant === 'wide' ? '(max-width: 760px) 104px, 192px' : '128px'}
                largest={480}
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function PostDate({ post }: { post: PostView }) {
  if (!post.date) return null
  return (
    <time className="aside strong" dateTime={post.dateTime ?? undefined}>
      {noBreak(post.date)}
    </time>
  )
}
