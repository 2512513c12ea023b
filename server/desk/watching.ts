// Who looks after the desk while it is open: whether it can be written, backed up and sold from, and whom that is said to.

import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { lastBackup } from '../backup/last-backup.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { MailCount } from '../mail/mail-count.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Orders } from '../orders/orders.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../storage/database.ts'
import { createAlarm } from '../watch/alarm.ts'
import { createDeskWatch, type DeskWatch } from '../watch/desk-watch.ts'
import { beat } from '../watch/heartbeat.ts'
import { createHoldsWatch } from '../watch/holds-watch.ts'
import { mailDirectoryIn, senderOf } from './letters.ts'

/** Whose desk it is: its settings, its directory, its log, and where its letters are counted. */
type Place = { config: Config; dataDirectory: string; log: Log; mails: MailCount }
type Watched = { database: Database; outbox: Outbox; now(): number }

/** Names the letter. By chance, not by the clock: of two that share a name a mail program shows one. */
const alarmId = () => `alarm-${randomUUID()}`

/** `closed`: why the desk is closed since the start; null: it is open. */
export function watchOf(place: Place, watched: Watched, closed: string | null): DeskWatch {
  return closed === null ? openWatchOf(place, watched) : closedWatchOf(place, watched, closed)
}

/** A public site is backed up every day; at home nobody misses it. */
function openWatchOf({ config, dataDirectory, log, mails: count }: Place, { database, outbox, now }: Watched): DeskWatch {
  const { desk, siteUrl } = config
  const post = createMailer({ ...senderOf(config), organisers: desk.operator, directory: mailDirectoryIn(dataDirectory), count })
  const send = (subject: string, text: string) =>
    post({ to: null, subject: `${subject} (${new URL(siteUrl).host})`, text, lang: 'en', purpose: 'alarm' }, alarmId())
  return createDeskWatch({
    write: () => beat(database, now()),
    backlog: outbox.backlog,
    lastBackup: () => lastBackup(dataDirectory),
    missedSince: siteUrl.startsWith('https:')
      ? (statSync(join(dataDirectory, 'ticket.key'), { throwIfNoEntry: false })?.mtimeMs ?? null)
      : null,
    alarm: createAlarm({ send, now, log }),
    now,
  })
}

/** Tells the organisers, in Ukrainian, of unpaid orders that hold too much. */
export function holdsWatchOf({ config, dataDirectory, log, mails: count }: Place, orders: Pick<Orders, 'worryingHolds'>) {
  const { unpaidHolds, heldOf } = catalogues[defaultLocale].mail.orders
  const organisers = config.desk.organisers
  const post = createMailer({ ...senderOf(config), organisers, directory: mailDirectoryIn(dataDirectory), count })
  return createHoldsWatch({
    holds: orders.worryingHolds,
    text: (holds) => unpaidHolds(holds.map(({ title, seats, quota }) => heldOf(title, seats, quota)).join('; ')),
    send: (letter) => post({ to: null, ...letter, lang: defaultLocale, purpose: 'unpaid-holds' }, alarmId()),
    now: Date.now,
    log,
  })
}

/** Of a closed desk: as of an open one, unless its alarms would be files on the disk that takes nothing. */
function closedWatchOf(options: Place, watched: Watched, reason: string): DeskWatch {
  const status = { isWritable: false, isLost: true, reason, waiting: 0, dead: 0, oldestSeconds: null, lastBackupAt: null }
  const silent = { status: () => status, look: async () => {} }
  if (options.config.desk.smtpUrl === null) return silent
  try {
    return openWatchOf(options, watched)
  } catch {
    return silent
  }
}
