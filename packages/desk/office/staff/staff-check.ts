// Who leaves is out: asks the content service whose account may still come in, and ends the sessions and phones of all others.
import type { ReadStaff } from '@forum/content/port.ts'
import { closePhones } from '@forum/desk/door/gate/gates.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { oneAtATime } from '@forum/ground/base/one-at-a-time.ts'
import * as v from 'valibot'
import { endSessions } from './session.ts'

export type StaffCheck = {
  /** Asks now, when anybody is signed in. A call during a check starts one more after it. Never throws. */
  check(): Promise<void>
  /** The same, when the last check began 40 seconds ago: with the rounds of the desk every account is asked about within a minute. */
  poll(): Promise<void>
  /** Since when the content service does not answer, milliseconds since 1970: meanwhile sessions go on. null: it answered the last question. */
  unansweredSince(): Instant | null
}

type Options = {
  database: Pick<Database, 'all' | 'run'>
  /** null: there is no content service, so no account can leave. */
  read: ReadStaff | null
  /** The site's clock. */
  now(): Instant
  /** Real time, which sessions use. */
  realNow?: () => Instant
  /** Milliseconds that no change of the clock moves. */
  elapsed?: () => number
  log: Record<'info' | 'warn', (details: object, text: string) => void>
}

const pause = 40_000

const opened = v.object({ id: v.string(), role: v.nullable(v.string()) })

export function createStaffCheck(options: Options): StaffCheck {
  const { read, realNow = Date.now, elapsed = () => performance.now(), log } = options
  let checkedAt = Number.NEGATIVE_INFINITY
  let unanswered: Instant | null = null

  const check = oneAtATime(async () => {
    checkedAt = elapsed()
    // While the database does not answer, the desk shows nothing to anybody.
    const people = await signedIn(options.database, realNow()).catch(() => [])
    if (!read || people.length === 0) return
    try {
      const staff = await read()
      if (unanswered !== null) log.info({}, 'the content service says again whose account may open the desk')
      unanswered = null
      await endOthers(options, people, staff)
    } catch (error) {
      if (unanswered === null)
        log.warn({ reason: (error as Error).message }, 'it cannot be asked whose account may still open the desk: sessions go on')
      unanswered ??= realNow()
    }
  })

  return {
    check,
    async poll() {
      if (elapsed() - checkedAt >= pause) await check()
    },
    unansweredSince: () => unanswered,
  }
}

/** Accounts with a session, with its role; those with an open phone, with null. */
const signedIn = (database: Pick<Database, 'all'>, now: Instant) =>
  database.all(
    opened,
    `SELECT DISTINCT user_id AS id, role FROM desk_session WHERE until >= ?
     UNION SELECT DISTINCT user_id, NULL FROM gate_phone JOIN gate ON gate.id = gate_id
     WHERE closed_at IS NULL AND revoked_at IS NULL AND user_id <> ''`,
    now,
  )

async function endOthers(
  { database, now, log }: Options,
  people: readonly v.InferOutput<typeof opened>[],
  staff: readonly { id: string; role: string }[],
): Promise<void> {
  for (const { id, role } of people) {
    if (staff.some((each) => each.id === id && (role === null || each.role === role))) continue
    if (role === null) await closePhones(database, now(), id)
    else await endSessions(database, id, role)
    log.info(
      { account: id, what: role === null ? 'phones at gates' : 'sessions' },
      'an account left or lost its role: it was signed out',
    )
  }
}
