import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aVideo } from '@forum/domain/publication/publication-builder.ts'
import { photo, text } from '@forum/site/app/gallery/content.ts'
import { LatestVideos, VideoCard } from './video-card.tsx'
import { VideoSection } from './video-section.tsx'
import { videoView } from './video-view.ts'

const videos = [
  aVideo({
    slug: 'three-minutes',
    title: inSome({ uk: 'Форум за три хвилини', en: 'The forum in three minutes' }),
    forumYear: 2024,
    duration: 182,
    cover: photo,
    description: inSome({ uk: text }),
  }),
  aVideo({ slug: 'opening', title: inSome({ uk: 'Відкриття' }), forumYear: 2023, duration: 3494 }),
]

function useViews() {
  const locale = useLocale()
  return videos.map((video) => videoView(video, locale, { hasSummary: true }))
}

export const Section = () => <VideoSection heading="Дивіться далі" videos={useViews()} />
export const Latest = () => <LatestVideos videos={useViews()} />
/** A title card, of the newest film and of another. */
export function Posters() {
  const [, video] = useViews()
  return (
    video && (
      <>
        <VideoCard video={video} isNewest />
        <VideoCard video={{ ...video, duration: null }} isBare />
      </>
    )
  )
}

export function Card() {
  const [video] = useViews()
  return video && <VideoCard video={video} headingLevel="h2" />
}
