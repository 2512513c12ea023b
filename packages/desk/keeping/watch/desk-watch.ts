// Monitors the desk: writing, outbox, backups; for /readyz and alarms.
import { type Room, scarce } from '@forum/ground/base/room.ts'
import type { LastBackup } from '../backup/last-backup.ts'
import { faultOf as backupFaultOf, elsewhereFaultOf, type WholeBackup } from '../backup/whole-backup.ts'
import type { Alarm } from './alarm.ts'

/** `oldestAt`: when the oldest waiting delivery was added, milliseconds since 1970; null: none waits. */
export type Backlog = { waiting: number; dead: number; oldestAt: number | null }

export type DeskStatus = {
  isWritable: boolean
  /** The database is missing or damaged until a restart. */
  isLost: boolean
  /** Why it cannot write; null: it can. */
  reason: string | null
  waiting: number
  dead: number
  oldestSeconds: number | null
  /** Milliseconds since 1970; null: never. */
  lastBackupAt: number | null
  /** null: this machine backs up only the desk. */
  wholeBackup: WholeBackup | null
  /** What is free of the disk, 0 to 1; null: unknown. */
  freeShare: number | null
}

/** Extra field of StorageFaults. */
type DeskFault = Error & { isLost?: boolean }

export type DeskWatch = {
  /** One round: writes, counts, raises or clears alarms. Never throws. */
  check(): Promise<void>
  /** Between two rounds: a round at once when the database is lost. Never throws. */
  checkLost(): Promise<void>
  /** Result of the last round; null: none yet. */
  status(): DeskStatus | null
}

type DeskWatchOptions = {
  /** Throws when the database is damaged, or not the one that was opened. */
  check(): Promise<unknown>
  /** A durable write; throws when it fails. */
  write(): Promise<unknown>
  backlog(): Promise<Backlog>
  /** Addresses of MAIL_ORGANISERS that the mail server refuses, while it takes others. */
  refusedOrganisers(): readonly string[]
  /** A sentence for the operator while many pages fail; null: few. */
  failingPages(): string | null
  lastBackup(): LastBackup | null
  /** Of desk, content service, uploads and settings; null: none is made here. */
  wholeBackup(): WholeBackup | null
  /** A sentence about the last rehearsal of a restore; null: all is well, or none is made here. */
  rehearsalFault(): string | null
  /** Of the disk of DATA_DIR; throws when it cannot be asked. */
  room(): Room
  /** From when a missing first backup is reported, milliseconds since 1970; null: never. */
  missedSince: number | null
  alarm: Alarm
  now(): number
}

/** A delivery that waits longer is stuck, milliseconds: by then temporary faults were retried several times. */
const stuckAfter = 3_600_000
/** Older backups mean that a daily backup failed, milliseconds. */
const backupAge = 36 * 3_600_000

export function createDeskWatch({
  check,
  write,
  backlog,
  refusedOrganisers,
  failingPages,
  lastBackup,
  wholeBackup,
  rehearsalFault,
  room,
  missedSince,
  alarm,
  now,
}: DeskWatchOptions): DeskWatch {
  let last: DeskStatus | null = null
  const watch: DeskWatch = {
    status: () => last,
    async checkLost() {
      const fault = await faultOf(check())
      if (fault?.isLost && !last?.isLost) await watch.check()
    },
    async check() {
      const disk = await told(async () => room())
      const around = [['pages', failingPages()] as const, ['rehearsal', rehearsalFault()] as const, ...diskFaults(disk)]
      for (const [cause, sentence] of around) await raiseOrClear(cause, sentence)
      // What was written is checked once more: a database may answer and not keep it.
      const written = (await faultOf(check())) ?? (await faultOf(write())) ?? (await faultOf(check()))
      const asked = backlog()
      // Reading is checked too: a damaged file accepts writes for a while.
      const fault = written ?? (await faultOf(asked))
      const reason = fault?.message ?? null
      const found = await asked.catch(() => null)
      const { waiting, dead, oldestAt } = found ?? { waiting: 0, dead: 0, oldestAt: null }
      const [backup, whole] = [lastBackup(), wholeBackup()]
      last = {
        isWritable: reason === null,
        isLost: fault?.isLost === true,
        reason,
        waiting,
        dead,
        oldestSeconds: oldestAt === null ? null : Math.max(0, Math.round((now() - oldestAt) / 1000)),
        lastBackupAt: backup?.at ?? null,
        wholeBackup: whole,
        freeShare: disk?.share ?? null,
      }
      await raiseOrClear(
        'storage',
        reason &&
          `The desk cannot write (${reason}): nothing is sold and no form is accepted. See "When the database is gone or damaged" in docs/operate.md.`,
      )
      if (!found) return
      await raiseOrClear(
        'dead',
        dead > 0 && `${dead} deliveries were given up. Run npm run desk -- list --state dead, fix the cause, then retry.`,
      )
      const hours = oldestAt === null ? 0 : (now() - oldestAt) / 3_600_000
      await raiseOrClear(
        'stuck',
        oldestAt !== null &&
          now() - oldestAt > stuckAfter &&
          `${waiting} deliveries wait, the oldest for ${hours.toFixed(1)} hours: npm run desk -- list --state waiting says why.`,
      )
      const refused = refusedOrganisers().length
      await raiseOrClear(
        'organisers',
        refused > 0 &&
          `The mail server refuses ${refused} of the addresses in MAIL_ORGANISERS: notices do not arrive there. The home page of the desk names them.`,
      )
      await raiseOrClear('wholeBackup', backupFaultOf(whole, now()))
      await raiseOrClear('elsewhere', elsewhereFaultOf(whole, now()))
      await raiseOrClear('backup', oldBackup(backup, missedSince, now()))
    },
  }
  return watch

  async function raiseOrClear(cause: Parameters<Alarm['raise']>[0], sentence: string | false | null): Promise<void> {
    if (sentence) await alarm.raise(cause, sentence)
    else alarm.clear(cause)
  }
}

/** What is to be said of the age of the desk's own backup; null: nothing. */
function oldBackup(backup: LastBackup | null, missedSince: number | null, now: number): string | null {
  const since = backup?.at ?? missedSince
  if (since === null || now - since <= backupAge) return null
  return `The desk was ${backup ? `last backed up ${new Date(backup.at).toISOString()}` : 'never backed up'}: npm run desk -- backup <folder>, and check its timer.`
}

/** What is to be said of the room on the disk; null: nothing. */
function diskFaults(disk: Room | null): ['disk' | 'diskFull', string | null][] {
  const { share, free } = disk ?? { share: 1, free: 0 }
  const left = `${Math.floor(free / 1_048_576)} MB (${Math.floor(share * 100)} %) of the disk are free: make room (df -h; "Every week" in docs/deploy.md).`
  const isLate = share < scarce.late
  return [
    ['disk', share < scarce.early && !isLate ? left : null],
    ['diskFull', isLate ? `${left} Soon nothing can be sold and no backup be made.` : null],
  ]
}

/** null: it could not be told. */
const told = <Result>(ask: () => Promise<Result>): Promise<Result | null> => ask().catch(() => null)

async function faultOf(work: Promise<unknown>): Promise<DeskFault | null> {
  return work.then(
    () => null,
    (error: DeskFault) => error,
  )
}
