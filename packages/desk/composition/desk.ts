// Composition of the desk: submissions and orders, from the form to the last delivery. For services.ts and the operator's command.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createDeskQuestions } from '@forum/content/port.ts'
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import type { WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import { currentYearOf } from '@forum/domain/forum/edition.ts'
import type { MissingTerm } from '@forum/domain/order/consent.ts'
import type { OfferedKind } from '@forum/domain/sale/offered-kinds.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { type Clock, createClock } from '@forum/ground/settings/clock.ts'
import { atDoor } from '../door/gate/at-door.ts'
import { createStrangerLetters } from '../forms/stranger-letters.ts'
import { createStaffCheck } from '../office/staff/staff-check.ts'
import { orderMailChannel } from '../orders/order-deliveries.ts'
import type { EditionOf } from '../orders/ticket-name.ts'
import { createMailCount } from '../post/mail/mail-count.ts'
import { mailChannel } from '../post/mail/mailer.ts'
import { startDeliveryWorker } from '../post/outbox/delivery-worker.ts'
import { createOutbox, type Outbox } from '../post/outbox/outbox.ts'
import type { RetryPolicy } from '../post/outbox/retry-policy.ts'
import type { DeskConfig } from '../settings/desk-config.ts'
import { closedDatabase } from '../storage/closed-database.ts'
import type { Topic } from '../storage/topic.ts'
import { createWaitingDesk } from '../waiting/waiting-desk.ts'
import { composeDay, type DayOfDesk } from './compose-day.ts'
import { composeForms } from './compose-forms.ts'
import { composeKeeping } from './compose-keeping.ts'
import { composeOrders } from './compose-orders.ts'
import { composePayments } from './compose-payments.ts'
import type { DeskBase } from './desk-base.ts'
import { carriersOf } from './letters.ts'
import { type OpenedDesk, openDesk } from './open-desk.ts'
import { createHousekeeping, forgetErased, idleWorker, lettersOf, periodicJobs } from './periodic-jobs.ts'
import { signersOf } from './signers.ts'
import { organisersWatchesOf } from './watching.ts'

export type ContentTopic = Exclude<Topic, 'deliveries' | 'day'>

/** What the process and the operator's command use. */
export type DeskParts = ReturnType<typeof composeDesk>

type DeskSettings = Pick<
  DeskConfig,
  'seller' | 'invoiceDays' | 'refundTerms' | 'attendeeChangeDays' | 'invoiceReminderDays' | 'offerHours'
>

export type DeskOptions = {
  config: DeskBase['config']
  dataDirectory: string
  /** Details of an edition, or of one of its tickets, for papers. */
  edition: EditionOf
  /** What the current edition lacks before it can be sold. */
  missingTerms?(): readonly MissingTerm[]
  /** Year of the edition that is admitted at the door; missing: taken from the operator's settings. */
  currentForumYear?: () => number
  /** Days and ticket kinds of that edition; missing: unknown. */
  doorEdition?: (year: number) => DoorEdition
  /** That edition's programme as its editors wrote it, without moves of the day; missing: no halls, no sessions. */
  programmeOf?: (year: number) => WrittenProgramme
  /** Something was pressed about the running day, here or in another process, or an interruption is over by the clock. */
  onDayChanged?: (state: DayState) => void
  /** Ticket kinds that can be offered to the waiting list; missing: none. */
  offeredKinds?: () => readonly OfferedKind[]
  /** Another process announced new content. */
  onContentTold?: (topic: ContentTopic) => void
  /** A sentence for the operator while many pages fail; missing, or null: few. */
  failingPages?: () => string | null
  /** The site's clock; missing: real time. */
  clock?: Clock
  log: Log
  /** Overrides of the retry policy. */
  pace?: Partial<RetryPolicy>
  /** false: DATA_DIR does not belong to the site, so nothing is written there. */
  keepsNotes?: boolean
  /** Called in each round of a closed desk. */
  again?(isRunning: () => boolean): Promise<void>
}

/** Deliveries use real time: SITE_NOW starts anew with each process. */
function onRealTime(outbox: Outbox): Outbox {
  return {
    ...outbox,
    add: (tx, ownerId, deliveries) => outbox.add(tx, ownerId, deliveries, Date.now()),
    addAll: (tx, all) => outbox.addAll(tx, all, Date.now()),
    erase: (tx, ownerIds) => outbox.erase(tx, ownerIds, Date.now()),
  }
}

/** Opens the database and connects the parts of the desk. Throws a StorageFault, or an Error with one sentence. */
export async function createDesk(options: DeskOptions): Promise<DeskParts> {
  const desk = composeDesk(options, await openDesk(options), null)
  await desk.day.look()
  return desk
}

/** A desk that could not be opened because of `reason`: it stores and delivers nothing, and each query throws the reason. */
export function createClosedDesk(options: DeskOptions, reason: string): DeskParts {
  const { privateKey } = generateKeyPairSync('ed25519')
  return composeDesk(options, { database: closedDatabase(reason), formKeys: [randomBytes(32)], ticketKeys: [privateKey] }, reason)
}

/** `closed`: why it is closed; null: it is open. */
function composeDesk(options: DeskOptions, { database, numbers, ...keys }: OpenedDesk, closed: string | null) {
  const { config, log, missingTerms = () => [], currentForumYear = () => currentYearOf(config.currentForumYear, []) } = options
  const housekeeping = createHousekeeping(log)
  const base: DeskBase = {
    ...options,
    ...{ database, now: (options.clock ?? createClock(null)).now, onStored: housekeeping.deliveriesAdded },
    // Mails may overtake one another; records follow their creation.
    outbox: onRealTime(createOutbox(database, [mailChannel, orderMailChannel])),
    signers: signersOf(keys),
    strangerLetters: createStrangerLetters(Date.now),
  }
  const mails = createMailCount()
  const forms = composeForms(base)
  const { parts: orders, pdfs, answerLost } = composeOrders(base, numbers)
  const { paymentService, paidInAdmin, checkSale } = composePayments(base, orders.orders, missingTerms)
  const { waitingList, offerRound } = createWaitingDesk(waitingOptions(base, options))
  const { tokens } = base.signers
  const day = composeDay(base, options, currentForumYear)
  const door = { tokens, ...atDoor({ ...base, tokens, day }, currentForumYear, options.doorEdition) }
  const { parts: keeping, eraseExpired } = composeKeeping(base, { ...forms, ...orders, pdfs, mails }, closed)
  const staffCheck = createStaffCheck({ ...base, read: createDeskQuestions(config.content).staff })
  const organisers = organisersWatchesOf({ ...base, mails }, orders.orders, base.strangerLetters)
  const round = periodicJobs(database, {
    // Another process, such as the operator's command, may have added deliveries.
    each: [
      housekeeping.deliveriesAdded,
      keeping.watch.check,
      organisers.letters.check,
      checkSale,
      () => forgetErased(pdfs, orders.orders),
    ],
    one: [
      ...[organisers.holds.check, paymentService.poll, paidInAdmin.poll],
      ...[...lettersOf({ ...base, ...orders.orderContext, programme: day.programme }, config.desk), offerRound, answerLost],
    ],
    lastly: eraseExpired,
  })
  const deliver = () => {
    const carriers = carriersOf(base, { ...orders, pdfs, mails, programme: day.programme })
    return startDeliveryWorker({ ...base, carriers, now: Date.now, pace: options.pace })
  }
  // Beside the rounds, which wait for payment providers.
  const checkLost = () => {
    if (closed === null) void staffCheck.poll()
    return keeping.watch.checkLost()
  }
  const tryToOpen = () => keeping.watch.check().then(() => options.again?.(housekeeping.isRunning))
  database.listen(heard(options, housekeeping, day))
  return {
    /** false: the database cannot be opened. Nothing is sold or stored, and each query throws a StorageFault. */
    isOpen: closed === null,
    database,
    /** The site's clock. */
    now: base.now,
    forms,
    sale: { ...orders, paymentService, waitingList, settings: config.desk as DeskSettings },
    door,
    day,
    post: { outbox: base.outbox, mails },
    keeping,
    run: {
      ...topicsOf(base, () => housekeeping.isRunning() && paidInAdmin.check()),
      /** Whose accounts may still come in: asked when an account may have left. */
      staffCheck,
      ...startAndEnd(housekeeping, day, () =>
        closed === null ? [deliver(), round, checkLost] : [idleWorker, tryToOpen, checkLost],
      ),
    },
    async [Symbol.asyncDispose]() {
      day.stop()
      await Promise.all([housekeeping.stop(), pdfs[Symbol.asyncDispose]()])
      await database.close()
    },
  }
}

type Housekeeping = ReturnType<typeof createHousekeeping>

const startAndEnd = (housekeeping: Housekeeping, day: DayOfDesk, work: () => Parameters<Housekeeping['start']>) => ({
  /** Starts deliveries and periodic jobs; disposing the desk stops them. */
  start() {
    day.start()
    housekeeping.start(...work())
  },
  /** The process shuts down: no new deliveries start, but requests are still answered. */
  beginEnding() {
    day.stop()
    void housekeeping.stop()
  },
})

/** What other processes tell. */
const heard =
  ({ onContentTold }: DeskOptions, { deliveriesAdded }: Housekeeping, day: DayOfDesk) =>
  (topic: Topic): void => {
    if (topic === 'deliveries') deliveriesAdded()
    else if (topic === 'day') void day.look()
    else onContentTold?.(topic)
  }

function waitingOptions(base: DeskBase, { offeredKinds }: Pick<DeskOptions, 'offeredKinds'>) {
  const { siteUrl, desk } = base.config
  return { ...base, ...base.signers, siteUrl, offerHours: desk.offerHours, ...(offeredKinds && { offeredKinds }) }
}

/** What other processes, the content service and the operator's command tell the desk, and it tells them. */
const topicsOf = ({ database, onStored }: DeskBase, ordersChanged: () => unknown) => ({
  /** An order was changed in the content service, for instance marked as paid. */
  ordersChanged: () => void ordersChanged(),
  /** The content service has something new: notifies other processes on the same database. */
  contentChanged: (topic: ContentTopic) => void database.notify(topic).catch(() => {}),
  /** Deliveries were added. */
  deliveriesAdded: onStored,
})
