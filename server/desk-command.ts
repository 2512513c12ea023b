// `npm run desk`: what the operator does with submissions, orders and tickets, beside the running site or without it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { currentYearOf } from '#domain/forum/edition.ts'
import type { Order } from '#domain/order/order.ts'
import { booksOf } from '#domain/order/refund.ts'
import { submissionKinds } from '#domain/submission/submission.ts'
import { exactPrice } from '#domain/ticket/price.ts'
import { assent } from './assent.ts'
import { backUp } from './backup/back-up.ts'
import { backupAt, databaseName, type Manifest, verify } from './backup/manifest.ts'
import { restore } from './backup/restore.ts'
import { type CancelOptions, cancelCommand } from './cancel-command.ts'
import { createClock } from './config/clock.ts'
import { type Config, decideConfig } from './config/config.ts'
import { keepToOwner, prepareDataDirectory } from './config/data-directory.ts'
import { readEnvironment } from './config/env.ts'
import { addKey } from './config/stored-keys.ts'
import { leaveAcceptance } from './content-store/acceptance.ts'
import { createDesk, type DeskParts } from './desk.ts'
import type { Entry } from './desk-journal.ts'
import { examine } from './doctor/doctor.ts'
import { silentLog } from './log.ts'
import type { RefundOutcome } from './orders/payment-service.ts'
import { resendRecords, resendTickets } from './orders/resend.ts'
import { deliveryStates } from './outbox/outbox.ts'
import { refuse } from './process.ts'
import { csv } from './submissions/csv.ts'

const usage = `npm run desk -- <command>

  list [--kind callback] [--state waiting|delivered|dead] [--most 50]   what was sent, newest first
  show <id>                                                             one submission with its deliveries
  retry [<id>]                                                          sends dead and waiting deliveries at once
  export <kind>                                                         a table for spreadsheets (CSV) on standard output
  orders [--most 50]                                                    orders, newest first
  order <number>                                                        one order with its tickets
  paid <number>                                                         the money of an order has arrived: issues its tickets
  revoke <number> [--yes]                                               cancels an order, or refunds it: its tickets are worth nothing
  resend <number> [--to buyer|attendees] [--ticket 2]                   sends the letters with an order's tickets again
  resend-records [<number>]                                             writes what people read of orders in the content service again
  refund <number> [--seat 2]… [--amount 150.50] [--by-hand]             gives back an order, single seats of it, or a sum
  cancel --unpaid [--since 2025-09-01T14:30] [--method bank] [--email …] [--phone …] [--like <number>] [--unconfirmed] [--quiet] [--yes]
                                                                        cancels all unpaid orders that are meant; --like: of the same network
  check-in <token>                                                      is this ticket good; marks it as used
  new-key <ticket or form>                                              a new key signs from the next start on; the old ones stay known
  find <e-mail or phone>                                                everything that one person sent
  erase <e-mail or phone> [--yes]                                       takes the person's data out of everything that find shows
  backup <folder> [--keep 14]                                           copies database, keys and mails; older backups beyond --keep go
  verify <folder>                                                       is the newest backup in it whole, and what does it hold
  restore <folder> [--replace]                                          puts it into DATA_DIR; --replace moves a desk that is there aside
  doctor                                                                looks at all that the sale needs, and says what to do
  accept-content                                                        what the content service gives now is right: nothing is held back`

type Options = CancelOptions & {
  to?: string
  ticket?: string
  kind?: string
  state?: string
  most?: string
  keep?: string
  replace?: boolean
  seat?: string[]
  amount?: string
  'by-hand'?: boolean
}
type Command = (desk: DeskParts, words: readonly string[], options: Options) => Promise<string>

/** What works on the files alone, also when the database cannot be opened. */
const fileCommands: Record<string, (dataDirectory: string, words: readonly string[], options: Options) => Promise<string>> = {
  'accept-content': async (dataDirectory) => {
    await leaveAcceptance(prepareDataDirectory(dataDirectory))
    return 'The running site believes its next reading, within a minute, whatever has gone from it.'
  },
  backup: async (dataDirectory, words, { keep = '14' }) => {
    if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep is a whole number.')
    const { path, manifest, removed } = await backUp({
      dataDirectory,
      folder: folderIn(words),
      keep: Number(keep),
      now: Date.now(),
    })
    return `${path}: ${contentsOf(manifest)}; ${removed} older backups removed.`
  },
  verify: async (_, words) => {
    const path = backupAt(folderIn(words))
    const manifest = await verify(path)
    return `${path} is whole, taken ${manifest.takenAt}: ${contentsOf(manifest)}.`
  },
  restore: async (dataDirectory, words, { replace: isReplacing = false }) => {
    const { from, manifest, asideIn } = await restore({ dataDirectory, folder: folderIn(words), isReplacing, now: Date.now() })
    return [
      `${from} is restored into ${dataDirectory}: ${contentsOf(manifest)}.`,
      ...(asideIn ? [`What was there before lies in ${asideIn}.`] : []),
      `Orders placed after ${manifest.takenAt} are not in it: look for them in the content service and at the payment provider,`,
      'and set ORDER_NUMBER_START beyond the last number that was given out, before the site is started (docs/operate.md).',
    ].join('\n')
  },
  'new-key': async (dataDirectory, [name]) => {
    if (name !== 'ticket' && name !== 'form') throw new Error('Which key? ticket or form.')
    addKey(dataDirectory, name)
    return `The new key signs from the next start of the site on. Back up ${name}.key now.`
  },
}

