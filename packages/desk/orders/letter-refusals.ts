// Who wants no more letters about the running day: by the link of the letter, for one edition. Tickets are not touched by it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { type Database, StorageFault, type Transaction } from '../storage/database.ts'
import { letterRecipients } from './letter-recipients.ts'

/** `letter_sent` keeps it, so that it goes with the person. */
export const refusalIn = (year: number) => `refused-${year}`

export type LetterRefusalKeys = {
  /** Of the page of this person (digest of a mailbox); only their letters contain it. */
  of(year: number, person: string): string
  /** null: invalid key. */
  read(key: string): { year: number; person: string } | null
}

const shape = /^(\d{4})([\w-]{43})([\w-]{22})$/

/** @param secrets of this site: the first signs, keys of all of them are known */
export function createLetterRefusalKeys(secrets: readonly [Uint8Array, ...Uint8Array[]]): LetterRefusalKeys {
  const signBy = (secret: Uint8Array, year: number, person: string) =>
    createHmac('sha256', secret).update(`day-letters:${year}:${person}`).digest('base64url').slice(0, 22)
  return {
    of: (year, person) => `${year}${person}${signBy(secrets[0], year, person)}`,
    read(key) {
      const [, digits = '', person = '', sign = ''] = shape.exec(key) ?? []
      const year = Number(digits)
      const isOurs = secrets.some((secret) =>
        timingSafeEqual(Buffer.from(signBy(secret, year, person)), Buffer.from(sign.padEnd(22))),
      )
      return person !== '' && isOurs ? { year, person } : null
    },
  }
}

export type LetterRefusals = {
  /** `confirmed`: this person gets the letters, `ended`: not any more; null: no such key, or nobody of that edition has it. */
  stateOf(key: string): Promise<'confirmed' | 'ended' | null>
  /** Idempotent. `refused`: the database could not store it; null: no such key. */
  change(key: string, wish: 'confirmed' | 'ended'): Promise<'changed' | 'refused' | null>
}

const owner = v.object({ order_id: v.string() })

export async function hasRefused(tx: Transaction, year: number, person: string): Promise<boolean> {
  const sql = 'SELECT order_id FROM letter_sent WHERE letter = ? AND person = ?'
  return (await tx.one(owner, sql, refusalIn(year), person)) !== undefined
}

export function createLetterRefusals({ database, keys }: { database: Database; keys: LetterRefusalKeys }): LetterRefusals {
  /** The order with which the refusal is erased. */
  const orderOf = async (tx: Transaction, year: number, person: string): Promise<string | undefined> => {
    const sql = 'SELECT order_id FROM letter_sent WHERE person = ? AND (letter LIKE ? OR letter LIKE ?) ORDER BY letter LIMIT 1'
    const written = await tx.one(owner, sql, person, `interrupted-${year}-%`, `planned-${year}-%`)
    return written?.order_id ?? (await letterRecipients(tx, year)).find((one) => one.person === person)?.orderId
  }
  return {
    async stateOf(key) {
      const read = keys.read(key)
      if (!read) return null
      if (await hasRefused(database, read.year, read.person)) return 'ended'
      return (await orderOf(database, read.year, read.person)) === undefined ? null : 'confirmed'
    },
    async change(key, wish) {
      const read = keys.read(key)
      if (!read) return null
      const { year, person } = read
      try {
        return await database.transaction(async (tx) => {
          const letter = refusalIn(year)
          if (wish === 'confirmed') await tx.run('DELETE FROM letter_sent WHERE letter = ? AND person = ?', letter, person)
          const orderId = await orderOf(tx, year, person)
          if (orderId === undefined) return null
          const sql =
            'INSERT INTO letter_sent (letter, person, order_id) VALUES (?, ?, ?) ON CONFLICT (letter, person) DO NOTHING'
          if (wish === 'ended') await tx.run(sql, letter, person, orderId)
          return 'changed'
        })
      } catch (error) {
        if (error instanceof StorageFault) return 'refused'
        throw error
      }
    },
  }
}
