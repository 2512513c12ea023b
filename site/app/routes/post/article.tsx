import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Neighbours } from '@forum/design/ui/neighbours/neighbours.tsx'
import { onPhones } from '@forum/design/ui/picture/picture.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import type { PostView } from '@forum/site/app/blocks/post-list/post-view.ts'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { SharePage } from '@forum/site/app/frame/share-dialog/share-page.tsx'
import styles from './article.module.css'
import type { ArticleView } from './post-view.ts'

/** Text; date, category and source in the right third. */
export function Article({ article }: { article: ArticleView }) {
  const { lead, body, cover } = article
  return (
    <section className="section within6" data-theme="white">
      <div className="wrap">
        <article className="grid">
          <Facts article={article} />
          <div className={`stack ${styles.main}`}>
            {lead && <Text as="p" className="said" of={lead} />}
            {cover && (
              <div className={styles.cover}>
                <Cover
                  file={cover}
                  ratio="photo"
                  sizes={`${onPhones.first}, (max-width: 1080px) 88vw, 960px`}
                  largest={1280}
                  isFirst
                />
              </div>
            )}
            {body && (
              <div>
                <RichText of={body} variant="article" />
              </div>
            )}
          </div>
        </article>
        <Others older={article.older} newer={article.newer} />
      </div>
    </section>
  )
}

function Facts({ article: { date, category, source, title } }: { article: ArticleView }) {
  const { publication, site } = useWords()
  return (
    <div className={`gap4 start ${styles.facts}`}>
      {date && (
        <p>
          <time className="figure dial" dateTime={date.dateTime}>
            {noBreak(date.text)}
          </time>
          <span className="aside">{date.weekday}</span>
        </p>
      )}
      {category && <p className="strong">{publication.categories[category]}</p>}
      {source && (
        <p>
          <span className="aside">{publication.source}</span>
          <a className="link strong" href={source.link} target="_blank" rel="noopener">
            {source.host}
            <span className="visuallyHidden"> ({site.newTab})</span>
          </a>
        </p>
      )}
      <div className="screenOnly">
        <SharePage lang={langOf(title)} />
      </div>
    </div>
  )
}

function Others({ older, newer }: Pick<ArticleView, 'older' | 'newer'>) {
  const locale = useLocale()
  const { publication } = useWords()
  const neighbour = (post: PostView | null, label: string) =>
    post && {
      to: localePath(locale, pathWithin.post(post.slug)),
      title: noBreak(wordsOf(post.title)),
      lang: langOf(post.title),
      label,
    }
  return (
    <div className="above7">
      <Neighbours
        label={publication.otherNews}
        previous={neighbour(older, publication.previous)}
        next={neighbour(newer, publication.next)}
      />
    </div>
  )
}
