// Composition of the desk: submissions and orders, from the form to the last delivery. For services.ts and the operator's command.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { DoorEdition } from '#domain/door/door-edition.ts'
import { currentYearOf } from '#domain/forum/edition.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { MissingTerm } from '#domain/order/consent.ts'
import type { RecordId } from '#domain/record/record.ts'
import { type Clock, createClock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { DeskConfig } from '../config/desk-config.ts'
import { createOrderStates } from '../content-service/order-states.ts'
import { createOrderPdfs } from '../documents/order-pdfs.ts'
import { type AtDoor, atDoor } from '../door/at-door.ts'
import { createErasure } from '../erasure/erasure.ts'
import { createRetention } from '../erasure/retention.ts'
import type { Log } from '../ground/log.ts'
import { createMailCount } from '../mail/mail-count.ts'
import { mailChannel } from '../mail/mailer.ts'
import { createLostTickets } from '../orders/lost-tickets.ts'
import { orderDeliveries, orderMailChannel } from '../orders/order-deliveries.ts'
import type { EditionSummary } from '../orders/order-documents.ts'
import { createOrderDocuments } from '../orders/order-documents.ts'
import { createOrders } from '../orders/orders.ts'
import { createPaidInAdmin } from '../orders/paid-in-admin.ts'
import { createPaymentService } from '../orders/payment-service.ts'
import { createSaleCheck } from '../orders/sale-check.ts'
import { startDeliveryWorker } from '../outbox/delivery-worker.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import type { RetryPolicy } from '../outbox/retry-policy.ts'
import { closedDatabase } from '../storage/closed-database.ts'
import type { Database } from '../storage/database.ts'
import type { Topic } from '../storage/topic.ts'
import { createFollowedProgrammes } from '../submissions/followed-programmes.ts'
import { type ReceivedForm, type ReceiveFormOptions, receiveForm } from '../submissions/receive-form.ts'
import { createStrangerLetters, type StrangerLetters } from '../submissions/stranger-letters.ts'
import { createSubmissionStore } from '../submissions/submission-store.ts'
import { createSubmissions, type SubmissionsOptions } from '../submissions/submissions.ts'
import { createSubscriptions } from '../submissions/subscriptions.ts'
import type { OfferedKind } from '../waiting/offers.ts'
import { createWaitingDesk } from '../waiting/waiting-desk.ts'
import { createJournal } from './journal.ts'
import { carriersOf, mailDirectoryIn, removesOf } from './letters.ts'
import { type OpenedDesk, openDesk } from './open-desk.ts'
import { ownPagesOf } from './own-pages.ts'
import { paymentOptions, providerOnRealTime } from './payments.ts'
import { createHousekeeping, forgetErased, idleWorker, lettersOf, periodicJobs } from './periodic-jobs.ts'
import { placingOf } from './placing.ts'
import { signersOf } from './signers.ts'
import { organisersWatchesOf, watchOf } from './watching.ts'

export type ContentTopic = Exclude<Topic, 'deliveries'>

/** What the process and the operator's command use. */
export type DeskParts = ReturnType<typeof tie>

type Kept = 'database' | 'outbox' | 'submissionStore' | 'journal' | 'erasure' | 'watch' | 'mails' | 'orderContext'
type OfProcess = 'ordersChanged' | 'contentChanged' | 'wake' | 'start' | 'beginEnding' | keyof AtDoor | typeof Symbol.asyncDispose

/** What pages may use of the desk. */
export type Desk = Omit<DeskParts, Kept | OfProcess>

type DeskSettings = Pick<
  DeskConfig,
  'seller' | 'invoiceDays' | 'refundTerms' | 'attendeeChangeDays' | 'invoiceReminderDays' | 'offerHours'
>

export type DeskOptions = {
  config: Config
  dataDirectory: string
  /** Details of an edition, or of one of its tickets, for documents. */
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  /** What the current edition lacks before it can be sold. */
  missingTerms?(): readonly MissingTerm[]
  /** Year of the edition that is admitted at the door; missing: taken from the operator's settings. */
  currentForumYear?: () => number
  /** Days and ticket kinds of that edition; missing: unknown. */
  doorEdition?: (year: number) => DoorEdition
  /** Ticket kinds that can be offered to the waiting list; missing: none. */
  offeredKinds?: () => readonly OfferedKind[]
  /** Another process announced new content. */
  onContentTold?: (topic: ContentTopic) => void
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
    erase: (tx, ownerIds) => outbox.erase(tx, ownerIds, Date.now()),
  }
}

/** Opens the database and connects the parts of the desk. Throws a StorageFault, or an Error with one sentence. */
export async function createDesk(options: DeskOptions): Promise<DeskParts> {
  return tie(options, await openDesk(options), null)
}

/** A desk that could not be opened because of `reason`: it stores and delivers nothing, and each query throws the reason. */
export function createClosedDesk(options: DeskOptions, reason: string): DeskParts {
  const { privateKey } = generateKeyPairSync('ed25519')
  return tie(options, { database: closedDatabase(reason), formKeys: [randomBytes(32)], ticketKeys: [privateKey] }, reason)
}

