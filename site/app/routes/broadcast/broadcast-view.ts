import { wordsIn } from '@forum/design/page/locale.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { hasProgramme } from '@forum/domain/forum/shown-programme.ts'
import { localText, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { type BroadcastState, broadcastState } from '@forum/domain/programme/broadcast.ts'
import type { Broadcast } from '@forum/domain/programme/programme.ts'
import { type Watch, watchOf } from '@forum/domain/publication/player.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import {
  type BroadcastView,
  broadcastView,
  runningViews,
  shownBroadcasts,
} from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

const minute = 60_000

/** How long before the start the player can be opened: a cached page is up to a minute old. */
const readyBefore = 2 * minute

export type BroadcastPageView = NonNullable<ReturnType<typeof broadcastPageView>>['view']

/** The page of a broadcast, with its player open if `isPlaying`; undefined: not visible in `locale`. */
export function broadcastPageView(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  forum: Forum,
  locale: Locale,
  slug: string,
  isPlaying = false,
) {
  const shown = shownBroadcasts(forum, locale)
  const broadcast = shown.find((one) => one.slug === slug)
  if (!broadcast) return undefined
  const now = clock.now()
  const live = watchOf(broadcast.embedUrl ?? broadcast.videoUrl, locale)
  const recording = watchOf(broadcast.videoUrl, locale)
  const description = localText(broadcast.description, locale)
  const card = broadcastView(broadcast, forum, locale)
  const view = {
    ...card,
    cover: forum.cover,
    description,
    /** Address of the live stream, later of the recording. */
    live,
    recording,
    /** Address of the open player; null: none. */
    player: isPlaying ? (sourceOf({ live, recording }, stateToPlay(broadcast, now))?.player ?? null) : null,
    running: runningViews(broadcast, forum, locale, movedIn(changes, forum.year)),
    /** The edition's other broadcasts. */
    others: shown.filter((one) => one !== broadcast).map((one) => broadcastView(one, forum, locale)),
    hasProgramme: hasProgramme(forum, [], locale),
    /** Server time of rendering (ms). */
    now,
  }
  const summary = excerpt(plainText(wordsInPageLanguage(description) ?? [])) || factsOf(card, locale)
  const known = editionLocales(forum)
  return {
    view,
    broadcast,
    summary,
    locales: locales.filter((one) => known.includes(one) && isPublishedIn(broadcast.title, one)),
  }
}

/** What can be watched in a state; null before the start. */
export function sourceOf(
  { live, recording }: { live: Watch | null; recording: Watch | null },
  state: BroadcastState,
): Watch | null {
  if (state === 'soon') return null
  return state === 'live' ? live : recording
}

function stateToPlay(broadcast: Broadcast, now: Instant): BroadcastState {
  const state = broadcastState(broadcast, now)
  return state === 'soon' ? broadcastState(broadcast, now + readyBefore) : state
}

/** "Велика зала, 16 жовтня 2025, 09:00–17:00": used without a description. */
function factsOf({ title, room, when }: BroadcastView, locale: Locale): string {
  const { broadcast } = wordsIn(locale)
  const hours = when && [when.start, when.end].filter(Boolean).join('–')
  return [`${broadcast.title}: ${wordsOf(title)}`, wordsOf(room?.name), when?.date, hours].filter(Boolean).join(', ')
}
