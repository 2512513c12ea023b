// Says that the network is gone, what still works and from when it is; then, for a moment, that the network is back. A page from this browser's
// store says from when it is as long as it is shown, whatever the browser believes of the network: a hall's Wi-Fi may have no internet behind it.

/** Milliseconds for which a visitor reads that the network is back. */
const goodNews = 4000

export function startOfflineNotice(): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-network=${name}]`)
  const [gone, lost, copy, from, kept, anew, back] = ['offline', 'lost', 'copy', 'from', 'kept', 'anew', 'online'].map(part)
  if (!gone || !lost || !copy || !from || !kept || !anew || !back) return
  const age = ageOfCopy()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    const isLost = !navigator.onLine
    back.hidden = gone.hidden || isLost || age !== null
    gone.hidden = !isLost && age === null
    lost.hidden = !isLost
    copy.hidden = isLost
    anew.hidden = isLost
    // Only the service worker answers in the network's place.
    kept.hidden = !isLost || !navigator.serviceWorker?.controller
    if (!gone.hidden) import('./copy-age.ts').then(({ tellAge }) => tellAge(from, age ?? 0)).catch(() => {})
    timer = setTimeout(() => {
      back.hidden = true
    }, goodNews)
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}

/** How old this page was when the service worker gave it from its store (service-worker/cached-copy.ts), in ms; null: it came from the site. */
function ageOfCopy(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(({ name }) => name === 'kept')?.duration ?? null
}
