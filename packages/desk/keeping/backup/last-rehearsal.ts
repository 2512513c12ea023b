// What the last rehearsal of a restore found (deploy/rehearse), for alarms and the doctor.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `at`: milliseconds since 1970. `fault`: a sentence; null: the backup gave a site. */
export type LastRehearsal = { at: number; fault: string | null }

/** Older ones mean that the weekly timer failed, milliseconds. */
const rehearsalAge = 15 * 86_400_000

/** null: none was made here, or it cannot be read. */
export function lastRehearsal(dataDirectory: string): LastRehearsal | null {
  const path = join(dataDirectory, 'last-rehearsal')
  if (!existsSync(path)) return null
  const [time = '', fault = ''] = readFileSync(path, 'utf8').split('\n')
  return /^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(time) ? { at: Date.parse(time), fault: fault || null } : null
}

/** What is to be said of it; null: nothing. `now`: milliseconds since 1970. */
export function rehearsalFault(last: LastRehearsal | null, now: number): string | null {
  if (!last) return null
  const time = new Date(last.at).toISOString()
  if (last.fault !== null) return `A restore was rehearsed ${time} and failed: ${last.fault}`
  return now - last.at > rehearsalAge
    ? `A restore was last rehearsed ${time}: systemctl status forum-rehearsal.timer forum-rehearsal`
    : null
}
