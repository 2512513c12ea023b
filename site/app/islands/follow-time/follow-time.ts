// Time-dependent parts of a page (live, next, in 15 minutes) are rendered by the server: on forum days they are fetched again every minute.
import type { Drawn } from '@forum/design/attributes/attributes.ts'
import { serverNow } from '@forum/site/app/blocks/server-clock/server-now.ts'
import { swapParts } from '../swap.ts'

const minute = 60_000
/** Random delay after the start of a minute, so that browsers do not ask all at once (ms). */
const [least, most] = [300, 5000]
/** The maximum delay of setTimeout (ms). */
const longestWait = 24 * 3_600_000

/** `data-from`, `data-until`: when the page is updated; `data-now`: time of rendering (ms). */
export function start(element: Drawn): void {
  const { now: drawnAt, from, until } = element.dataset
  const now = () => serverNow(Number(drawnAt))
  const minuteOf = (time: number) => Math.floor(time / minute)
  let shown = minuteOf(Number(drawnAt))

  /** A hidden page waits until it is visible. */
  const follow = async () => {
    const isNews = now() >= Number(from) && minuteOf(now()) > shown && shown * minute <= Number(until)
    if (!isNews || document.hidden) return
    shown = minuteOf(now())
    // Without an answer the page stays for another minute.
    await swapParts(location.pathname + location.search).catch(() => {})
  }
  const wait = () => {
    if (now() > Number(until) + minute) return void follow()
    const next = Math.max(Number(from), (minuteOf(now()) + 1) * minute) - now()
    setTimeout(() => void follow().finally(wait), Math.min(longestWait, next + least + Math.random() * (most - least)))
  }
  document.addEventListener('visibilitychange', () => void follow())
  void follow().finally(wait)
}
