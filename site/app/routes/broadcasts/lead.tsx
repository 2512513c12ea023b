// What stands first and largest: the broadcast that is live, else the hour at which the first one begins.
import '@forum/design/styles/parts/poster.css'
import '@forum/design/styles/parts/stage.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { isNamedAfterRoom } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { nextOf, nowOn } from '@forum/site/app/blocks/broadcasts/running-order.tsx'
import { StateTag } from '@forum/site/app/blocks/broadcasts/state-tag.tsx'
import { until } from '@forum/site/app/blocks/broadcasts/until.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { RoomMark } from '@forum/site/app/blocks/room-mark/room-mark.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { PlaySign } from '@forum/site/app/blocks/video-card/video-card.tsx'
import type { BroadcastsView, ListedBroadcast } from './broadcasts-view.ts'
import styles from './lead.module.css'

type LiveNowProps = { broadcast: ListedBroadcast; cover: string | null; now: Instant }

export function LiveNow({ broadcast, cover, now }: LiveNowProps) {
  const locale = useLocale()
  const { broadcast: words } = useWords()
  const { next } = words
  const { title, room, language, running, slug, year } = broadcast
  const rows = [
    { label: words.now, row: nowOn(running, now) },
    { label: next, row: nextOf(running, now) },
  ].flatMap(({ label, row }) => (row ? [{ label, row }] : []))
  return (
    <section className="stage" data-theme="ink">
      <div className="wrap grid split at9">
        {/* biome-ignore lint/a11y/useAnchorContent: the heading below is the link that is read. */}
        <a className="poster" href={localePath(locale, pathWithin.broadcast(year, slug))} tabIndex={-1} aria-hidden="true">
          <Cover file={cover} ratio="wide" sizes="(max-width: 1199px) 100vw, 864px" largest={1280} isFirst />
          <PlaySign className="corner" />
        </a>
        <div>
          <p>
            <StateTag state="live" hasRecording={false} />
          </p>
          <Text as="h2" className="above4" of={title}>
            {(words) => <a href={localePath(locale, pathWithin.broadcast(year, slug))}>{words}</a>}
          </Text>
          {(room || language) && (
            <p className="cluster small strong quiet above3">
              {room && (
                <>
                  <RoomMark number={room.number} />
                  {!isNamedAfterRoom(broadcast) && <Text of={room.name} asWritten />}
                </>
              )}
              {language && words.localePath(language)}
            </p>
          )}
          {rows.length > 0 && (
            <dl className="list facts above5">
              {rows.map(({ label, row }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <time dateTime={row.dateTime}>{row.time}</time> <Text of={row.title} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  )
}

type SoonLeadProps = {
  begins: NonNullable<BroadcastsView['begins']>
  now: Instant
  /** Year of the programme, if it is published. */
  programme: number | null
}

/** The start time of the first broadcast, in very large type. */
export function SoonLead({ begins, now, programme }: SoonLeadProps) {
  const locale = useLocale()
  const { broadcast } = useWords()
  const left = until(begins.at, now, locale)
  return (
    <section className={styles.soon} data-theme="ink">
      <div className="wrap grid split at9">
        <p className="huge">
          <span className="visuallyHidden">{broadcast.begins} </span>
          <time dateTime={begins.iso}>{begins.clock}</time>
        </p>
        <div className="ruled">
          {left && <p className="lead strong">{noBreak(left)}</p>}
          <p>{noBreak(broadcast.beginsAt(begins.date))}</p>
          {programme !== null && (
            <p className="above3">
              <MoreLink to={localePath(locale, pathWithin.programme(programme))}>{broadcast.programme}</MoreLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
