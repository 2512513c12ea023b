import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { VideoCard } from './video-card.tsx'
import type { VideoView } from './video-view.ts'

/** Recordings at the end of a page with a link to all; empty without recordings. */
export function VideoSection({ heading, videos }: { heading: string; videos: readonly VideoView[] }) {
  const locale = useLocale()
  const { publication } = useWords()
  if (videos.length === 0) return null
  return (
    <section className="section screenOnly" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{heading}</h2>
          <MoreLink to={localePath(locale, pathWithin.videos())}>{publication.allVideos}</MoreLink>
        </div>
        <ul role="list" className="cards wide3 narrow1">
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
