// Gauges measured on request: content, cache, pictures, desk.

import type { StoreStatus } from '@forum/content/port.ts'
import type { CountedMails, DeskFigures, DeskStatus } from '@forum/desk/port.ts'
import { pageIds } from '@forum/domain/address/pages.ts'
import { orderStatuses } from '@forum/domain/order/order.ts'
import { paymentMethods, paymentStates } from '@forum/domain/payment/payment.ts'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { PreparationStatus } from '../images/preparation.ts'

export type Measured = {
  content(): StoreStatus
  pictures(): PreparationStatus
  /** null: before its first look. */
  desk(): DeskStatus | null
  /** null: the desk cannot be asked. */
  figures(): Promise<DeskFigures | null>
  /** Letters since the process was started. */
  mails(): readonly CountedMails[]
  /** Phones that asked lately, and whom phones and scanners have not let in since the process was started. */
  door(): { phones: number; refused: number }
  /** Pages that threw, by kind of address, since the process was started. */
  faults(): readonly { kind: string; number: number }[]
  /** Limits that may tell somebody to wait. */
  budgets: readonly string[]
  /** Who takes cards; null: nobody. */
  paymentProvider: string | null
  /** null: pages are not kept. */
  cache(): { pages: number; bytes: number } | null
  /** Milliseconds since 1970. */
  now(): number
}

