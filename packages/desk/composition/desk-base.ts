// What each wing of the desk is made with.

import type { Log } from '@forum/ground/base/log.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import type { EditionOf } from '../orders/ticket-name.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import type { Database } from '../storage/database.ts'
import type { Signers } from './signers.ts'

export type DeskBase = {
  config: Pick<SettingsForDesk, 'content' | 'currentForumYear' | 'desk' | 'siteUrl'>
  dataDirectory: string
  log: Log
  /** A sentence for the operator while many pages fail; missing, or null: few. */
  failingPages?: () => string | null
  /** Details of an edition, or of one of its tickets, for papers. */
  edition: EditionOf
  database: Database
  outbox: Outbox
  /** The site's clock, in milliseconds since 1970. */
  now(): number
  /** Something that must be delivered was stored. */
  onStored(): void
  signers: Signers
  strangerLetters: StrangerLetters
}
