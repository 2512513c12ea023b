// A video of another site. Nothing of it is asked for before the visitor's own click: that opens the page anew with the player in it,
// with or without scripts, and only that page's policy lets the host be framed; a host without a known player opens in a new tab.
import '@forum/design/styles/parts/poster.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { onPhones } from '@forum/design/ui/picture/picture.tsx'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Watch } from '@forum/domain/publication/player.ts'
import type { ReactNode } from 'react'
import { Cover } from '../cover/cover.tsx'
import { PlaySign } from '../video-card/video-card.tsx'
import styles from './player.module.css'

/** Query that opens the player: `isPlaying(request)`. */
const playing = '?play=1'

export function isPlaying({ url }: Request): boolean {
  return new URL(url).searchParams.get('play') === '1'
}

type PlayerProps = {
  title: LocalText
  /** Path with language, without query. */
  page: string
  watch: Watch | null
  /** Address of the open player; null: the poster. */
  open: string | null
  poster: string | null
  /** Text on the poster. */
  call: string
  /** Other content on the poster. */
  children?: ReactNode
}

export function Player({ title, page, watch, open, poster, call, children }: PlayerProps) {
  const { broadcast, site } = useWords()
  if (open) return <OpenPlayer title={title} page={page} watch={watch} source={open} />
  const picture = (
    <>
      <Cover file={poster} ratio="wide" sizes={`${onPhones.lead}, (max-width: 1199px) 100vw, 976px`} largest={1280} isFirst />
      {children}
    </>
  )
  if (!watch) return <div className="poster">{picture}</div>
  const address = watch.player
    ? { href: `${page}${playing}#player`, rel: 'nofollow' }
    : { href: watch.link, target: '_blank', rel: 'noopener' }
  return (
    <>
      <a className="poster" {...address}>
        {picture}
        <span className={`corner screenOnly strong ${styles.call}`}>
          <PlaySign />
          {call}
          {!watch.player && (
            <span className="visuallyHidden">
              {' '}
              ({watch.host}, {site.newTab})
            </span>
          )}
        </span>
      </a>
      {watch.player && <p className={`${styles.note} aside screenOnly targets above3`}>{broadcast.playerNote(watch.host)}</p>}
    </>
  )
}

type OpenPlayerProps = Pick<PlayerProps, 'title' | 'page' | 'watch'> & { source: string }

function OpenPlayer({ title, page, watch, source }: OpenPlayerProps) {
  const { broadcast, site } = useWords()
  return (
    <>
      <div className={styles.open} id="player" lang={langOf(title)}>
        <iframe
          src={source}
          title={broadcast.player(wordsOf(title))}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <p className={`cluster ${styles.note} aside screenOnly targets above3`}>
        <a href={page}>{broadcast.closePlayer}</a>
        {watch && (
          <a href={watch.link} target="_blank" rel="noopener">
            {broadcast.openElsewhere(watch.host)}
            <span className="visuallyHidden"> ({site.newTab})</span>
          </a>
        )}
      </p>
    </>
  )
}
