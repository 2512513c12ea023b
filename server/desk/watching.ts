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
import type { StrangerLetters } from '../submissions/stranger-letters.ts'
import { createAlarm } from '../watch/alarm.ts'
import { createDeskWatch, type DeskWatch } from '../watch/desk-watch.ts'
import { beat } from '../watch/heartbeat.ts'
import { createOrganisersWatch } from '../watch/organisers-watch.ts'
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
    async write() {
      await database.check()
      await beat(database, now())
    },
    backlog: outbox.backlog,
    lastBackup: () => lastBackup(dataDirectory),
    missedSince: siteUrl.startsWith('https:')
      ? (statSync(join(dataDirectory, 'ticket.key'), { throwIfNoEntry: false })?.mtimeMs ?? null)
      : null,
    alarm: createAlarm({ send, now, log }),
    now,
  })
}

/** Tells the organisers, in Ukrainian, of unpaid orders that hold too much, and of letters to strangers that wait for their turn. */
export function organisersWatchesOf(place: Place, orders: Pick<Orders, 'worryingHolds'>, letters: StrangerLetters) {
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

function toOrganisers({ config, dataDirectory, mails: count }: Place, purpose: string) {
  const organisers = config.desk.organisers
  const post = createMailer({ ...senderOf(config), organisers, directory: mailDirectoryIn(dataDirectory), count })
  return (letter: { subject: string; text: string }) => post({ to: null, ...letter, lang: defaultLocale, purpose }, alarmId())
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
