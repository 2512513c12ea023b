// A calendar that follows the stars of this browser: under a random key, which only the two of them have, the site keeps what is starred.
import { followedPath } from '#domain/address/paths.ts'
import { writeSelection } from '#domain/programme/selection.ts'
import { starsOf } from './stars.ts'

const prefix = 'calendar:'

/** The key of an edition's calendar, and the selection that the site has under it. */
type Followed = { key: string; sent: string }

function followedOf(year: number): Followed | null {
  try {
    const [key = '', sent = ''] = (localStorage.getItem(prefix + year) ?? '').split(' ')
    return key ? { key, sent } : null
  } catch {
    return null
  }
}

/** Whether a calendar follows the stars of an edition. */
export const isFollowed = (year: number): boolean => followedOf(year) !== null

/** Has the site keep the stars from now on, and gives the key of their calendar; null: it did not, or this browser keeps nothing. */
export async function follow(year: number): Promise<string | null> {
  const key = followedOf(year)?.key ?? newKey()
  const selection = writeSelection(starsOf(year))
  if (!(await tellSite({ key, year, selection }))) return null
  try {
    localStorage.setItem(prefix + year, `${key} ${selection}`)
    return key
  } catch {
    return null
  }
}

/** Has the site forget them; false: it was not reached, and nothing changed. */
export async function unfollow(year: number): Promise<boolean> {
  const followed = followedOf(year)
  if (!followed) return true
  if (!(await tellSite({ key: followed.key, year, selection: null }))) return false
  localStorage.removeItem(prefix + year)
  return true
}

let telling = Promise.resolve()

/** Tells the site of stars that it does not know yet; what fails is told with the next star, or on the next page. */
export function tellCalendars(): void {
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

async function tellSite(told: { key: string; year: number; selection: string | null }): Promise<boolean> {
  try {
    return (await fetch(followedPath, { method: 'POST', body: JSON.stringify(told), keepalive: true })).ok
  } catch {
    return false
  }
}
