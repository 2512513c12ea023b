// The strip of halls: the current and the next session in each (blocks/hall-strip).

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { hallsAt } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { StripSession } from '@forum/site/app/blocks/hall-strip/hall-strip-view.ts'
import { pauseText } from '@forum/site/app/blocks/hall-strip/pause-text.ts'
import { timesIn } from './timed.ts'

/** Minimum time between two announcements, ms. */
const silence = 60_000
let saidAt = 0

/** Hidden if nothing is on or next. */
export function updateHalls(strip: Drawn, now: Instant): void {
  const halls = all('[data-hall]', strip).map((hall) => updateHall(hall, now))
  strip.hidden = halls.every((hall) => hall === null)
  speak(strip, halls.filter(Boolean).join('; '), now)
}

/** The current session as text; empty: only a next one; null: neither. */
function updateHall(hall: Drawn, now: Instant): string | null {
  const slots = all('[data-slot]', hall).map((slot) => {
    const room = slot.dataset.shared === undefined ? 0 : null
    return { slot, ...timesIn(slot), room, kind: slot.dataset.kind as StripSession['kind'] }
  })
  const found = hallsAt(slots, [0], now)?.[0]
  for (const one of slots) {
    one.slot.dataset.slot = one === found?.now ? 'now' : one === found?.next ? 'next' : ''
    one.slot.hidden = one.slot.dataset.slot === ''
  }
  for (const is of ['now', 'next'] as const) {
    const next = is === 'now' ? (found?.next ?? null) : null
    for (const none of all(`[data-none=${is}]`, hall)) updatePause(none, Boolean(found?.[is]), next)
  }
  if (!found) return null
  const title = found.now?.slot.querySelector('a')?.textContent
  return title ? `${hall.firstElementChild?.textContent}, ${title}` : ''
}

function updatePause(none: Drawn, isFilled: boolean, next: { start: Instant } | null): void {
  none.hidden = isFilled
  const said = none.firstElementChild as HTMLElement
  const { until = '', over = '' } = said.dataset
  said.textContent = pauseText(next, { noneUntil: until, over })
}

/** Announces sessions that have begun to screen readers; silent while nothing changes. */
function speak(strip: Drawn, text: string, now: Instant): void {
  const spoken = find('[data-spoken]', strip)
  const former = strip.dataset.said ?? text
  if (former !== text && now - saidAt < silence) return
  strip.dataset.said = text
  if (former === text || !spoken) return
  saidAt = now
  spoken.textContent = text && filled(spoken.dataset.spoken ?? '', { what: text })
}
