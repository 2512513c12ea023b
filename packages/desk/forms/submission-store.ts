// Stores submissions once, with their deliveries.

import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { SubmissionKind } from '@forum/domain/submission/submission.ts'
import * as v from 'valibot'
import type { NewDelivery } from '../post/outbox/channel.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { json, namedRow } from '../storage/row.ts'

export type NewSubmission = {
  /** UUID, also the key of the delivered record, so that repeated deliveries are idempotent. */
  id: string
  kind: SubmissionKind
  lang: Locale
  fields: object
  /** Milliseconds since 1970, as every moment here. */
  receivedAt: number
  /** Digest of the sender's line; missing or empty: unknown. */
  placedFrom?: string
  /** Equal content within `window` milliseconds is the same submission and stored once; null: never. */
  sameContent: { key: string; window: number } | null
  deliveries: readonly NewDelivery[]
}

/** A stored submission; its form may not exist any more. */
export type Submission = {
  id: string
  kind: string
  lang: string
  fields: Record<string, unknown>
  receivedAt: number
  /** When personal data were erased; null: not. */
  erasedAt: number | null
  /** Digest of the sender's line, for a month. */
  placedFrom: string | null
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>

export function createSubmissionStore(database: Database, outbox: Pick<Outbox, 'add'>) {
  return {
    /** Stores a submission and its deliveries in one transaction. `isNew` false: it existed with the returned id. */
    store: (submission: NewSubmission) =>
      database.transaction(async (tx) => {
        const known = await storedBefore(tx, submission)
        if (known !== undefined) return { id: known, isNew: false }
        const { id, kind, lang, fields, receivedAt, placedFrom = '', sameContent } = submission
        const content = { fields: JSON.stringify(fields), content_key: sameContent?.key ?? null }
        await insert(tx, 'submission', { id, kind, lang, ...content, received_at: receivedAt, placed_from: placedFrom || null })
        await outbox.add(tx, submission.id, submission.deliveries, submission.receivedAt)
        return { id: submission.id, isNew: true }
      }),
    byId: (id: string) => submissionBy(database, id),
    /** Newest first. `kind` missing: of every kind; `max` missing: all. */
    list: ({ kind, max }: { kind?: string | undefined; max?: number | undefined } = {}): Promise<Submission[]> =>
      database.all(
        submissionRow,
        `SELECT * FROM submission ${kind === undefined ? '' : 'WHERE kind = ?'} ORDER BY received_at DESC, id ${max === undefined ? '' : 'LIMIT ?'}`,
        ...[kind, max].filter((value) => value !== undefined),
      ),
    /** Erases personal data of these submissions; the rows stay. */
    async erase(tx: Transaction, ids: readonly string[], now: number) {
      for (const id of ids)
        await tx.run(
          "UPDATE submission SET fields = '{}', content_key = NULL, placed_from = NULL, erased_at = ? WHERE id = ? AND erased_at IS NULL",
          now,
          id,
        )
      for (const id of ids) await tx.run("UPDATE request_answer SET reason = '' WHERE submission_id = ?", id)
    },
    /** Ids received before a time that still contain personal data, oldest first. */
    async receivedBefore(moment: number, max: number) {
      const which = 'received_at < ? AND erased_at IS NULL ORDER BY received_at LIMIT ?'
      const found = await database.all(idRow, `SELECT id FROM submission WHERE ${which}`, moment, max)
      return found.map(({ id }) => id)
    },
    /** The same for unconfirmed subscriptions; of more than `most` also the oldest. */
    async unconfirmedBefore(moment: number, max: number, most = mostUnconfirmed) {
      const open = `kind = 'subscription' AND erased_at IS NULL AND ${isUnconfirmed}`
      const last = `SELECT received_at FROM submission WHERE ${open} ORDER BY received_at DESC LIMIT 1 OFFSET ?`
      const which = `${open} AND (received_at < ? OR received_at < (${last})) ORDER BY received_at LIMIT ?`
      const found = await database.all(idRow, `SELECT id FROM submission WHERE ${which}`, moment, most - 1, max)
      return found.map(({ id }) => id)
    },
    /** Deletes what is left of erased subscriptions that nobody confirmed. */
    async forgetUnconfirmed() {
      const erased = `SELECT id FROM submission WHERE kind = 'subscription' AND erased_at IS NOT NULL AND ${isUnconfirmed}`
      await database.transaction(async (tx) => {
        const ids = await tx.all(idRow, `${erased} LIMIT ?`, mostUnconfirmed)
        for (const { id } of ids) {
          await tx.run('DELETE FROM delivery WHERE owner_id = ?', id)
          await tx.run('DELETE FROM submission WHERE id = ?', id)
        }
      })
    },
    /** Forgets from which line forms came that were received before a time. */
    async forgetLines(moment: number) {
      await database.run('UPDATE submission SET placed_from = NULL WHERE placed_from IS NOT NULL AND received_at < ?', moment)
    },
  }
}

export function submissionBy(tx: Transaction, id: string): Promise<Submission | undefined> {
  return tx.one(submissionRow, 'SELECT * FROM submission WHERE id = ?', id)
}

/** Unconfirmed subscriptions that are kept: more than a flood brings in a day. */
const mostUnconfirmed = 20_000

/** SQL: nobody opened the link of the letter. */
const isUnconfirmed = "NOT EXISTS (SELECT 1 FROM delivery WHERE owner_id = submission.id AND channel = 'content')"

const idRow = v.object({ id: v.string() })
const submissionRow = namedRow({
  id: v.string(),
  kind: v.string(),
  lang: v.string(),
  fields: json(v.record(v.string(), v.unknown())),
  received_at: v.number(),
  erased_at: v.nullable(v.number()),
  placed_from: v.nullable(v.string()),
})

async function storedBefore(tx: Transaction, { sameContent, receivedAt }: NewSubmission): Promise<string | undefined> {
  if (!sameContent) return undefined
  const since = receivedAt - sameContent.window
  const byContent = 'SELECT id FROM submission WHERE content_key = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1'
  return (await tx.one(idRow, byContent, sameContent.key, since))?.id
}
