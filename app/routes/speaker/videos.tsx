import { localePath, pathWithin } from '#domain/address/paths.ts'
import { VideoCard } from '../../blocks/video-card/video-card.tsx'
import type { VideoView } from '../../blocks/video-card/video-view.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './route.module.css'

/** Recordings in which the person is seen. */
export function Videos({ videos }: { videos: readonly VideoView[] }) {
  const locale = useLocale()
  const { publication } = useWords()
  if (videos.length === 0) return null
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2 className={styles.heading}>{publication.videos}</h2>
          <MoreLink to={localePath(locale, pathWithin.videos())}>{publication.allVideos}</MoreLink>
        </div>
        <ul className={styles.videos}>
          {videos.map((video) => (
            <li key={video.slug}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