export function createGauges(registry: Registry, measured: Measured): { measure(): Promise<void> } {
  const set = createSetter(registry)
  const mails = new Counter({
    name: 'forum_mails_total',
    help: 'Letters by what they are for and what became of them: sent, refused, delayed, uncertain, away (the mail server was)',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const refusedAtDoor = new Counter({
    name: 'forum_door_refused_total',
    help: 'Scans that let nobody in, as phones and scanners said to this process',
    registers: [registry],
  })
  const pageFaults = new Counter({
    name: 'forum_page_faults_total',
    help: 'Requests whose page threw, by kind of address',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    async measure() {
      pageFaults.reset()
      // Counters start at zero: otherwise increase() misses the first fault.
      for (const kind of pageIds) pageFaults.inc({ kind }, 0)
      for (const { kind, number } of measured.faults()) pageFaults.inc({ kind }, number)
      mails.reset()
      for (const { kind, outcome, number } of measured.mails()) mails.inc({ kind, outcome }, number)
      content(set, measured.content())
      pictures(set, measured.pictures())
      const cache = measured.cache()
      set('forum_page_cache_pages', 'Pages kept in memory', cache?.pages)
      set('forum_page_cache_bytes', 'Bytes of the pages kept in memory', cache?.bytes)
      desk(set, measured.desk())
      const found = await measured.figures()
      deliveries(set, found, measured.now())
      sales(set, found, measured.paymentProvider)
      const { phones, refused } = measured.door()
      refusedAtDoor.reset()
      refusedAtDoor.inc(refused)
      set('forum_door_phones', 'Phones at the entrance that asked this process within five minutes', phones)
      atDoor(set, found)
    },
  }
}

type Row = Readonly<Record<string, string>> & { value?: never }
/** Shows one value, or a value for each row of labels; what is null or undefined is absent. */
type Set = (name: string, help: string, values: number | null | undefined | readonly (readonly [Row, number])[]) => void

function createSetter(registry: Registry): Set {
  const known = new Map<string, Gauge>()
  return (name, help, values) => {
    const rows = Array.isArray(values) ? values : typeof values === 'number' ? [[{}, values] as const] : []
    let gauge = known.get(name)
    if (!gauge) {
      const labelNames = Object.keys(rows[0]?.[0] ?? {})
      // Its labels are those of the first row, so it waits for one.
      if (rows.length === 0) return
      gauge = new Gauge({ name, help, labelNames, registers: [registry] })
      known.set(name, gauge)
    }
    gauge.reset()
    if (rows.length === 0) gauge.remove()
    for (const [labels, value] of rows) gauge.set(labels, value)
  }
}

function content(set: Set, status: StoreStatus): void {
  set('forum_content_filled', '1: there is content to show', Number(status.isFilled))
  set('forum_content_age_seconds', 'Seconds since the content service last confirmed the content', status.ageSeconds)
  set('forum_content_failing', '1: the last reading of the content failed', Number(status.lastError !== null))
  set(
    'forum_content_held_back',
    'Lists that fell and rights that were lost, for which the last reading is not believed',
    status.heldBack.length,
  )
  const about = { revision: String(status.revision), from: String(status.from) }
  set('forum_content_info', 'The revision of the content that is shown', [[about, 1]])
}

function pictures(set: Set, { wanted, ready, broken }: PreparationStatus): void {
  set('forum_pictures_wanted', 'Pictures that the content wants', wanted)
  set('forum_pictures_ready', 'Pictures that are made', ready)
  set('forum_pictures_broken', 'Files that cannot be drawn', broken.length)
}

function desk(set: Set, status: DeskStatus | null): void {
  set('forum_desk_writable', '1: the desk can write what visitors send and buy', status && Number(status.isWritable))
  const backup = status?.lastBackupAt
  set('forum_backup_timestamp_seconds', 'When the last backup of the desk was taken; absent: never', backup && backup / 1000)
  const whole = status?.wholeBackup
  const seconds = (time: number | null | undefined) => time && time / 1000
  set('forum_whole_backup_timestamp_seconds', 'When the last whole backup began; absent: never', seconds(whole?.at))
  set('forum_whole_backup_checked_timestamp_seconds', 'When all backups were last read again', seconds(whole?.checkedAt))
  set(
    'forum_backup_elsewhere_timestamp_seconds',
    'When the last copy of all backups elsewhere began; absent: none is made',
    seconds(whole?.elsewhere?.at),
  )
  set('forum_whole_backup_failing', '1: the last run failed or found damage', whole && Number(whole.fault !== null))
}

function atDoor(set: Set, found: DeskFigures | null): void {
  set(
    'forum_door_entries',
    'What was done at the door, by kind (entry, exit, undo) and by whether the phone had a network',
    found?.door.entries.map(({ kind, decided, number }) => [{ kind, decided }, number]),
  )
  set(
    'forum_door_conflicts',
    'Entries that the server would not have let in: a ticket twice without network, another day',
    found?.door.conflicts,
  )
}

const noOrders = orderStatuses.flatMap((state) => paymentMethods.map((method) => [{ state, method }, 0] as const))
const noPayments = (provider: string | null) =>
  provider === null ? [] : paymentStates.map((state) => [{ provider, state }, 0] as const)

function deliveries(set: Set, found: DeskFigures | null, now: number): void {
  const known = found?.deliveries ?? []
  set(
    'forum_deliveries',
    'Deliveries of the desk by channel and state',
    known.map(({ channel, state, number }) => [{ channel, state }, number]),
  )
  const waiting = known.filter(({ state }) => state === 'waiting')
  set(
    'forum_delivery_oldest_seconds',
    'Age of the oldest delivery that waits, by channel',
    waiting.map(({ channel, oldestAt }) => [{ channel }, Math.max(0, (now - (oldestAt ?? now)) / 1000)]),
  )
}

/** What there is none of yet is 0; nothing is said where the desk cannot be asked. `provider`: who takes cards now. */
function sales(set: Set, found: DeskFigures | null, provider: string | null): void {
  const { orders, payments, tickets } = found ?? {}
  set(
    'forum_orders',
    'Orders by state and way of payment',
    orders && [...noOrders, ...orders.map(({ state, method, number }) => [{ state, method }, number] as const)],
  )
  set(
    'forum_payments',
    'Payments by provider and state',
    payments && [
      ...noPayments(provider),
      ...payments.map(({ provider, state, number }) => [{ provider, state }, number] as const),
    ],
  )
  set('forum_tickets_valid', 'Tickets that open the door', tickets?.valid)
  set('forum_tickets_used', 'Tickets that have opened it', tickets?.used)
}
