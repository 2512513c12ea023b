// How many letters go to addresses that nobody has confirmed: by one network, and by the whole site. Whoever types strangers' addresses into forms
// must not have the site fill their mailboxes (docs/decisions/0030-limit-costly-requests-per-network.md). What is paid never waits for it.
import { hash, randomBytes } from 'node:crypto'
import { networkOf } from './network.ts'

const minute = 60_000
const hour = 60 * minute

/** Letters at once, and milliseconds until there is one more: 40 an hour for a network, 400 for the site. */
const ofNetwork = { atOnce: 40, interval: hour / 40 }
const ofSite = { atOnce: 400, interval: hour / 400 }

/** No letter of an order waits longer, milliseconds. */
const longestOfOrder = hour
/** A form whose letter would wait longer is not taken, milliseconds. */
const longestOfForm = 6 * hour

export type StrangerLetters = {
  /**
   * Takes one letter that confirms a form sent from `address`. Gives how long it waits for its turn, milliseconds; null: its network has had too
   * many, or the site, and nothing is taken.
   */
  ofForm(address: string): number | null
  /**
   * Takes `letters` about an order that nobody paid, sent from the network of this digest (empty: nobody's own, which is not counted); gives how
   * long they wait, milliseconds.
   */
  ofOrder(network: string, letters: number): number
  /** Whether any letter had to wait for those of the whole site since this was asked last. */
  wasCrowded(): boolean
}

/** @param max networks that are remembered; of more, the oldest may send anew */
export function createStrangerLetters(now: () => number, max = 20_000): StrangerLetters {
  const salt = randomBytes(32).toString('base64url')
  /** Of each network, when it has all its letters at once again, milliseconds since 1970. */
  const full = new Map<string, number>()
  let siteFull = 0
  let isCrowded = false
  const digest = (network: string) => hash('sha256', salt + network, 'base64url')
  const remember = (key: string, moment: number) => {
    full.delete(key)
    full.set(key, moment)
    if (full.size > max) full.delete(full.keys().next().value ?? '')
  }
  const reserve = (key: string, letters: number, longest: number) => {
    const wait = key === '' ? 0 : waitOf(full.get(key), ofNetwork, now())
    const siteWait = waitOf(siteFull, ofSite, now())
    // What waits as long as anything may is given no turn of its own: others behind it would wait for it, too.
    if (key !== '' && wait < longest) remember(key, Math.max(full.get(key) ?? 0, now()) + letters * ofNetwork.interval)
    if (siteWait < longest) siteFull = Math.max(siteFull, now()) + letters * ofSite.interval
    if (siteWait > 0) isCrowded = true
    return Math.min(longest, Math.max(wait, siteWait))
  }
  return {
    ofForm(address) {
      const key = digest(networkOf(address))
      if (waitOf(siteFull, ofSite, now()) >= longestOfForm) isCrowded = true
      else if (waitOf(full.get(key), ofNetwork, now()) === 0) return reserve(key, 1, longestOfForm)
      return null
    },
    ofOrder: (network, letters) => (letters === 0 ? 0 : reserve(network && digest(network), letters, longestOfOrder)),
    wasCrowded() {
      const was = isCrowded
      isCrowded = false
      return was
    },
  }
}

/** How long the next letter waits, milliseconds, where all letters at once are there again at `full`. A clock that was ahead holds nothing up. */
function waitOf(full: number | undefined, { atOnce, interval }: typeof ofNetwork, now: number): number {
  const due = (full ?? 0) - (atOnce - 1) * interval - now
  return due > longestOfForm + hour ? 0 : Math.max(0, due)
}
