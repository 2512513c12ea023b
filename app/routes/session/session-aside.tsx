import type { ReactNode } from 'react'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { documentPath } from '#domain/picture/short-name.ts'
import { broadcastState } from '#domain/programme/broadcast.ts'
import { StateTag } from '../../blocks/broadcasts/state-tag.tsx'
import { useServerNow } from '../../blocks/server-clock/use-server-now.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useLocale, useWords } from '../../page-facts.tsx'
import styles from './route.module.css'
import type { SessionView } from './session-view.ts'

/** How often the state of the broadcast is computed anew. */
const interval = 30_000

/** Beside the text: the presentation, and where the session is to be seen. */
export function SessionAside({ view }: { view: SessionView }): ReactNode {
  if (!view.presentation && !view.broadcast) return null
  return (
    <div className={styles.aside}>
      {view.presentation && <Materials presentation={view.presentation} />}
      {view.broadcast && <Broadcast broadcast={view.broadcast} renderedAt={view.now} />}
    </div>
  )
}

function Materials({
  presentation: { file, format, size },
}: {
  presentation: NonNullable<SessionView['presentation']>
}): ReactNode {
  const { programme: words, site } = useWords()
  return (
    <div>
      <h2>{words.materials}</h2>
      <a href={documentPath(file, format)} target="_blank" rel="noopener">
        <span>{words.presentation}</span>
        <span className="quiet">
          {[format?.toUpperCase(), size].filter(Boolean).join(', ')}
          <span className="visuallyHidden"> ({site.newTab})</span>
        </span>
      </a>
    </div>
  )
}

type BroadcastProps = { broadcast: NonNullable<SessionView['broadcast']>; renderedAt: number }

/** The page of the broadcast has the player: nothing of another site is asked for here. */
function Broadcast({ broadcast: { slug, year, title, times, hasRecording }, renderedAt }: BroadcastProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  const state = broadcastState(times, useServerNow(renderedAt, interval))
  return (
    <div className={styles.broadcast}>
      <h2>{words.broadcast}</h2>
      <a href={localePath(locale, pathWithin.broadcast(year, slug))}>
        <Text of={title} />
        <StateTag state={state} hasRecording={hasRecording} />
      </a>
    </div>
  )
}
