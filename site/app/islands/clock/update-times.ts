// Updates time-dependent texts: time until sessions (`data-start`, `data-end`), the current session of a day (`data-day`), the line in the time grid
// (`data-cuts`), and current and next sessions in halls (`data-halls`).

import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { shareDone } from '@forum/domain/programme/event-state.ts'
import { shownState } from '@forum/domain/programme/moment.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import { type MomentWords, momentText } from '@forum/site/app/blocks/session-moment/moment-text.ts'
import spoken from '@forum/site/app/blocks/session-moment/spoken-moment.css?inline'
import { presentOf } from '@forum/site/app/blocks/timetable/present.ts'
import { spotAt } from '@forum/site/app/blocks/timetable/spot.ts'
import live from '@forum/site/app/blocks/timetable/timetable-live.css?inline'
import { adoptSheet } from '../adopt-sheet.ts'
import { updateHalls } from './halls.ts'
import { timesIn } from './timed.ts'

let isDressed = false

/** The looks of what runs and has ended, for a page that was drawn before. */
function dress(): void {
  if (!isDressed) adoptSheet(spoken + live)
  isDressed = true
}

export function updateTimes(element: Drawn, now: Instant): void {
  dress()
  const words = JSON.parse(element.dataset.words ?? '{}') as MomentWords
  for (const timed of all('[data-start]', element)) updateMoment(timed, now, words)
  for (const day of all('[data-day]', element)) updateDay(day, now)
  for (const line of all('[data-cuts]', element)) updateLine(line, now)
  if (element.dataset.halls !== undefined) updateHalls(element, now)
}

function updateMoment(timed: Drawn, now: Instant, words: MomentWords): void {
  const times = timesIn(timed)
  if (timed.dataset.state) {
    timed.dataset.state = shownState(times, now)
    timed.style.setProperty('--done', String(shareDone(times, now) ?? 0))
  }
  const said = find('[data-moment]', timed)
  if (!said) return
  const { is = '', text } = momentText(times, now, words)
  said.dataset.moment = is
  if (said.textContent !== text) said.textContent = text
}

/** After a day has ended, none of its sessions is dimmed. On the current day `#now` is the running session, or the next one. */
function updateDay(day: Drawn, now: Instant): void {
  const items = all('[data-start]', day)
  const states = items.map((item) => shownState(timesIn(item), now))
  if (states.every((state) => state === 'past')) for (const item of items) delete item.dataset.state
  const former = day.querySelector('#now')
  const present = items[presentOf(states)]
  if (!former || !present || former === present) return
  former.removeAttribute('id')
  present.id = 'now'
}

function updateLine(line: Drawn, now: Instant): void {
  const { cuts = '', midnight } = line.dataset
  const spot = spotAt(cuts.split(' ').map(Number), (now - Number(midnight)) / 60_000)
  line.hidden = spot === null
  Object.assign(line.style, spot)
  const time = line.querySelector('time')
  if (!time) return
  time.dateTime = isoAt(now)
  time.textContent = time.dateTime.slice(11, 16)
}
