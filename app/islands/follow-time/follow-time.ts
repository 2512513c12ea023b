// What a page says of the moment (live, next, in 15 minutes) is drawn by the server: on the days when something runs its parts are asked for anew
// as each minute begins.
import { serverNow } from '../../blocks/server-clock/server-now.ts'
import { swapParts } from '../swap.ts'

const minute = 60_000
/** Not everybody asks at once, and nobody before the minute has begun (ms). */
const [least, most] = [300, 5000]
/** The longest that a browser waits (ms). */
const longestWait = 24 * 3_600_000

/** `data-from`, `data-until`: between when the page follows the time; `data-now`: when it was drawn (ms). */
export function start(element: HTMLElement): void {
  const { now: drawnAt, from, until } = element.dataset
  const now = () => serverNow(Number(drawnAt))
  const minuteOf = (time: number) => Math.floor(time / minute)
  let shown = minuteOf(Number(drawnAt))

  /** A page that is not seen waits until it is. */
  const follow = async () => {
    const isNews = now() >= Number(from) && minuteOf(now()) > shown && shown * minute <= Number(until)
    if (!isNews || document.hidden) return
    shown = minuteOf(now())
    // Where nobody answers, the page stays as it is for another minute.
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
