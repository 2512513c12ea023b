import '@forum/design/styles/parts/poster.css'
import '@forum/design/styles/parts/stage.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf } from '@forum/domain/localisation/local-text.ts'
import { Player } from '@forum/site/app/blocks/player/player.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { DurationTag } from '@forum/site/app/blocks/video-card/video-card.tsx'
import { SharePage } from '@forum/site/app/frame/share-dialog/share-page.tsx'
import type { VideoPageView } from './video-view.ts'
import styles from './watch.module.css'

type WatchProps = {
  video: VideoPageView
  slug: string
  /** Short text beside the player. */
  description: VideoPageView['description']
}

/** Poster or player, and facts. */
export function Watch({ video, slug, description }: WatchProps) {
  const locale = useLocale()
  const { publication } = useWords()
  return (
    <section className={`stage ${styles.watch}`} data-theme="ink">
      <div className="wrap grid split at9">
        <div>
          <Player
            title={video.title}
            page={localePath(locale, pathWithin.video(slug))}
            watch={video.watch}
            open={video.player}
            poster={video.cover}
            call={publication.watch}
          >
            <DurationTag duration={video.duration} className={video.cover ? undefined : `huge corner top ${styles.length}`} />
          </Player>
        </div>
        <Facts video={video} description={description} />
      </div>
    </section>
  )
}

function Facts({ video: { title, date, duration, forumYear, watch }, description }: Pick<WatchProps, 'video' | 'description'>) {
  const locale = useLocale()
  const { publication } = useWords()
  return (
    <div>
      {description && (
        <div className="below4">
          <RichText of={description} />
        </div>
      )}
      {(date || duration || forumYear !== null || watch) && (
        <dl className={`list facts below6 ${styles.facts}`}>
          {date && (
            <div>
              <dt>{publication.published}</dt>
              <dd>
                <time dateTime={date.dateTime}>{noBreak(date.text)}</time>
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
                <a href={localePath(locale, pathWithin.forum(forumYear))}>{forumYear}</a>
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
      )}
      <SharePage lang={langOf(title)} />
    </div>
  )
}
