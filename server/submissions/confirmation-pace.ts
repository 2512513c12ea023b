// At most one confirmation of a form to one address within the hour: whoever writes a stranger's address into a form must not fill their mailbox.
import { createHmac, randomBytes } from 'node:crypto'
import { mailbox } from './mailbox.ts'

const hour = 3_600_000

/** @param max addresses that are remembered; of more, the oldest may be written to again */
export function createConfirmationPace(now: () => number, max = 20_000) {
  const salt = randomBytes(32)
  const written = new Map<string, number>()
  const keyOf = (kind: string, email: string) =>
    createHmac('sha256', salt)
      .update(`${kind}\n${mailbox(email)}`)
      .digest('base64url')
  return {
    /** Whether a confirmation of the form `kind` may go to `email` now; it is taken as sent. Only a digest of the address is kept. */
    take(kind: string, email: string): boolean {
      const key = keyOf(kind, email)
      const last = written.get(key)
      const age = last === undefined ? hour : now() - last
      if (age >= 0 && age < hour) return false
      written.delete(key)
      written.set(key, now())
      if (written.size > max) written.delete(written.keys().next().value ?? '')
      return true
    },
    /** What was taken was not sent after all. */
    giveBack: (kind: string, email: string) => void written.delete(keyOf(kind, email)),
  }
}
