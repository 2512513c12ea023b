// The screen of one hall or all halls: an island that runs for days.

import { useWords } from '@forum/design/page/page-facts.tsx'
import type { Strand } from '@forum/domain/forum/edition.ts'
import { isHeldAt } from '@forum/domain/programme/event-state.ts'
import { isAllOver } from '@forum/domain/programme/hall.ts'
import type { HallView } from './dashboard-view.ts'
import { InterruptedScreen } from './interrupted-screen.tsx'
import { RoomScreen } from './room-screen.tsx'
import { RoomsScreen } from './rooms-screen.tsx'
import type { ScreenFrame } from './screen-frame.ts'
import { StillScreen } from './still-screen.tsx'
import { useAttention } from './use-attention.ts'
import { usePreloadedPhotos } from './use-preloaded-photos.ts'
import { useRefresh } from './use-refresh.ts'
import { useScreenNow } from './use-screen-clock.ts'

/** `strands`: of editions up to the view's. */
export type HallScreenProps = { view: HallView; strands: readonly Strand[] }

export function HallScreen({ view: first, strands }: HallScreenProps) {
  const now = useScreenNow(first.now)
  const { view, dataOf } = useRefresh(first, now)
  useAttention()
  usePreloadedPhotos(view)
  return <Shown view={view} strands={strands} now={now} dataOf={dataOf} />
}
HallScreen.island = 'hall-screen' as const

function Shown({ view, ...frame }: { view: HallView } & ScreenFrame) {
  const { dashboard: words } = useWords()
  const { edition, notice, items, shown, rooms, interruption } = view
  if (interruption && isHeldAt(interruption, frame.now)) return <InterruptedScreen interruption={interruption} {...frame} />
  if (notice) return <StillScreen edition={edition} {...notice} share={0} {...frame} />
  const isOver = isAllOver(items, frame.now)
  if (isOver && frame.now < view.elsewhereUntil)
    return <StillScreen edition={edition} title={words.dayOver} share={1} {...frame} />
  if (isOver) return <StillScreen edition={edition} title={words.forumOver} text={words.thanks} share={1} {...frame} />
  const room = shown === null ? undefined : rooms[shown]
  if (room) return <RoomScreen view={view} room={room} {...frame} />
  return <RoomsScreen view={view} {...frame} />
}
