// Composition of the desk: what visitors send and buy, from the form to the last delivery. For services.ts and the operator's command.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { DoorEdition } from '#domain/door/door-edition.ts'
import { currentYearOf } from '#domain/forum/edition.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { MissingTerm } from '#domain/order/consent.ts'
import type { PaymentMethod } from '#domain/order/order.ts'
import type { RecordId } from '#domain/record.ts'
import { type Clock, createClock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { DeskConfig } from '../config/desk-config.ts'
import { createOrderStates } from '../content-service/order-states.ts'
import { createOrderPdfs } from '../documents/order-pdfs.ts'
import { type AtDoor, atDoor } from '../door/at-door.ts'
import { createErasure, type Erasure } from '../erasure/erasure.ts'
import { createRetention } from '../erasure/retention.ts'
import type { Log } from '../log.ts'
import { createMailCount, type MailCount } from '../mail/mail-count.ts'
import { mailChannel } from '../mail/mailer.ts'
import { createLostTickets, type LostTicketsRequest } from '../orders/lost-tickets.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { orderDeliveries, orderMailChannel } from '../orders/order-deliveries.ts'
import type { EditionSummary } from '../orders/order-documents.ts'
import { createOrderDocuments, type OrderDocuments } from '../orders/order-documents.ts'
import { createOrders, type Orders } from '../orders/orders.ts'
import { createPaidInAdmin } from '../orders/paid-in-admin.ts'
import { createPaymentService, type PaymentService } from '../orders/payment-service.ts'
import type { OrderOutcome, OrderRequest } from '../orders/place-order.ts'
import { createSaleCheck } from '../orders/sale-check.ts'
import type { TicketTokens } from '../orders/ticket-token.ts'
import { startDeliveryWorker } from '../outbox/delivery-worker.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import type { RetryPolicy } from '../outbox/retry-policy.ts'
import { closedDatabase } from '../storage/closed-database.ts'
import type { Database } from '../storage/database.ts'
import type { Topic } from '../storage/topic.ts'
import { createFollowedProgrammes, type FollowedProgrammes } from '../submissions/followed-programmes.ts'
import type { FormGuard } from '../submissions/form-guard.ts'
import { type FormOutcome, type ReceivedForm, receiveForm } from '../submissions/receive-form.ts'
import { createStrangerLetters, type StrangerLetters } from '../submissions/stranger-letters.ts'
import { createSubmissionStore, type SubmissionStore } from '../submissions/submission-store.ts'
import { createSubmissions, type Submissions, type SubmissionsOptions } from '../submissions/submissions.ts'
import { createSubscriptions, type Subscriptions } from '../submissions/subscriptions.ts'
import type { OfferedKind } from '../waiting/offers.ts'
import { createWaitingDesk } from '../waiting/waiting-desk.ts'
import type { WaitingList } from '../waiting/waiting-list.ts'
import type { DeskWatch } from '../watch/desk-watch.ts'
import { createJournal, type Journal } from './journal.ts'
import { carriersOf, mailDirectoryIn, removesOf } from './letters.ts'
import { type OpenedDesk, openDesk } from './open-desk.ts'
import { type OwnPages, ownPagesOf } from './own-pages.ts'
import { paymentOptions, providerOnRealTime } from './payments.ts'
import { createHousekeeping, forgetErased, idleWorker, lettersOf, periodicJobs } from './periodic-jobs.ts'
import { placingOf } from './placing.ts'
import { signersOf } from './signers.ts'
import { organisersWatchesOf, watchOf } from './watching.ts'

/** What of the desk the pages may ask. */
export type Desk = OwnPages & {
  /** false: its database cannot be opened. Nothing is sold or kept then, and every question throws a StorageFault. */
  isOpen: boolean
  formGuard: FormGuard
  submissions: Submissions
  receiveForm(received: ReceivedForm): Promise<FormOutcome>
  subscriptions: Subscriptions
  followedProgrammes: FollowedProgrammes
  /** Sends tickets that did not come once more; whoever asks learns nothing of whether there are any. */
  sendLostTickets(request: LostTicketsRequest): Promise<FormOutcome>
  orders: Orders
  placeOrder(request: OrderRequest): Promise<OrderOutcome>
  paymentService: PaymentService
  tokens: TicketTokens
  orderDocuments: OrderDocuments
  /** The ways to pay that the site is set up for. */
  ways: Readonly<Record<PaymentMethod, boolean>>
  settings: Pick<
    DeskConfig,
    'seller' | 'invoiceDays' | 'refundTerms' | 'attendeeChangeDays' | 'invoiceReminderDays' | 'offerHours'
  >
  waitingList: WaitingList
  /** What time it is on the site: orders, mails and deadlines follow it. */
  now(): number
}

export type ContentTopic = Exclude<Topic, 'deliveries'>

/** What lives as long as the process, and the operator's command. */
export type DeskParts = Desk & {
  database: Database
  outbox: Outbox
  submissionStore: SubmissionStore
  journal: Journal
  erasure: Erasure
  watch: DeskWatch
  /** The letters of this process. */
  mails: Pick<MailCount, 'counts'>
  /** An order was changed in the content service: perhaps a transfer was marked as paid. */
  ordersChanged(): void
  /** The content service has something new: other processes on the same database look there, too. */
  contentChanged(topic: ContentTopic): void
  wake(): void
  /** What the use cases of orders work with, where organisers call them. */
  orderContext: OrderContext
  /** Delivers, asks about payments, erases what is too old; stopped by the disposal. */
  start(): void
  /** The process is about to end: no delivery begins any more, while requests under way are still answered. */
  beginEnding(): void
} & AtDoor &
  AsyncDisposable

export type DeskOptions = {
  config: Config
  dataDirectory: string
  /** What documents say of an edition, or of one of its tickets. */
  edition(year: number, locale: Locale, ticketId?: RecordId): EditionSummary
  /** What the current edition, whose sale is open, lacks to be sold. */
  missingTerms?(): readonly MissingTerm[]
  /** The year whose tickets are let in; not given: what the operator said, without the editors. */
  currentForumYear?: () => number
  /** The days of that edition and of its kinds of tickets; not given: nobody knows them. */
  doorEdition?: (year: number) => DoorEdition
  /** The kinds whose seats may be offered to those who wait; not given: none. */
  offeredKinds?: () => readonly OfferedKind[]
  /** Another process was told that the content service has something new. */
  onContentTold?: (topic: ContentTopic) => void
  /** The site's clock, by which all that visitors read is dated; without it the real time. */
  clock?: Clock
  log: Log
  /** How patient deliveries are, where it differs from the usual. */
  pace?: Partial<RetryPolicy>
  /** false: nothing is written into DATA_DIR, which is not the site's. */
  keepsNotes?: boolean
  /** What a closed desk does with each of its rounds. */
  again?(isRunning: () => boolean): Promise<void>
}

/** Deliveries are due by the real time: the site's clock, when it is set, starts anew with every process. */
function onRealTime(outbox: Outbox): Outbox {
  return {
    ...outbox,
    add: (tx, ownerId, deliveries) => outbox.add(tx, ownerId, deliveries, Date.now()),
    erase: (tx, ownerIds) => outbox.erase(tx, ownerIds, Date.now()),
  }
}

/** Opens the desk's database and ties its rooms together. Throws a StorageFault, or an Error with one sentence. */
export async function createDesk(options: DeskOptions): Promise<DeskParts> {
  return tie(options, await openDesk(options), null)
}

/** A desk whose database or keys cannot be opened because of `reason`: it keeps and delivers nothing, and says so to whoever asks. */
export function createClosedDesk(options: DeskOptions, reason: string): DeskParts {
  const { privateKey } = generateKeyPairSync('ed25519')
  return tie(options, { database: closedDatabase(reason), formKeys: [randomBytes(32)], ticketKeys: [privateKey] }, reason)
}

function tie(given: DeskOptions, { database, formKeys, ticketKeys, numbers }: OpenedDesk, closed: string | null): DeskParts {
  const isOpen = closed === null
  const options = { ...given, mails: createMailCount() }
  const { config, dataDirectory, edition, log } = options
  const { desk, siteUrl } = config
  const { currentForumYear = () => currentYearOf(config.currentForumYear, []), clock: { now } = createClock(null) } = given
  const housekeeping = createHousekeeping(log)

  // No letter waits for another one; records follow their creation.
  const outbox = onRealTime(createOutbox(database, [mailChannel, orderMailChannel]))
  const submissionStore = createSubmissionStore(database, outbox)
  const kept = { database, outbox, now, onStored: housekeeping.wake, log }
  const strangerLetters = createStrangerLetters(Date.now)
  const orderContext = { database, outbox, now, deliveries: orderDeliveries, ...(numbers && { numbers }) }
  const orders = createOrders({ ...kept, ...orderContext, strangerLetters })
  const { tokens, token, keys, rules, formGuard } = signersOf({ formKeys, ticketKeys }, siteUrl, log)
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
  const waiting = createWaitingDesk({ ...kept, ...given, formGuard, strangerLetters, siteUrl, offerHours: desk.offerHours })
  const organisers = organisersWatchesOf(options, orders, strangerLetters)
  const round = periodicJobs(database, {
    // The operator's command, or another process, may have added deliveries.
    each: [housekeeping.wake, watch.look, organisers.letters.look, checkSale, () => forgetErased(pdfs, orders)],
    one: [organisers.holds.look, paymentService.poll, paidInAdmin.poll, ...lettersOf(kept, desk), waiting.look],
    lastly: createRetention({ ...people, database, followedProgrammes, erasure, periods: desk.retention, now, log }).poll,
  })
  database.hear((topic) => (topic === 'deliveries' ? housekeeping.wake() : options.onContentTold?.(topic)))
  return {
    isOpen,
    formGuard,
    ...receivingOf({ formGuard, strangerLetters }, { ...kept, store: submissionStore, rules }),
    subscriptions: createSubscriptions({ ...kept, keys, store: submissionStore }),
    ...ownPagesOf({ ...kept, ...orderContext, strangerLetters }),
    orders,
    placeOrder: placingOf({ orders, formGuard, ways, now }, desk, formKeys[0]),
    paymentService,
    tokens,
    orderDocuments: createOrderDocuments({ orders, pdfs, seller: desk.seller, siteUrl, edition, token }),
    ways,
    settings: desk,
    ...{ waitingList: waiting.waitingList, now, database, outbox, submissionStore, followedProgrammes },
    journal: createJournal({ ...people, outbox }),
    erasure,
    ...{ watch, mails: options.mails },
    ...atDoor({ database, outbox, tokens, now }, currentForumYear, given.doorEdition),
    ordersChanged: () => void (housekeeping.isRunning() && paidInAdmin.check()),
    contentChanged: (topic) => void database.tell(topic).catch(() => {}),
    ...{ wake: housekeeping.wake, orderContext },
    start: () =>
      housekeeping.start(
        isOpen ? startDeliveryWorker({ outbox, carriers, now: Date.now, log, pace: options.pace }) : idleWorker,
        isOpen ? round : () => watch.look().then(() => given.again?.(housekeeping.isRunning)),
      ),
    beginEnding: () => void housekeeping.stop(),
    [Symbol.asyncDispose]: () => endOf([housekeeping.stop, pdfs[Symbol.asyncDispose]], database),
  }
}

async function endOf(workers: readonly (() => Promise<unknown> | PromiseLike<unknown>)[], database: Database): Promise<void> {
  await Promise.all(workers.map((stop) => stop()))
  await database.close()
}

/** Keeps the forms of visitors. */
function receivingOf(
  limits: { formGuard: FormGuard; strangerLetters: StrangerLetters },
  options: SubmissionsOptions & { database: Database; outbox: Outbox },
): Pick<Desk, 'submissions' | 'receiveForm' | 'sendLostTickets'> {
  const submissions = createSubmissions(options)
  return {
    submissions,
    receiveForm: (received) => receiveForm(received, { ...limits, submissions }),
    sendLostTickets: createLostTickets({ ...options, ...limits }),
  }
}
