// Rate limits for mails to unconfirmed addresses, per network and for the site, so that nobody can flood strangers' mailboxes
// (docs/decisions/0030-limit-costly-requests-per-network.md). Paid orders are exempt.
import { hash, randomBytes } from 'node:crypto'
import { networkOf } from './network.ts'

const minute = 60_000
const hour = 60 * minute

/** Burst, and milliseconds per further mail: 40 an hour per network, 400 for the site. */
const ofNetwork = { atOnce: 40, interval: hour / 40 }
const ofSite = { atOnce: 400, interval: hour / 400 }

/** Maximum delay of an order's mail, milliseconds. */
const longestOfOrder = hour
/** A form whose mail would wait longer is rejected, milliseconds. */
const longestOfForm = 6 * hour

export type StrangerLetters = {
  /** Takes one mail for a form from `address`. Returns its delay in milliseconds; null: over the limit, nothing is taken. */
  ofForm(address: string): number | null
  /** Takes `letters` for an unpaid order from this network's digest (empty: local, not counted). Returns the delay in milliseconds. */
  ofOrder(network: string, letters: number): number
  /** Whether a mail was delayed by the site's limit since the last call. */
  wasCrowded(): boolean
}

/** @param max networks that are remembered; of more, the oldest may send anew */
export function createStrangerLetters(now: () => number, max = 20_000): StrangerLetters {
  const salt = randomBytes(32).toString('base64url')
  /** When each network has its full burst again, milliseconds since 1970. */
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
    // A mail with the maximum delay takes no turn: others behind it would wait for it.
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

/** Delay of the next mail if the burst is full again at `full`, milliseconds. A clock that was wrong does not block. */
function waitOf(full: number | undefined, { atOnce, interval }: typeof ofNetwork, now: number): number {
  const due = (full ?? 0) - (atOnce - 1) * interval - now
  return due > longestOfForm + hour ? 0 : Math.max(0, due)
}
