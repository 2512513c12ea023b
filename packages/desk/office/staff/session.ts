// Sessions of the organisers' desk: a one-time pass of the content service is exchanged for a session key in a cookie.
import { createHash } from 'node:crypto'
import { unguessable } from '@forum/desk/orders/unguessable.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { insert } from '@forum/desk/storage/insert.ts'
import * as v from 'valibot'

export const officeLanguages = ['uk', 'en'] as const

export type OfficeLanguage = (typeof officeLanguages)[number]

const officeRoles = ['organiser', 'steward'] as const

export type OfficeRole = (typeof officeRoles)[number]

export type Organiser = {
  id: string
  name: string
  role: OfficeRole
  language: OfficeLanguage
  /** Address of the content service's application that sent them here; empty: the demo's button. */
  admin: string
  /** Until when refunds need no new pass, milliseconds since 1970. */
  freshUntil: number
}

/** Length of a session, and time in which refunds need no new pass, milliseconds. */
export const sessionLength = 12 * 60 * 60_000
const freshLength = 15 * 60_000

export type Sessions = {
  /** Creates a session and returns its key; null: the pass was used before. `nonce` identifies the pass, which expires at `until` (ms). */
  enter(who: Omit<Organiser, 'freshUntil'>, pass: { nonce: string; until: number }): Promise<string | null>
  /** null: no such session, or it has expired. */
  read(key: string): Promise<Organiser | null>
  speak(key: string, language: OfficeLanguage): Promise<void>
  leave(key: string): Promise<void>
}

const row = v.object({
  user_id: v.string(),
  name: v.string(),
  role: v.picklist(officeRoles),
  lang: v.picklist(officeLanguages),
  admin: v.string(),
  fresh_until: v.number(),
})

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** `desk`: its database changes when it is reopened. `now`: real time in milliseconds, which passes use. */
export function createSessions(desk: { database: Database }, now: () => number): Sessions {
  return {
    enter: ({ id, name, role, language, admin }, { nonce, until }) =>
      desk.database.transaction(async (tx) => {
        await tx.run('DELETE FROM used_pass WHERE until < ?', now())
        await tx.run('DELETE FROM desk_session WHERE until < ?', now())
        const { changes } = await insert(tx, 'used_pass', { nonce, until }, 'ON CONFLICT (nonce) DO NOTHING')
        if (changes === 0) return null
        const key = unguessable()
        const who = { user_id: id, name, role, lang: language, admin }
        const ends = { until: now() + sessionLength, fresh_until: now() + freshLength }
        await insert(tx, 'desk_session', { digest: digestOf(key), ...who, ...ends })
        return key
      }),
    async read(key) {
      const found = await desk.database.one(
        row,
        // A clock that was far ahead must not leave a session of a year.
        'SELECT * FROM desk_session WHERE digest = ? AND until >= ? AND until <= ?',
        digestOf(key),
        now(),
        now() + 2 * sessionLength,
      )
      if (!found) return null
      const { user_id: id, lang: language, fresh_until: freshUntil, ...same } = found
      return { id, language, freshUntil, ...same }
    },
    async speak(key, language) {
      await desk.database.run('UPDATE desk_session SET lang = ? WHERE digest = ?', language, digestOf(key))
    },
    async leave(key) {
      await desk.database.run('DELETE FROM desk_session WHERE digest = ?', digestOf(key))
    },
  }
}

/** Ends the sessions of one person (account id or name; with `role` only those in it), or all. Returns their number. */
export async function endSessions(database: Pick<Database, 'run'>, person?: string, role?: string): Promise<number> {
  if (person === undefined) return (await database.run('DELETE FROM desk_session')).changes
  const ofPerson = 'DELETE FROM desk_session WHERE (user_id = ? OR name = ?)'
  const { changes } = await (role === undefined
    ? database.run(ofPerson, person, person)
    : database.run(`${ofPerson} AND role = ?`, person, person, role))
  return changes
}
