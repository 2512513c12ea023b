// Limits automatic reloads after a missing script to once a minute (product.md, 4.12).

const minPause = 60_000
const storageKey = 'reloaded-at'

/** Whether a reload is allowed at `now` (ms); `last`: stored time of the last one, null: never. Pure. */
export function isReloadDue(last: string | null, now: number): boolean {
  const time = last === null ? Number.NaN : Number(last)
  return !(time <= now && now - time < minPause)
}

/** Whether the page may reload now; true also stores the time. Never if nothing can be stored. */
export function takeReload(now = Date.now()): boolean {
  try {
    if (!isReloadDue(sessionStorage.getItem(storageKey), now)) return false
    sessionStorage.setItem(storageKey, String(now))
    return sessionStorage.getItem(storageKey) === String(now)
  } catch {
    return false
  }
}
