// Stars of a browser for its subscribed calendar, under a random key that only both know (docs/decisions/0013-keep-ones-programme-in-the-browser.md).
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Instant } from '#domain/record.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'

export type FollowedProgrammes = ReturnType<typeof createFollowedProgrammes>

/** Format of browsers' keys: 128 bits. */
export const isFollowingKey = (key: string) => /^[\w-]{22}$/.test(key)

/** A random key of 128 bits needs no slow hash. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const row = v.object({ selection: v.string() })

export function createFollowedProgrammes(database: Pick<Database, 'one' | 'run'>, now: () => Instant) {
  return {
    /** The selection of `key` in an edition; null: none, or ended; `unanswered`: the database is not available. */
    async of(key: string, year: number) {
      const asked = 'SELECT selection FROM followed_programme WHERE key_digest = ? AND year = ?'
      try {
        return (await database.one(row, asked, digestOf(key), year))?.selection ?? null
      } catch (error) {
        if (error instanceof StorageFault) return 'unanswered'
        throw error
      }
    },
    /** Stores a selection under `key`. Throws a StorageFault. */
    async keep(key: string, year: number, selection: string) {
      const anew = 'SET year = excluded.year, selection = excluded.selection, changed_at = excluded.changed_at'
      const row = { key_digest: digestOf(key), year, selection, changed_at: now() }
      await insert(database, 'followed_programme', row, `ON CONFLICT (key_digest) DO UPDATE ${anew}`)
    },
    async end(key: string) {
      await database.run('DELETE FROM followed_programme WHERE key_digest = ?', digestOf(key))
    },
    /** Deletes selections unchanged since then. */
    async forgetBefore(moment: Instant) {
      await database.run('DELETE FROM followed_programme WHERE changed_at < ?', moment)
    },
  }
}
