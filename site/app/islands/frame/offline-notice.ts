// Says that the network is lost, which pages still work and how old this page is; then, briefly, that the network is back. A page from the browser's
// cache always shows its age: a Wi-Fi may have no internet although the browser is online.
import { find } from '@forum/design/attributes/find.ts'
import { isAnswering } from '../lost-script.ts'

/** How long the notice that the network is back stays, milliseconds. */
const goodNews = 4000

export function startOfflineNotice(): void {
  const part = (name: string) => find(`[data-network=${name}]`)
  const [gone, lost, copy, from, kept, anew, back] = ['offline', 'lost', 'copy', 'from', 'kept', 'anew', 'online'].map(part)
  if (!gone || !lost || !copy || !from || !kept || !anew || !back) return
  const { text = '', intl = '' } = from.dataset
  const isCopy = timing('kept') !== undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (isLost: boolean) => {
    clearTimeout(timer)
    back.hidden = gone.hidden || isLost || isCopy
    gone.hidden = !isLost && !isCopy
    lost.hidden = !isLost
    copy.hidden = isLost
    anew.hidden = isLost
    // Only the service worker can answer offline.
    kept.hidden = !isLost || !navigator.serviceWorker?.controller
    timer = setTimeout(() => {
      back.hidden = true
    }, goodNews)
    if (!gone.hidden) from.textContent = text.replace('{time}', timeOfFetch(intl))
  }
  // With some VPNs and virtual adapters a browser says wrongly that it is offline: the site itself is asked before anything is told.
  let asked = 0
  const check = async () => {
    const question = ++asked
    const isLost = !navigator.onLine && !(await isAnswering())
    if (question === asked) show(isLost)
  }
  addEventListener('online', check)
  addEventListener('offline', check)
  void check()
}

/** A metric of the document's Server-Timing header: `now` the server's time in ms since 1970, `kept` the age of the cached copy in ms (service-worker/cached-copy.ts). */
function timing(metric: string): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(({ name }) => name === metric)?.duration
}

/** When this page left the server, Kyiv time: "16 жовтня о 14:05". Throws RangeError if the browser does not know the zone. */
function timeOfFetch(intl: string): string {
  const fetched = (timing('now') ?? performance.timeOrigin) - (timing('kept') ?? 0)
  // Every browser that knows the zone knows this older spelling of it.
  const format = { timeZone: 'Europe/Kiev', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(intl, format).format(fetched)
}
