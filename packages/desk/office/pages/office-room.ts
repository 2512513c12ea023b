// Dependencies of the desk's pages, and the context of a request.
import type { IncomingMessage } from 'node:http'
import type { LiveStore, StoreStatus } from '@forum/content/port.ts'
import { type DayLimits, type Deed, journalled } from '@forum/desk/audit/audit.ts'
import type { DayOfDesk } from '@forum/desk/composition/compose-day.ts'
import type { AtDoor } from '@forum/desk/door/gate/at-door.ts'
import type { DoorEnv } from '@forum/desk/door/gate/door-app.ts'
import type { SubmissionStore } from '@forum/desk/forms/submission-store.ts'
import type { OtherCopies } from '@forum/desk/keeping/backup/other-copies.ts'
import type { Erasure } from '@forum/desk/keeping/erasure/erasure.ts'
import type { DeskWatch } from '@forum/desk/keeping/watch/desk-watch.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import type { Orders } from '@forum/desk/orders/orders.ts'
import type { PaymentService } from '@forum/desk/orders/payment-service.ts'
import type { EditionOf } from '@forum/desk/orders/ticket-name.ts'
import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import type { MailCount } from '@forum/desk/post/mail/mail-count.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { DeskConfig } from '@forum/desk/settings/desk-config.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import type { DoorEdition } from '@forum/domain/door/door-edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { PaymentMethod } from '@forum/domain/payment/payment.ts'
import { normaliseText } from '@forum/domain/submission/fields.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import type { Budgets } from '@forum/ground/http/budgets.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { Context, Hono } from 'hono'
import type { Kind } from '../lists/sales-figures.ts'
import type { Organiser } from '../staff/session.ts'
import type { StaffCheck } from '../staff/staff-check.ts'
import type { DrawnPage, OfficeFrame, OfficeView } from './office-view.ts'

/** The site's content: why the last reading was rejected, and its acceptance. */
type OfficeContent = { heldBack(): StoreStatus['heldBack']; accept: LiveStore['accept'] }

/** What the pages use of the desk. */
type OfficeDesk = {
  database: Database
  outbox: Outbox
  orders: Orders
  orderContext: OrderContext
  paymentService: PaymentService
  submissionStore: SubmissionStore
  erasure: Erasure
  /** Copies on this machine that erasing does not reach. */
  otherCopies(): OtherCopies
  tokens: TicketTokens
  /** Payment methods that are configured. */
  ways: Readonly<Record<PaymentMethod, boolean>>
  settings: Pick<DeskConfig, 'seller' | 'invoiceDays' | 'invoiceReminderDays' | 'offerHours'>
  /** The edition that is admitted at the door now. */
  doorEdition(): DoorEdition
  doorReturns: AtDoor['doorReturns']
  day: DayOfDesk
  watch: DeskWatch
  /** Whether accounts may still come in. */
  staffCheck: Pick<StaffCheck, 'check' | 'unansweredSince'>
  mails: MailCount
  /** The site's clock. */
  now(): number
  /** Deliveries were added. */
  deliveriesAdded(): void
}

export type OfficeParts = {
  app: { drawOffice(view: OfficeView, frame: OfficeFrame): DrawnPage }
  desk: OfficeDesk
  content: OfficeContent
  edition: EditionOf
  /** Ticket kinds of an edition in the editors' order. */
  kindsOf(forumYear: number): readonly Kind[]
  currentYear(): number
  /** The edition whose tickets are sold now. */
  forum(): Forum
  /** Origins, without a slash at the end, of the desk and of the public site. */
  deskUrl: string
  siteUrl: string
  /** Origins of both before they got another name; missing: none. */
  formerUrls?: readonly string[]
  /** Key of the passes; null: only the demo's button leads in. */
  editorsKey: Secret | null
  /** true: everybody may enter, because all data are invented. */
  isDemo: boolean
  clientDirectory: string
  limits: DayLimits
  budgets: Budgets
  /** The address for rate limits of requests without a session. */
  addressOf(incoming: IncomingMessage): string
  log: Log
  faults: Pick<PageFaults, 'note'>
  /** The app for phones at the entrance (packages/desk/door/gate/door-app.ts); missing: not served here. */
  door?: Hono<DoorEnv>
  /** Real time in milliseconds. */
  now?: () => number
}

export type OfficeEnv = {
  Bindings: SiteEnv['Bindings']
  Variables: SiteEnv['Variables'] & { organiser: Organiser; form: FormData; alerts?: NonNullable<OfficeFrame['alerts']> }
}

export type OfficeContext = Context<OfficeEnv>

/** Maximum length of a pasted list of people, characters. */
export const longestList = 512 * 1024

/** What was typed into a field of a form; of a file nothing. `most`: characters at most. */
export function typedText(form: FormData, name: string, most = 200): string {
  const given = form.get(name)
  return typeof given === 'string' ? normaliseText(given).slice(0, most) : ''
}

/** All that was typed into a form, for the page that shows it once more. Several ticks of one name are joined by commas. Visits each field once. */
export function allTyped(form: FormData): Record<string, string> {
  const typed = Map.groupBy([...form], ([name]) => name)
  return Object.fromEntries([...typed].map(([name, fields]) => [name, fields.flatMap(([, value]) => textOf(value)).join(',')]))
}

/** Nothing of a file. */
const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? [value] : [])

/** Fields into which people write sentences and lists. */
const written =
  /^(?:reason|text|list|name|company|position|email|allocation|giver|code|edrpou|address|payer|purpose|receiver|words-\w+)$/

/** What a person wrote into a form, to be copied. */
export const writtenText = (form: FormData): string =>
  [...form]
    .flatMap(([name, value]) => (written.test(name) && typeof value === 'string' && value.trim() !== '' ? [value] : []))
    .join('\n\n')

/** The last moment of a day (YYYY-MM-DD) in Kyiv; null: there is no such day. */
export function endOfDay(day: string): number | null {
  const last = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseMoment(`${day}T23:59:59`) : null
  return last === null ? null : last + 1000
}

/** The desk's database for one deed of whoever asks: its transaction ends with its row in the journal. */
export function noted<Result>(
  context: OfficeContext,
  { desk, limits }: Pick<OfficeParts, 'desk' | 'limits'>,
  deedOf: (result: Result) => Deed | null | undefined,
): Database {
  return journalled(desk.database, { by: context.get('organiser'), at: desk.now(), deedOf, limits })
}

/** What the rooms of the desk are made with. */
export type OfficeRoom = {
  parts: OfficeParts
  /** Renders a page; `status` defaults to 200. */
  show(context: OfficeContext, view: OfficeView, status?: 200 | 400 | 403 | 404 | 413 | 429 | 500 | 503): Response
  realNow(): number
}