function tie(given: DeskOptions, { database, formKeys, ticketKeys, numbers }: OpenedDesk, closed: string | null) {
  const isOpen = closed === null
  const options = { ...given, mails: createMailCount() }
  const { config, dataDirectory, edition, log } = options
  const { desk, siteUrl } = config
  const { currentForumYear = () => currentYearOf(config.currentForumYear, []), clock: { now } = createClock(null) } = given
  const housekeeping = createHousekeeping(log)

  // Mails may overtake one another; records follow their creation.
  const outbox = onRealTime(createOutbox(database, [mailChannel, orderMailChannel]))
  const submissionStore = createSubmissionStore(database, outbox)
  const kept = { database, outbox, now, onStored: housekeeping.wake, log }
  const strangerLetters = createStrangerLetters(Date.now)
  const orderContext = { database, outbox, now, deliveries: orderDeliveries, ...(numbers && { numbers }) }
  const orders = createOrders({ ...kept, ...orderContext, strangerLetters })
  const { tokens, token, keys, rules, formGuard, placedFrom } = signersOf({ formKeys, ticketKeys }, siteUrl, log)
  const provider = providerOnRealTime(config, now)
  const ways = { card: provider !== null, bank: desk.seller !== null }
  const paymentService = createPaymentService({ ...paymentOptions(config), ...kept, orders, provider, onSettled: kept.onStored })
  const checkSale = createSaleCheck(options.missingTerms ?? (() => []), log)
  const paidInAdmin = createPaidInAdmin({ ...kept, orders, read: createOrderStates(config.content), onSettled: kept.onStored })
  const pdfs = createOrderPdfs()
  const people = { submissions: submissionStore, orders }
  const followedProgrammes = createFollowedProgrammes(database, now)
  const removeMails = removesOf(pdfs, mailDirectoryIn(dataDirectory))
  const erasure = createErasure({ ...people, database, outbox, removeMails, now })
  const carriers = isOpen ? carriersOf({ ...options, database, orders, outbox, pdfs, token, now }) : []
  const watch = watchOf(options, { database, outbox, now: Date.now }, closed)
  const limits = { formGuard, strangerLetters, placedFrom }
  const waiting = createWaitingDesk({ ...kept, ...given, ...limits, siteUrl, offerHours: desk.offerHours })
  const { forms, answerLost } = receivingOf(limits, { ...kept, store: submissionStore, rules })
  const organisers = organisersWatchesOf(options, orders, strangerLetters)
  const round = periodicJobs(database, {
    // Another process, such as the operator's command, may have added deliveries.
    each: [housekeeping.wake, watch.look, organisers.letters.look, checkSale, () => forgetErased(pdfs, orders)],
    one: [organisers.holds.look, paymentService.poll, paidInAdmin.poll, ...lettersOf(kept, desk), waiting.look, answerLost],
    lastly: createRetention({ ...people, database, followedProgrammes, erasure, periods: desk.retention, now, log }).poll,
  })
  database.hear((topic) => (topic === 'deliveries' ? housekeeping.wake() : options.onContentTold?.(topic)))
  return {
    /** false: the database cannot be opened. Nothing is sold or stored, and each query throws a StorageFault. */
    isOpen,
    ...{ formGuard, ...forms, orders },
    subscriptions: createSubscriptions({ ...kept, keys, store: submissionStore }),
    ...ownPagesOf({ ...kept, ...orderContext, strangerLetters }),
    placeOrder: placingOf({ orders, formGuard, ways, placedFrom, now }, desk),
    paymentService,
    tokens,
    orderDocuments: createOrderDocuments({ orders, pdfs, seller: desk.seller, siteUrl, edition, token }),
    /** Payment methods that are configured. */
    ways,
    settings: desk as DeskSettings,
    ...{ waitingList: waiting.waitingList, now, database, outbox, submissionStore, followedProgrammes },
    journal: createJournal({ ...people, outbox }),
    ...{ erasure, watch, mails: options.mails },
    ...atDoor({ database, outbox, tokens, now }, currentForumYear, given.doorEdition),
    /** An order was changed in the content service, for instance marked as paid. */
    ordersChanged: () => void (housekeeping.isRunning() && paidInAdmin.check()),
    /** The content service has something new: notifies other processes on the same database. */
    contentChanged: (topic: ContentTopic) => void database.tell(topic).catch(() => {}),
    ...{ wake: housekeeping.wake, orderContext },
    /** Starts deliveries and periodic jobs; disposing the desk stops them. */
    start: () =>
      housekeeping.start(
        isOpen ? startDeliveryWorker({ outbox, carriers, now: Date.now, log, pace: options.pace }) : idleWorker,
        isOpen ? round : () => watch.look().then(() => given.again?.(housekeeping.isRunning)),
        watch.glance,
      ),
    /** The process shuts down: no new deliveries start, but requests are still answered. */
    beginEnding: () => void housekeeping.stop(),
    [Symbol.asyncDispose]: () => endOf([housekeeping.stop, pdfs[Symbol.asyncDispose]], database),
  }
}

async function endOf(workers: readonly (() => Promise<unknown> | PromiseLike<unknown>)[], database: Database): Promise<void> {
  await Promise.all(workers.map((stop) => stop()))
  await database.close()
}

/** Stores submitted forms. `answerLost`: a round that answers requests for lost tickets. */
function receivingOf(
  limits: Omit<ReceiveFormOptions, 'submissions' | 'strangerLetters'> & { strangerLetters: StrangerLetters },
  options: SubmissionsOptions & { database: Database; outbox: Outbox },
) {
  const submissions = createSubmissions(options)
  const lostTickets = createLostTickets({ ...options, ...limits })
  return {
    forms: {
      submissions,
      receiveForm: (received: ReceivedForm) => receiveForm(received, { ...limits, submissions }),
      /** The answer does not reveal whether there are any. */
      sendLostTickets: lostTickets.send,
    },
    answerLost: lostTickets.look,
  }
}
