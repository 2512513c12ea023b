// Rate limit: one confirmation mail per form and address within an hour, so that nobody can flood a stranger's mailbox.
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
    /** Whether a confirmation may be sent now; counts it. Stores only a digest of the address. */
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
    /** The mail was not sent after all. */
    giveBack: (kind: string, email: string) => void written.delete(keyOf(kind, email)),
  }
}
