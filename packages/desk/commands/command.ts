// Shared by all operator commands.
import type { parseArgs } from 'node:util'
import type { Received } from '../composition/received.ts'
import type { Day } from '../day/day.ts'
import type { SubmissionStore } from '../forms/submission-store.ts'
import type { Subscriptions } from '../forms/subscriptions.ts'
import type { OtherCopies } from '../keeping/backup/other-copies.ts'
import type { Erasure } from '../keeping/erasure/erasure.ts'
import type { Orders } from '../orders/orders.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import type { SharedDesk } from '../settings/shared-desk.ts'
import type { Database } from '../storage/database.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

/** Allowed `--options` of the command line. */
export const allowed = {
  kind: text,
  state: text,
  most: text,
  keep: text,
  replace: yes,
  drill: yes,
  check: yes,
  yes,
  help: { type: 'boolean', short: 'h' },
} as const

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof allowed }>>['values']

/** What commands use of the desk. */
export type CommandDesk = {
  database: Database
  day: Day
  outbox: Outbox
  orders: Orders
  submissionStore: SubmissionStore
  subscriptions: Subscriptions
  received: Received
  erasure: Erasure
  /** Copies on this machine that erasing does not reach. */
  otherCopies(): OtherCopies
  /** Milliseconds since 1970. */
  now(): number
}

/** A command on the open desk. Returns the output; throws an Error with one sentence. */
export type DeskCommand = (desk: CommandDesk, words: readonly string[], options: CommandOptions) => Promise<string>

/** A command that needs only files and settings, and works without a database. */
export type FileCommand = (
  dataDirectory: string,
  words: readonly string[],
  options: CommandOptions,
  shared: SharedDesk | null,
) => Promise<string>