function folderIn([folder]: readonly string[]): string {
  if (!folder) throw new Error('Which folder of backups?')
  return folder
}

function contentsOf({ counts, lastNumbers }: Manifest): string {
  const last = Object.values(lastNumbers)
  const { orders, tickets, submissions, waiting } = counts
  return `${orders} orders${last.length > 0 ? ` (last ${last.join(', ')})` : ''}, ${tickets} tickets, ${submissions} submissions, ${waiting} deliveries waiting`
}

const commands: Record<string, Command> = {
  list: async ({ journal, outbox }, _, { kind, state: given, most }) => {
    const state = deliveryStates.find((known) => known === given)
    if (given !== undefined && !state) throw new Error(`--state is one of ${deliveryStates.join(', ')}.`)
    const found = await journal.list({ kind, state, max: countOf(most) })
    const { waiting, dead } = await outbox.statistics()
    return [...found.map(line), `${found.length} shown; deliveries waiting: ${waiting}, dead: ${dead}`].join('\n')
  },
  show: async ({ journal }, [id = '']) => {
    const entry = await journal.show(id)
    if (!entry) throw new Error(`There is no submission ${id}.`)
    return JSON.stringify(entry, null, 2)
  },
  retry: async ({ outbox }, [id]) =>
    `${await outbox.retry(Date.now(), id)} deliveries go out again; the running site sends them within a minute.`,
  export: async ({ submissionStore, subscriptions }, [kind]) => {
    const kinds = submissionKinds.join(', ')
    if (kind?.startsWith('order'))
      throw new Error(`Orders are no form: "orders" lists them, "order <number>" shows one. Forms are ${kinds}.`)
    if (!submissionKinds.some((known) => known === kind)) throw new Error(`Which kind? One of ${kinds}.`)
    const kept = (await submissionStore.list({ kind, max: 1_000_000 })).filter(({ erasedAt }) => erasedAt === null)
    const confirmed = kind === 'subscription' ? await subscriptions.confirmedAmong(kept.map(({ id }) => id)) : null
    const found = confirmed ? kept.filter(({ id }) => confirmed.has(id)) : kept
    const names = [...new Set(found.flatMap(({ fields }) => Object.keys(fields)))]
    const rows = found.map(({ id, receivedAt, lang, fields }) => [
      id,
      new Date(receivedAt).toISOString(),
      lang,
      ...names.map((name) => fields[name]),
    ])
    return csv([['id', 'received_at', 'lang', ...names], ...rows])
  },
  orders: async ({ orders }, _, { most }) =>
    (await orders.list(countOf(most)))
      .map(({ number, status, method, total, createdAt }) =>
        [number, status, method, total, new Date(createdAt).toISOString()].join('  '),
      )
      .join('\n'),
  order: async ({ orders }, [number = '']) => {
    const order = await orders.byNumber(number)
    if (!order) throw new Error(`There is no order ${number}.`)
    const refunds = await orders.refundsOf(order.id)
    const [tickets, receipts] = [await orders.ticketsOf(order.id), await orders.receiptsOf(order.id)]
    return JSON.stringify({ ...order, tickets, refunds, receipts, books: booksOf(order, refunds) }, null, 2)
  },
  paid: async ({ orders }, [number = '']) => {
    const order = await orders.markPaid(number)
    if (!order) throw new Error(`Order ${number} is not there, was paid or revoked before, or its seats are gone.`)
    return `Order ${number} is paid; its tickets go out within a minute.`
  },
  revoke: async ({ orders }, [number = ''], { yes: isYes = false }) => {
    const found = await orders.byNumber(number)
    if (found) await assent(`Order ${number} (${found.status}, ${seatsOf(found)} seats) will be taken back for good.`, isYes)
    const order = await orders.revoke(number)
    if (!order) throw new Error(`Order ${number} is not there, or was revoked before.`)
    return `Order ${number} is ${order.status}; its tickets are not valid any more.`
  },
  resend: async (desk, [number = ''], { to = null, ticket }) => {
    if (to !== null && to !== 'buyer' && to !== 'attendees') throw new Error('--to is buyer or attendees.')
    if (ticket !== undefined && (!/^[1-9]\d{0,3}$/.test(ticket) || to === 'buyer'))
      throw new Error('--ticket is the number of a ticket, counted from 1; it goes to its attendee.')
    const letters = await resendTickets(desk, number, { to, ticket: ticket === undefined ? null : Number(ticket) })
    return `${letters} letters of order ${number} go out again within a minute; the log of the running site says when.`
  },
  'resend-records': async (desk, [number]) =>
    `${await resendRecords(desk, number)} orders are written into the content service again by the running site.`,
  cancel: ({ orders }, _, options) => cancelCommand(orders, options),
  refund: async ({ paymentService }, [number = ''], { seat = [], amount, 'by-hand': isByHand = false }) => {
    const wish = { seats: seat.map((text) => seatOf(text) - 1), amount: amount === undefined ? null : kopiykasOf(amount) }
    return refundSentence(number, await paymentService.refund(number, wish, isByHand))
  },
  'check-in': async ({ checkIn }, [token = '']) => {
    const result = await checkIn(token)
    return JSON.stringify(
      result.state === 'used' ? { ...result, usedAt: new Date(result.usedAt).toISOString() } : result,
      null,
      2,
    )
  },
  find: async (desk, [text = '']) => {
    const { submissions, orders } = await personIn(desk, text)
    const shown = await Promise.all(submissions.map(({ id }) => desk.journal.show(id)))
    return JSON.stringify({ submissions: shown, orders }, null, 2)
  },
  erase: async ({ erasure, ...desk }, [text = ''], { yes: isYes = false }) => {
    const { submissions, orders: found } = await personIn(desk, text)
    const isMeant = meaning(text)
    const own = found.filter(({ buyer }) => isMeant(buyer))
    const ofOthers = found.filter(({ buyer }) => !isMeant(buyer))
    const warning = colleaguesIn(own, isMeant)
    if (warning) await assent(warning, isYes)
    const ids = (each: readonly { id: string }[]) => each.map(({ id }) => id)
    const ownMails = await erasure.erase([...ids(submissions), ...ids(own)])
    const mails = ownMails + (await erasure.eraseAttendees(ids(ofOthers), isMeant))
    await erasure.tidy()
    return [
      `${submissions.length} submissions, ${own.length} orders, one attendee each in ${ofOthers.length} orders of others, ${mails} mails kept as files: erased here.`,
      ...(submissions.length + found.length > 0 ? ['Erase them in the content service, too; its records have these keys:'] : []),
      ...ids([...submissions, ...found]),
    ].join('\n')
  },
}

