// Monitoring of an open desk: whether it can write, has backups and can sell, and who is told.
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '@forum/domain/localisation/locale.ts'
import { roomAt } from '@forum/ground/base/room.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import { lastBackup } from '../keeping/backup/last-backup.ts'
import { lastRehearsal, rehearsalFault } from '../keeping/backup/last-rehearsal.ts'
import { wholeBackup } from '../keeping/backup/whole-backup.ts'
import { createAlarm } from '../keeping/watch/alarm.ts'
import { createDeskWatch, type DeskWatch } from '../keeping/watch/desk-watch.ts'
import { beat } from '../keeping/watch/heartbeat.ts'
import { createOrganisersWatch } from '../keeping/watch/organisers-watch.ts'
import type { Orders } from '../orders/orders.ts'
import type { MailCount } from '../post/mail/mail-count.ts'
import { createMailer } from '../post/mail/mailer.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import type { DeskBase } from './desk-base.ts'
import { mailDirectoryIn, senderOf } from './letters.ts'

/** The desk's settings, directory, log and mail counter. */
type WatchNeeds = Pick<DeskBase, 'config' | 'dataDirectory' | 'log' | 'failingPages'> & { mails: MailCount }
type Watched = { database: Database; outbox: Outbox; now(): number }

/** Random, not a time: a mail program shows only one of two mails with the same id. */
const alarmId = () => `alarm-${randomUUID()}`

/** `closed`: why the desk is closed; null: it is open. */
export function watchOf(place: WatchNeeds, watched: Watched, closed: string | null): DeskWatch {
  return closed === null ? openWatchOf(place, watched) : closedWatchOf(place, watched, closed)
}

/** Backups are required for a public site, not on a developer's machine. */
function openWatchOf(
  { config, dataDirectory, log, mails: count, failingPages = () => null }: WatchNeeds,
  { database, outbox, now }: Watched,
): DeskWatch {
  const { desk, siteUrl } = config
  const post = createMailer({ ...senderOf(config), organisers: desk.operator, directory: mailDirectoryIn(dataDirectory), count })
  const send = (subject: string, text: string) =>
    post({ to: null, subject: `${subject} (${new URL(siteUrl).host})`, text, lang: 'en', purpose: 'alarm' }, alarmId())
  return createDeskWatch({
    check: database.check,
    write: () => beat(database, now()),
    backlog: outbox.backlog,
    refusedOrganisers: count.refusedOrganisers,
    failingPages,
    lastBackup: () => lastBackup(dataDirectory),
    wholeBackup: () => wholeBackup(dataDirectory),
    rehearsalFault: () => rehearsalFault(lastRehearsal(dataDirectory), now()),
    room: () => roomAt(dataDirectory),
    missedSince: siteUrl.startsWith('https:')
      ? (statSync(join(dataDirectory, 'ticket.key'), { throwIfNoEntry: false })?.mtimeMs ?? null)
      : null,
    alarm: createAlarm({ send, now, log }),
    now,
  })
}

/** Tells organisers, in Ukrainian, about unpaid orders that hold many seats, and about mails to strangers that wait for the rate limit. */
export function organisersWatchesOf(place: WatchNeeds, orders: Pick<Orders, 'worryingHolds'>, letters: StrangerLetters) {
  const { unpaidHolds, heldOf, manyLetters } = catalogues[defaultLocale].mail.orders
  const common = { now: Date.now, log: place.log }
  return {
    holds: createOrganisersWatch({
      ...common,
      about: 'unpaid orders hold more than half of the seats of a ticket',
      worries: orders.worryingHolds,
      text: (holds) => unpaidHolds(holds.map(({ title, seats, quota }) => heldOf(title, seats, quota)).join('; ')),
      send: toOrganisers(place, 'unpaid-holds'),
    }),
    letters: createOrganisersWatch({
      ...common,
      about: 'letters to addresses that nobody confirmed wait for their turn',
      worries: async () => (letters.wasCrowded() ? [true] : []),
      text: () => manyLetters,
      send: toOrganisers(place, 'many-letters'),
    }),
  }
}

function toOrganisers({ config, dataDirectory, mails: count }: WatchNeeds, purpose: string) {
  const organisers = config.desk.organisers
  const [directory, refused] = [mailDirectoryIn(dataDirectory), count.organisersWereRefused]
  const post = createMailer({ ...senderOf(config), organisers, directory, count, refused })
  return (letter: { subject: string; text: string }) => post({ to: null, ...letter, lang: defaultLocale, purpose }, alarmId())
}

/** The watch of a closed desk. It sends no alarms if they would be files on the failing disk. */
function closedWatchOf(options: WatchNeeds, watched: Watched, reason: string): DeskWatch {
  const status = {
    isWritable: false,
    isLost: true,
    reason,
    waiting: 0,
    dead: 0,
    oldestSeconds: null,
    lastBackupAt: null,
    wholeBackup: null,
    freeShare: null,
  }
  const silent = { status: () => status, check: async () => {}, checkLost: async () => {} }
  if (options.config.desk.smtpUrl === null) return silent
  try {
    return openWatchOf(options, watched)
  } catch {
    return silent
  }
}
