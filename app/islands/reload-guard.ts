// A page that reloads itself because a script of it is gone does so once a minute at most (product.md, 4.12).

const minPause = 60_000
const storageKey = 'reloaded-at'

/** Whether the page may load itself again at `now` (ms), when it last did so at `last` (as it was kept; null: never). Pure. */
export function isReloadDue(last: string | null, now: number): boolean {
  const time = last === null ? Number.NaN : Number(last)
  return !(time <= now && now - time < minPause)
}

/** Whether the page may load itself again now; true also notes that it does. Where nothing can be noted it never may. */
export function takeReload(now = Date.now()): boolean {
  try {
    if (!isReloadDue(sessionStorage.getItem(storageKey), now)) return false
    sessionStorage.setItem(storageKey, String(now))
    return sessionStorage.getItem(storageKey) === String(now)
  } catch {
    return false
  }
}