const seatsOf = ({ lines }: Order) => lines.reduce((sum, { attendees }) => sum + attendees.length, 0)

/** What whoever erases a buyer should know first: others on a paid order lose their names, too. null: there are none. */
function colleaguesIn(own: readonly Order[], isMeant: (value: unknown) => boolean): string | null {
  const hit = own
    .filter(({ status }) => status === 'paid')
    .flatMap((order) => {
      const others = order.lines
        .flatMap(({ attendees }) => attendees)
        .filter((attendee) => attendee.name !== '' && !isMeant(attendee))
      return others.length > 0 ? [`${order.number} (${others.length})`] : []
    })
  if (hit.length === 0) return null
  return `This buyer's paid orders hold tickets of other people, whose names and addresses go with them: ${hit.join(', ')}. The tickets stay good.`
}

const refundFaults: Readonly<Record<Extract<RefundOutcome, { outcome: 'impossible' }>['fault'], string>> = {
  noSuchOrder: 'is not there',
  notPaid: 'was not paid, or all of it went back',
  noSuchSeat: 'has no such seat, or its ticket is cancelled: see "order"',
  tooMuch: 'has less left than that: see "order"',
  nothing: 'has nothing to give back',
  underWay: 'has a refund whose end is not known yet: the site goes on asking the provider',
}

function refundSentence(number: string, outcome: RefundOutcome): string {
  switch (outcome.outcome) {
    case 'impossible':
      throw new Error(`Order ${number} ${refundFaults[outcome.fault]}.`)
    case 'refused':
      throw new Error(`Nothing was given back: ${outcome.reason}.`)
    case 'open':
      throw new Error(`Nobody knows whether it was given back: ${outcome.reason}. The site goes on asking; see "order".`)
    default: {
      const { refund, isByHand } = outcome
      const seats = refund.seats.map((seat) => seat + 1).join(', ')
      return [
        `${exactPrice(refund.amount, 'en')} of order ${number} ${isByHand ? 'are to be sent back by hand' : 'go back by the provider'};`,
        seats ? `seats that ended: ${seats}.` : 'no seat ended.',
      ].join(' ')
    }
  }
}

