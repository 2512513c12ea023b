// Composition of the desk: what visitors send and buy, from the form to the last delivery. For services.ts and the operator's command.
import { join } from 'node:path'
import type { Locale } from '#domain/localisation/locale.ts'
import { mailWords } from '#messages/mail-words.ts'
import type { Config } from './config/config.ts'
import type { DeskConfig } from './config/desk-config.ts'
import { formKey, ticketKey } from './config/stored-keys.ts'
import { createOrderStates } from './content-service/order-states.ts'
import { createRecordSender } from './content-service/send-record.ts'
import { createErasure, type Erasure } from './erasure/erasure.ts'
import { createRetention } from './erasure/retention.ts'
import type { Log } from './log.ts'
import { mailChannel, removeStoredMails } from './mail/mailer.ts'
import { type CheckIn, checkIn } from './orders/check-in.ts'
import { orderDeliveries } from './orders/order-deliveries.ts'
import { createOrderDocuments, type OrderDocuments } from './orders/order-documents.ts'
import { type EditionSummary, orderMailChannel } from './orders/order-mail.ts'
import { orderTables } from './orders/order-tables.ts'
import { createOrders, type Orders } from './orders/orders.ts'
import { createPaidInAdmin } from './orders/paid-in-admin.ts'
import { createPaymentService, type PaymentService } from './orders/payment-service.ts'
import { createTicketTokens, type TicketTokens } from './orders/ticket-token.ts'
import { type DeliveryWorker, startDeliveryWorker } from './outbox/delivery-worker.ts'
import { createOutbox, type Outbox, outboxTables } from './outbox/outbox.ts'
import { liqpay } from './payments/liqpay.ts'
import { monobank } from './payments/monobank.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { testProvider } from './payments/test-provider.ts'
import { type Database, openDatabase } from './storage/database.ts'
import { createFormGuard, type FormGuard } from './submissions/form-guard.ts'
import { createFormTokens } from './submissions/form-token.ts'
import { createRateLimit } from './submissions/rate-limit.ts'
import { contentChannel, createSubmissions, type Submissions } from './submissions/submissions.ts'

/** What of the desk the pages may ask. */
export type Desk = {
  formGuard: FormGuard
  submissions: Submissions
  orders: Orders
  paymentService: PaymentService
  tokens: TicketTokens
  orderDocuments: OrderDocuments
  settings: Pick<DeskConfig, 'seller' | 'invoiceDays'>
  /** Milliseconds since 1970: the real time, whatever SITE_NOW says. */
  now(): number
}

/** What lives as long as the process, and the operator's command. */
export type DeskParts = Desk & {
  database: Database
  outbox: Outbox
  erasure: Erasure
  checkIn(token: string): CheckIn
  /** An order was changed in the content service: perhaps a transfer was marked as paid. */
  ordersChanged(): void
  /** Delivers, asks about payments, erases what is too old; stopped by the disposal. */
  start(): void
} & AsyncDisposable

/** The same file for the site and the operator's command. */
export const deskFile = (dataDirectory: string) => join(dataDirectory, 'desk.sqlite')

/** Visitors of one hall share an address: a script is stopped, a hall is not. */
const limit = { burst: 40, perMinute: 40 }
/** Milliseconds between two looks at what runs out. */
const pollInterval = 20_000

export type DeskOptions = {
  config: Config
  dataDirectory: string
  /** What documents say of an edition. */
  edition(year: number, locale: Locale): EditionSummary
  log: Log
}

/** Opens the desk's database and ties its rooms together. Throws a StorageFault, or an Error with one sentence. */
export function createDesk({ config, dataDirectory, edition, log }: DeskOptions): DeskParts {
  const { desk, siteUrl, currentForumYear } = config
  const now = Date.now
  const database = openDatabase(deskFile(dataDirectory), [outboxTables, orderTables])
  // A buyer's mistyped address keeps no ticket from an attendee and no notice from the organisers.
  const outbox = createOutbox(database, ['mail', 'orderMail'])
  const tokens = createTicketTokens(ticketKey(dataDirectory))
  let worker: DeliveryWorker | null = null
  let timer: NodeJS.Timeout | undefined
  const wake = () => worker?.wake()

  const orders = createOrders({ database, outbox, deliveries: orderDeliveries, now, onStored: wake, log })
  const mailDirectory = join(dataDirectory, 'mail')
  const removeMails = (ids: readonly string[]) => removeStoredMails(mailDirectory, ids)
  const erasure = createErasure({ database, outbox, orders, removeMails, now })
  const retention = createRetention({ outbox, orders, erasure, periods: desk.retention, now, log })
  const send = mailChannel({
    smtpUrl: desk.smtpUrl,
    from: desk.mailFrom ?? `forum@${new URL(siteUrl).hostname}`,
    organisers: desk.organisers,
    directory: mailDirectory,
  })
  const paymentService = createPaymentService({
    orders,
    provider: providerOf(config),
    siteUrl,
    now,
    description: (number, locale) => mailWords[locale].orders.notice(number),
    onSettled: wake,
    log,
  })
  const paidInAdmin = createPaidInAdmin({
    orders,
    outbox,
    read: createOrderStates(config.content),
    now,
    onSettled: wake,
    log,
  })
  const token = ({ id, forumYear }: { id: string; forumYear: number }) => tokens.of(id, forumYear)
  const channels = {
    content: contentChannel(createRecordSender(config.content)),
    mail: send,
    orderMail: orderMailChannel({ orders, seller: desk.seller, siteUrl, edition, token, send }),
  }
  return {
    formGuard: createFormGuard(createFormTokens(formKey(dataDirectory)), createRateLimit(limit), now),
    submissions: createSubmissions({ outbox, now, onStored: wake, log }),
    orders,
    paymentService,
    tokens,
    orderDocuments: createOrderDocuments({ orders, seller: desk.seller, edition, token }),
    settings: desk,
    now,
    database,
    outbox,
    erasure,
    checkIn: (text) => checkIn(database, tokens, text, currentForumYear, now()),
    ordersChanged: () => void (worker && paidInAdmin.look()),
    start() {
      worker = startDeliveryWorker({ outbox, channels, now, log })
      const poll = async () => {
        try {
          await Promise.all([paymentService.poll(), paidInAdmin.poll()])
          // The operator's command may have added deliveries.
          wake()
          retention.poll()
        } catch (error) {
          log.error({ reason: (error as Error).message }, 'orders could not be looked after')
        }
        if (worker) timer = setTimeout(poll, pollInterval).unref()
      }
      void poll()
    },
    async [Symbol.asyncDispose]() {
      clearTimeout(timer)
      const stopping = worker?.stop()
      worker = null
      await stopping
      database.close()
    },
  }
}

function providerOf({ desk: { payment }, siteUrl }: Config): PaymentProvider | null {
  switch (payment.kind) {
    case 'liqpay':
      return liqpay(payment)
    case 'monobank':
      return monobank({ ...payment, now: Date.now })
    case 'test':
      return testProvider(siteUrl)
    case 'none':
      return null
  }
}
