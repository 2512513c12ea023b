// Stars of a browser for its subscribed calendar, under a random key that only both know (docs/decisions/0013-keep-ones-programme-in-the-browser.md).
import { createHash } from 'node:crypto'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import { type Database, StorageFault } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'

export type FollowedProgrammes = ReturnType<typeof createFollowedProgrammes>

/** Format of browsers' keys: 128 bits. */
export const isFollowingKey = (key: string) => /^[\w-]{22}$/.test(key)

/** A random key of 128 bits needs no slow hash. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const row = v.object({ selection: v.string() })

/** Far more than any forum has visitors. */
const mostKept = 200_000

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
    /**
     * Stores a selection under `key`. `wait`: asked before a key is stored that was not known; seconds to wait, null: it is stored. Returns the same.
     * Throws a StorageFault.
     */
    async keep(key: string, year: number, selection: string, wait: () => number | null): Promise<number | null> {
      const changing = 'UPDATE followed_programme SET year = ?, selection = ?, changed_at = ? WHERE key_digest = ?'
      if ((await database.run(changing, year, selection, now(), digestOf(key))).changes > 0) return null
      const seconds = wait()
      if (seconds !== null) return seconds
      const row = { key_digest: digestOf(key), year, selection, changed_at: now() }
      const anew = 'SET year = excluded.year, selection = excluded.selection, changed_at = excluded.changed_at'
      await insert(database, 'followed_programme', row, `ON CONFLICT (key_digest) DO UPDATE ${anew}`)
      return null
    },
    async end(key: string) {
      await database.run('DELETE FROM followed_programme WHERE key_digest = ?', digestOf(key))
    },
    /** Deletes selections unchanged since then, and of more than `most` those that are unchanged for longest. */
    async forgetBefore(moment: Instant, most = mostKept) {
      await database.run('DELETE FROM followed_programme WHERE changed_at < ?', moment)
      const last = 'SELECT changed_at FROM followed_programme ORDER BY changed_at DESC LIMIT 1 OFFSET ?'
      await database.run(`DELETE FROM followed_programme WHERE changed_at < (${last})`, most - 1)
    },
  }
}
