import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/terms.css'
import '@forum/design/styles/parts/stage.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { type AirState, airState, awaitsRecording, type BroadcastState } from '@forum/domain/programme/broadcast.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { StateTag } from '@forum/site/app/blocks/broadcasts/state-tag.tsx'
import { until } from '@forum/site/app/blocks/broadcasts/until.ts'
import { Player } from '@forum/site/app/blocks/player/player.tsx'
import { RoomName } from '@forum/site/app/blocks/room-mark/room-name.tsx'
import { ShareButton } from '@forum/site/app/blocks/share/share-button.tsx'
import type { ReactNode } from 'react'
import { type BroadcastPageView, sourceOf } from './broadcast-view.ts'
import styles from './watching.module.css'

type WatchingProps = { view: BroadcastPageView; state: BroadcastState; now: Instant }

/** The player or its replacement, with facts beside it. */
export function Watching(props: WatchingProps) {
  return (
    <section className="stage" data-theme="ink">
      <div className="wrap grid split at10">
        {/* The live update must not replace the player. */}
        <div {...data({ 'data-part': props.view.player ? undefined : 'screen' })}>
          <Screen {...props} />
        </div>
        <Facts {...props} />
      </div>
    </section>
  )
}

function Screen({ view, state, now }: WatchingProps): ReactNode {
  const locale = useLocale()
  const { broadcast, forms, site } = useWords()
  const isAwaited = state === 'ended' && awaitsRecording(view.times, now)
  const watch = sourceOf(view, state)
  if (watch || view.player) {
    return (
      <Player
        title={view.title}
        page={localePath(locale, pathWithin.broadcast(view.year, view.slug))}
        watch={watch}
        open={view.player}
        poster={view.cover}
        call={callOf(state, airState(view.times, now), broadcast)}
      />
    )
  }
  return (
    <div className={`card said ${styles.plate}`}>
      {state === 'soon' ? (
        <Soon view={view} now={now} />
      ) : (
        <p>{state === 'live' ? broadcast.noSource : isAwaited ? broadcast.recordingAhead : broadcast.noRecording}</p>
      )}
      {isAwaited && <MoreLink to={localePath(locale, pathWithin.subscribe())}>{forms.links.subscription}</MoreLink>}
      {state === 'ended' && !isAwaited && <MoreLink to={localePath(locale, pathWithin.videos())}>{site.videos}</MoreLink>}
      {view.hasProgramme && <MoreLink to={localePath(locale, pathWithin.programme(view.year))}>{broadcast.programme}</MoreLink>}
    </div>
  )
}

/** At lunch the stream is open, but nothing is live. */
function callOf(state: BroadcastState, air: AirState, { watchLive, openStream, watchRecording }: Catalogue['broadcast']) {
  if (state !== 'live') return watchRecording
  return air === 'live' ? watchLive : openStream
}

/** The start time, as large as the player will be. */
function Soon({ view: { times, when }, now }: Pick<WatchingProps, 'view' | 'now'>) {
  const locale = useLocale()
  const { broadcast } = useWords()
  const left = times.start === null ? '' : until(times.start, now, locale)
  return (
    <>
      {when && (
        <p className={`huge ${styles.clock}`}>
          <time dateTime={when.startIso}>{when.start}</time>
        </p>
      )}
      <p>
        {left && <b>{noBreak(left)}. </b>}
        {broadcast.opensHere}
      </p>
    </>
  )
}

function Facts({ view, now }: WatchingProps) {
  const locale = useLocale()
  const { broadcast, programme } = useWords()
  const { when, room, language, title, hasRecording } = view
  const hours = when && (when.end ? `${when.start}–${when.end}` : when.start)
  return (
    <div>
      <dl className="list facts terms below6">
        <div>
          <dt>{broadcast.state}</dt>
          <dd aria-live="polite" {...data({ 'data-part': 'state' })}>
            <StateTag state={airState(view.times, now)} hasRecording={hasRecording} />
          </dd>
        </div>
        {when && (
          <div>
            <dt>{programme.time}</dt>
            <dd>
              <time dateTime={when.startIso}>{hours}</time>
            </dd>
            <dd>{noBreak(broadcast.beginsAt(when.date))}</dd>
          </div>
        )}
        {room && (
          <div>
            <dt>{programme.room}</dt>
            <RoomName room={room} />
          </div>
        )}
        {language && (
          <div>
            <dt>{broadcast.language}</dt>
            <dd>{language}</dd>
          </div>
        )}
      </dl>
      <ShareButton
        item={{
          title,
          time: when ? broadcast.beginsAt(`${when.date}, ${hours}`) : undefined,
          room: wordsOf(room?.name),
          path: localePath(locale, pathWithin.broadcast(view.year, view.slug)),
        }}
      />
    </div>
  )
}