/** Counted from 1: the first seat of the first line is 1. */
function seatOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error('--seat is the number of a seat, counted from 1.')
  return Number(text)
}

function kopiykasOf(text: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new Error('--amount is a sum in hryvnias such as 150 or 150.50.')
  return Math.round(Number(text.replace(',', '.')) * 100)
}

function countOf(most = '50'): number {
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new Error('--most is a whole number.')
  return Number(most)
}

function line({ id, kind, lang, receivedAt, erasedAt, deliveries }: Entry): string {
  const how = deliveries.map(({ channel, state, attempts }) => `${channel}:${state}${attempts > 1 ? `(${attempts})` : ''}`)
  return [id, new Date(receivedAt).toISOString(), kind, lang, erasedAt === null ? '' : 'erased', ...how]
    .filter(Boolean)
    .join('  ')
}

/** Compared without case, and phones by their digits. */
function meaning(text: string): (value: unknown) => boolean {
  const wanted = text.trim().toLowerCase()
  const digits = text.replace(/\D/g, '')
  if (wanted.length < 5) throw new Error('Give an e-mail address or a phone number.')
  const isMeant = (value: unknown): boolean => {
    if (typeof value === 'string')
      return value.trim().toLowerCase() === wanted || (digits.length >= 7 && value.replace(/\D/g, '') === digits)
    return value !== null && typeof value === 'object' && Object.values(value).some(isMeant)
  }
  return isMeant
}

async function personIn({ submissionStore, orders }: Pick<DeskParts, 'submissionStore' | 'orders'>, text: string) {
  const isMeant = meaning(text)
  return {
    submissions: (await submissionStore.list({ max: 1_000_000 })).filter(({ fields }) => isMeant(fields)),
    orders: (await orders.list(1_000_000)).filter(({ buyer, lines }) => isMeant(buyer) || isMeant(lines)),
  }
}

/** The editions as the site last read them; none when it has kept no content here. */
function forumsOnDisk(dataDirectory: string): { year: number; isCurrent: boolean }[] {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, 'content-snapshot.json'), 'utf8')).content.forums
  } catch {
    return []
  }
}

/** Runs a command on the desk that is there: a wrong DATA_DIR must not become a new one with keys of its own. */
async function atTheDesk(command: Command, words: readonly string[], options: Options, config: Config): Promise<void> {
  const dataDirectory = resolve(config.dataDirectory)
  if (!existsSync(join(dataDirectory, databaseName)))
    throw new Error(`There is no desk in ${dataDirectory}: set DATA_DIR to the site's.`)
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  const currentForumYear = () => currentYearOf(config.currentForumYear, forumsOnDisk(dataDirectory))
  const clock = createClock(config.clock.startsAt)
  const desk = await createDesk({ config, dataDirectory, edition, currentForumYear, clock, log: silentLog() })
  try {
    process.stdout.write(`${(await command(desk, words, options)).trimEnd()}\n`)
  } finally {
    await desk[Symbol.asyncDispose]()
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      ticket: { type: 'string' },
      kind: { type: 'string' },
      state: { type: 'string' },
      most: { type: 'string' },
      keep: { type: 'string' },
      replace: { type: 'boolean' },
      unpaid: { type: 'boolean' },
      since: { type: 'string' },
      method: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
      like: { type: 'string' },
      unconfirmed: { type: 'boolean' },
      quiet: { type: 'boolean' },
      yes: { type: 'boolean' },
      seat: { type: 'string', multiple: true },
      amount: { type: 'string' },
      'by-hand': { type: 'boolean' },
    },
  })
  const [name = '', ...words] = positionals
  const command = commands[name]
  const fileCommand = fileCommands[name]
  if (!command && !fileCommand && name !== 'doctor') throw new Error(usage)
  keepToOwner()
  const config = decideConfig(readEnvironment())
  if (name === 'doctor') {
    const { text, mayBeSold } = await examine(config)
    process.stdout.write(`${text}\n`)
    process.exitCode = mayBeSold ? 0 : 1
  }
  if (fileCommand) process.stdout.write(`${await fileCommand(config.dataDirectory, words, values)}\n`)
  if (command) await atTheDesk(command, words, values, config)
} catch (error) {
  refuse(error)
}
