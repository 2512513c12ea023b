// Videos in lists: poster with length, title, year. No video is loaded.

import '@forum/design/styles/parts/poster.css'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Cover } from '../cover/cover.tsx'
import { Text } from '../text/text.tsx'
import sheet from './video-card.css?inline'
import { VideoPoster } from './video-poster.tsx'
import type { DurationView, VideoView } from './video-view.ts'

type Level = 'h2' | 'h3'

/** The newest video beside up to three older ones, 8 + 4 columns (home page). A single one has its text below. */
export function LatestVideos({ videos, headingLevel = 'h3' }: { videos: readonly VideoView[]; headingLevel?: Level }) {
  const [lead, ...rest] = videos
  if (!lead) return null
  return (
    <div className="grid split at9 videoLatest">
      <VideoCard video={lead} variant="lead" headingLevel={headingLevel} isNewest />
      {rest.length > 0 && (
        <ul role="list" className="videoRest">
          {rest.slice(0, 3).map((video) => (
            <li key={video.slug}>
              <VideoCard video={video} variant={rest.length === 1 ? 'card' : 'row'} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type VideoCardProps = {
  video: VideoView
  /** `lead`: large with play sign; `row`: text beside the picture; `card`: text below, on phones beside it. */
  variant?: 'lead' | 'card' | 'row'
  headingLevel?: Level
  isFirst?: boolean
  /** The newest of all: its plate is wheat. */
  isNewest?: boolean
  /** Text below the plate on phones, too. */
  isBare?: boolean
}

const sizes = {
  lead: '(max-width: 1199px) 100vw, 864px',
  card: '(max-width: 760px) 50vw, (max-width: 1199px) 48vw, 416px',
  row: '(max-width: 760px) 50vw, 208px',
} as const
const looks = { lead: 'videoLead', card: '', row: 'videoRow' } as const

export function VideoCard({
  video,
  variant = 'card',
  headingLevel = 'h3',
  isFirst = false,
  isNewest = false,
  isBare = false,
}: VideoCardProps) {
  const locale = useLocale()
  const isLead = variant === 'lead'
  return (
    <a
      className={['videoCard', looks[variant], isBare && 'videoBare'].filter(Boolean).join(' ')}
      href={localePath(locale, pathWithin.video(video.slug))}
    >
      <Sheet of={sheet} />
      {video.cover ? (
        <span className="poster">
          <Cover file={video.cover} ratio="wide" sizes={sizes[variant]} largest={isLead ? 1280 : 960} isFirst={isFirst} />
          {isLead && <PlaySign className="corner" />}
          <DurationTag duration={video.duration} />
        </span>
      ) : (
        <VideoPoster video={video} isNewest={isNewest}>
          <DurationTag duration={video.duration} className="posterLength" />
          {isLead && <PlaySign className="corner top end" />}
        </VideoPoster>
      )}
      <div className="videoWords">
        <Text as={headingLevel} of={video.title} />
        {video.summary && wordsOf(video.summary) && <Text as="p" className="quiet measure above2" of={video.summary} />}
        {video.year && (
          <time className={video.cover || !video.duration ? 'aside' : 'visuallyHidden'} dateTime={video.year}>
            {video.year}
          </time>
        )}
      </div>
    </a>
  )
}

type DurationTagProps = { duration: DurationView | null; className?: string | undefined }

/** Length, by default in the lower right corner of a poster. */
export function DurationTag({ duration, className = 'tag dark corner end' }: DurationTagProps) {
  const { publication } = useWords()
  if (!duration) return null
  return (
    <span className={className}>
      <span className="visuallyHidden">{publication.duration} </span>
      <time dateTime={duration.iso}>{duration.text}</time>
    </span>
  )
}

/** Play sign, decorative. */
export function PlaySign({ className }: { className?: string | undefined }) {
  return (
    <span className={className ? `videoSign ${className}` : 'videoSign'}>
      <Sheet of={sheet} />
      <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
        <path d="M0 0l24 14L0 28z" />
      </svg>
    </span>
  )
}
