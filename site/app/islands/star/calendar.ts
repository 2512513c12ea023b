// A calendar that follows this browser's stars: the site stores them under a random key that only browser and calendar know.
import { followedPath } from '@forum/domain/address/paths.ts'
import { writeSelection } from '@forum/domain/programme/selection.ts'
import { starsOf } from './stars.ts'

const prefix = 'calendar:'

/** The key of an edition's calendar, and the selection that was last sent. */
type Followed = { key: string; sent: string }

function followedOf(year: number): Followed | null {
  try {
    const [key = '', sent = ''] = (localStorage.getItem(prefix + year) ?? '').split(' ')
    return key ? { key, sent } : null
  } catch {
    return null
  }
}

/** The key of a calendar that follows the stars; null: none. */
export const followedKey = (year: number): string | null => followedOf(year)?.key ?? null

/**
 * Stores the stars on the site under the calendar's key. `failed`: the site did not answer; `refused`: this browser stores nothing, so that nobody
 * could change or end it, and the site was not asked.
 */
export async function follow(year: number): Promise<'followed' | 'failed' | 'refused'> {
  const before = followedOf(year)
  const { key, sent } = before ?? { key: newKey(), sent: '' }
  if (!keep(year, { key, sent })) return 'refused'
  const selection = writeSelection(starsOf(year))
  if (await sendSelection({ key, year, selection })) {
    keep(year, { key, sent: selection })
    return 'followed'
  }
  if (!before) localStorage.removeItem(prefix + year)
  return 'failed'
}

function keep(year: number, { key, sent }: Followed): boolean {
  try {
    localStorage.setItem(prefix + year, `${key} ${sent}`)
  } catch {
    return false
  }
  return followedKey(year) === key
}

/** Deletes them on the site; false: not reached, nothing changed. */
export async function unfollow(year: number): Promise<boolean> {
  const followed = followedOf(year)
  if (!followed) return true
  if (!(await sendSelection({ key: followed.key, year, selection: null }))) return false
  localStorage.removeItem(prefix + year)
  return true
}

let telling = Promise.resolve()

/** Sends changed stars to the site; a failure is retried with the next star or page. */
export function updateCalendars(): void {
  telling = telling.then(async () => {
    for (const name of Object.keys(localStorage)) {
      const year = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN)
      const followed = followedOf(year)
      if (followed && followed.sent !== writeSelection(starsOf(year))) await follow(year)
    }
  })
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

async function sendSelection(sent: { key: string; year: number; selection: string | null }): Promise<boolean> {
  try {
    return (await fetch(followedPath, { method: 'POST', body: JSON.stringify(sent), keepalive: true })).ok
  } catch {
    return false
  }
}
