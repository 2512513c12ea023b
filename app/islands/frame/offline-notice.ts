// Says that the network is gone, and what still works; then, for a moment, that it is back.

/** Milliseconds for which a visitor reads that the network is back. */
const goodNews = 4000

export function startOfflineNotice(): void {
  const [gone, kept, back] = ['offline', 'kept', 'online'].map((name) =>
    document.querySelector<HTMLElement>(`[data-network=${name}]`),
  )
  if (!gone || !kept || !back) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    back.hidden = gone.hidden || !navigator.onLine
    gone.hidden = navigator.onLine
    // Only the service worker answers in the network's place.
    kept.hidden = !navigator.serviceWorker?.controller
    timer = setTimeout(() => {
      back.hidden = true
    }, goodNews)
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
