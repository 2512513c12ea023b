// Says that the network is lost, which pages still work and how old this page is; then, briefly, that the network is back. A page from the browser's
// cache always shows its age: a Wi-Fi may have no internet although the browser is online.

/** How long the notice that the network is back stays, milliseconds. */
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
    // Only the service worker can answer offline.
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

/** Age of this page in the service worker's cache (service-worker/cached-copy.ts), in ms; null: it came from the network. */
function ageOfCopy(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(({ name }) => name === 'kept')?.duration ?? null
}
