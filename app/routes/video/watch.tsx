import { Link } from 'react-router'
import { glued } from '#domain/localisation/line-ends.ts'
import { Cover } from '../../blocks/cover/cover.tsx'
import { DurationTag, PlaySign } from '../../blocks/video-card/video-card.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import type { VideoPageView } from './video-view.ts'
import styles from './watch.module.css'

/** The poster and the facts. The video stays with its host: nothing of it is asked for before the visitor's click opens its page. */
export function Watch({ video }: { video: VideoPageView }) {
  return (
    <section className={styles.watch} data-theme="ink">
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.poster}>
          <Poster video={video} />
        </div>
        <Facts video={video} />
      </div>
    </section>
  )
}

function Poster({ video: { watch, cover, duration } }: { video: VideoPageView }) {
  const { publication, site } = useWords()
  const picture = (
    <>
      <Cover file={cover} ratio="wide" sizes="(max-width: 1199px) 100vw, 976px" largest={1280} isFirst />
      <DurationTag duration={duration} />
    </>
  )
  if (!watch) return <div className={styles.frame}>{picture}</div>
  return (
    <a className={styles.frame} href={watch.link} target="_blank" rel="noopener">
      {picture}
      <span className={styles.call}>
        <PlaySign className={styles.sign} />
        {publication.watch}
        <span className="visuallyHidden">
          {' '}
          ({watch.host}, {site.newTab})
        </span>
      </span>
    </a>
  )
}

function Facts({ video: { date, duration, forumYear, watch } }: { video: VideoPageView }) {
  const locale = useLocale()
  const { publication } = useWords()
  return (
    <dl className={styles.facts}>
      {date && (
        <div>
          <dt>{publication.published}</dt>
          <dd>
            <time dateTime={date.dateTime}>{glued(date.text)}</time>
          </dd>
        </div>
      )}
      {duration && (
        <div>
          <dt>{publication.duration}</dt>
          <dd>
            <time dateTime={duration.iso}>{duration.text}</time>
          </dd>
        </div>
      )}
      {forumYear !== null && (
        <div>
          <dt>{publication.edition}</dt>
          <dd>
            <Link to={inLanguage(locale, pathWithin.forum(forumYear))}>{forumYear}</Link>
          </dd>
        </div>
      )}
      {watch && (
        <div>
          <dt>{publication.source}</dt>
          <dd>{watch.host}</dd>
        </div>
      )}
    </dl>
  )
}
