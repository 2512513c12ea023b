import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { airState } from '@forum/domain/programme/broadcast.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { BroadcastView } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { StateTag } from '@forum/site/app/blocks/broadcasts/state-tag.tsx'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import type { ReactNode } from 'react'

type BroadcastProps = { broadcast: BroadcastView; now: Instant }

/** Link to the session's broadcast: the player is on that page, so nothing of another site is loaded here. */
export function SessionBroadcast({ broadcast: { slug, year, title, times, hasRecording }, now }: BroadcastProps): ReactNode {
  const locale = useLocale()
  const { programme: words } = useWords()
  return (
    <div className="screenOnly">
      <h2>{words.broadcast}</h2>
      <a href={localePath(locale, pathWithin.broadcast(year, slug))}>
        <Text of={title} />
        <StateTag state={airState(times, now)} hasRecording={hasRecording} />
      </a>
    </div>
  )
}
