// Keeps every accepted submission with the deliveries it asks for, until each has arrived or lies visibly as a dead letter.
import type { Database } from '../storage/database.ts'

/** The shape of the outbox; part of the database's migrations. */
export const outboxTables = `
CREATE TABLE submission (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  lang TEXT NOT NULL,
  fields TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE,
  content_key TEXT,
  erased_at INTEGER
) STRICT;
CREATE INDEX submission_content ON submission (content_key, received_at);
CREATE INDEX submission_received ON submission (received_at);
CREATE TABLE delivery (
  id INTEGER PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submission (id),
  channel TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT,
  settled_at INTEGER
) STRICT;
CREATE INDEX delivery_order ON delivery (submission_id, channel, id);
CREATE INDEX delivery_waiting ON delivery (due_at) WHERE state = 'waiting';
`

export type NewDelivery = { channel: string; message: unknown }

export type NewSubmission = {
  /** A UUID; also the key of the record that is delivered, so that a repeated delivery changes nothing. */
  id: string
  kind: string
  lang: string
  fields: unknown
  /** Milliseconds since 1970, as every moment here. */
  receivedAt: number
  /** The same key is the same sending: the second one is answered like the first and kept once. */
  idempotencyKey: string | null
  /** Equal content that comes again within `window` milliseconds is the same sending too; null where only the key counts. */
  sameContent: { key: string; window: number } | null
  deliveries: readonly NewDelivery[]
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead'

export type Delivery = {
  id: number
  submissionId: string
  channel: string
  message: unknown
  state: DeliveryState
  attempts: number
  dueAt: number
  lastError: string | null
}

export type Submission = {
  id: string
  kind: string
  lang: string
  fields: unknown
  receivedAt: number
  erasedAt: number | null
  deliveries: readonly Delivery[]
}

export type Outbox = {
  /** Keeps a submission and its deliveries in one transaction. `isNew` false: it had been kept before, under the id that is given back. */
  accept(submission: NewSubmission): { id: string; isNew: boolean }
  /** Adds deliveries to what was accepted before; call it inside the transaction that causes them. */
  add(submissionId: string, deliveries: readonly NewDelivery[], now: number): void
  /**
   * Deliveries whose time has come, oldest first: of each submission and channel only the first that has not arrived. What follows a
   * dead letter waits for the operator, except in channels that pass over dead letters.
   */
  due(now: number, max: number): Delivery[]
  /** When the next delivery is due; null: nothing waits. */
  nextDue(): number | null
  delivered(id: number, now: number): void
  /** `retryAt` null: it is given up and lies as a dead letter. */
  failed(id: number, error: string, retryAt: number | null, now: number): void
  /** Newest first. */
  list(filter: { kind?: string; state?: DeliveryState; max: number }): Submission[]
  show(id: string): Submission | undefined
  /** Makes dead letters (of one submission, or all) and what waits due at once. Gives their number. */
  retry(now: number, submissionId?: string): number
  /** Takes what was said out of the given submissions; that they happened stays. Deliveries that still wait are given up. */
  erase(ids: readonly string[], now: number): number
  /** Puts what `change` makes of each message of a submission in its place. */
  rewrite(submissionId: string, change: (message: unknown) => unknown): void
  /** Ids of submissions of other kinds than `except` that were received before a moment and still hold what was said, oldest first. */
  receivedBefore(moment: number, except: string, max: number): string[]
  /** Numbers by state, for the health answer and the log. */
  statistics(): Record<DeliveryState, number>
}

type DeliveryRow = {
  id: number
  submission_id: string
  channel: string
  message: string
  state: DeliveryState
  attempts: number
  due_at: number
  last_error: string | null
}
type SubmissionRow = { id: string; kind: string; lang: string; fields: string; received_at: number; erased_at: number | null }

/** What an earlier delivery must be to hold up the ones behind it; its parameter is a JSON list of the channels that pass over dead letters. */
const holdingUp = `EXISTS (
  SELECT 1 FROM delivery AS earlier WHERE earlier.submission_id = candidate.submission_id AND earlier.channel = candidate.channel
  AND earlier.id < candidate.id AND (earlier.state = 'waiting'
    OR (earlier.state = 'dead' AND candidate.channel NOT IN (SELECT value FROM json_each(?)))))`

/** `passing`: channels in which one message does not need another to have arrived. */
export function createOutbox(database: Database, passing: readonly string[] = []): Outbox {
  const channelsThatPass = JSON.stringify(passing)
  const insert = (submissionId: string, deliveries: readonly NewDelivery[], now: number) => {
    for (const { channel, message } of deliveries)
      database.run(
        'INSERT INTO delivery (submission_id, channel, message, due_at) VALUES (?, ?, ?, ?)',
        submissionId,
        channel,
        JSON.stringify(message),
        now,
      )
  }
  const withDeliveries = (row: SubmissionRow): Submission => ({
    id: row.id,
    kind: row.kind,
    lang: row.lang,
    fields: JSON.parse(row.fields),
    receivedAt: row.received_at,
    erasedAt: row.erased_at,
    deliveries: database.all<DeliveryRow>('SELECT * FROM delivery WHERE submission_id = ? ORDER BY id', row.id).map(delivery),
  })

  return {
    accept: (submission) =>
      database.transaction(() => {
        const known = knownBefore(database, submission)
        if (known) return { id: known, isNew: false }
        const { id, kind, lang, fields, receivedAt, idempotencyKey, sameContent, deliveries } = submission
        database.run(
          'INSERT INTO submission (id, kind, lang, fields, received_at, idempotency_key, content_key) VALUES (?, ?, ?, ?, ?, ?, ?)',
          id,
          kind,
          lang,
          JSON.stringify(fields),
          receivedAt,
          idempotencyKey,
          sameContent?.key ?? null,
        )
        insert(id, deliveries, receivedAt)
        return { id, isNew: true }
      }),
    add: insert,
    due: (now, max) =>
      database
        .all<DeliveryRow>(
          `SELECT * FROM delivery AS candidate WHERE state = 'waiting' AND due_at <= ? AND NOT ${holdingUp} ORDER BY id LIMIT ?`,
          now,
          channelsThatPass,
          max,
        )
        .map(delivery),
    nextDue: () =>
      database.one<{ at: number | null }>(
        `SELECT min(due_at) AS at FROM delivery AS candidate WHERE state = 'waiting' AND NOT ${holdingUp}`,
        channelsThatPass,
      )?.at ?? null,
    delivered(id, now) {
      database.run(
        "UPDATE delivery SET state = 'delivered', attempts = attempts + 1, last_error = NULL, settled_at = ? WHERE id = ?",
        now,
        id,
      )
    },
    failed(id, error, retryAt, now) {
      const [state, due, settled] = retryAt === null ? ['dead', now, now] : ['waiting', retryAt, null]
      database.run(
        'UPDATE delivery SET state = ?, attempts = attempts + 1, last_error = ?, due_at = ?, settled_at = ? WHERE id = ?',
        state as string,
        error,
        due as number,
        settled as number | null,
        id,
      )
    },
    list: ({ kind, state, max }) =>
      database
        .all<SubmissionRow>(
          `SELECT * FROM submission WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR EXISTS (
             SELECT 1 FROM delivery WHERE submission_id = submission.id AND state = ?2))
           ORDER BY received_at DESC, rowid DESC LIMIT ?3`,
          kind ?? null,
          state ?? null,
          max,
        )
        .map(withDeliveries),
    show(id) {
      const row = database.one<SubmissionRow>('SELECT * FROM submission WHERE id = ?', id)
      return row && withDeliveries(row)
    },
    retry: (now, submissionId) =>
      database.run(
        `UPDATE delivery SET state = 'waiting', due_at = ?1, settled_at = NULL
         WHERE state <> 'delivered' AND (?2 IS NULL OR submission_id = ?2)`,
        now,
        submissionId ?? null,
      ).changes,
    erase: (ids, now) =>
      database.transaction(() => {
        let erased = 0
        for (const id of ids) {
          erased += database.run(
            "UPDATE submission SET fields = '{}', content_key = NULL, erased_at = ? WHERE id = ? AND erased_at IS NULL",
            now,
            id,
          ).changes
          database.run(
            "UPDATE delivery SET message = 'null', state = 'delivered', settled_at = ? WHERE submission_id = ?",
            now,
            id,
          )
        }
        return erased
      }),
    rewrite: (submissionId, change) =>
      database.transaction(() => {
        const rows = database.all<{ id: number; message: string }>(
          'SELECT id, message FROM delivery WHERE submission_id = ?',
          submissionId,
        )
        for (const { id, message } of rows)
          database.run('UPDATE delivery SET message = ? WHERE id = ?', JSON.stringify(change(JSON.parse(message))), id)
      }),
    receivedBefore: (moment, except, max) =>
      database
        .all<{ id: string }>(
          'SELECT id FROM submission WHERE received_at < ? AND kind <> ? AND erased_at IS NULL ORDER BY received_at LIMIT ?',
          moment,
          except,
          max,
        )
        .map(({ id }) => id),
    statistics() {
      const counted = { waiting: 0, delivered: 0, dead: 0 }
      const rows = database.all<{ state: DeliveryState; number: number }>(
        'SELECT state, count(*) AS number FROM delivery GROUP BY state',
      )
      for (const { state, number } of rows) counted[state] = number
      return counted
    },
  }
}

function knownBefore(database: Database, { idempotencyKey, sameContent, receivedAt }: NewSubmission): string | undefined {
  const byKey =
    idempotencyKey !== null
      ? database.one<{ id: string }>('SELECT id FROM submission WHERE idempotency_key = ?', idempotencyKey)
      : undefined
  const byContent = sameContent
    ? database.one<{ id: string }>(
        'SELECT id FROM submission WHERE content_key = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1',
        sameContent.key,
        receivedAt - sameContent.window,
      )
    : undefined
  return byKey?.id ?? byContent?.id
}

function delivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    submissionId: row.submission_id,
    channel: row.channel,
    message: JSON.parse(row.message),
    state: row.state,
    attempts: row.attempts,
    dueAt: row.due_at,
    lastError: row.last_error,
  }
}
