// The waiting list for visitors: a form to join, and a page from the mail to confirm or leave (product.md, 6.13).
import { randomUUID } from 'node:crypto'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { type FormValue, readForm, type Typed } from '@forum/domain/submission/fields.ts'
import { waitingForm } from '@forum/domain/submission/form-fields.ts'
import { waitingRules } from '@forum/domain/submission/waiting.ts'
import { circlesOfDigest } from '@forum/ground/base/line.ts'
import * as v from 'valibot'
import type { FormGuard, Visitor } from '../forms/form-guard.ts'
import { mailbox, ownDomain } from '../forms/mailbox.ts'
import type { FormOutcome } from '../forms/receive-form.ts'
import type { StrangerLetters } from '../forms/stranger-letters.ts'
import { isOfferedAgain } from '../orders/held-for-waiting.ts'
import { unguessable } from '../orders/unguessable.ts'
import { mailDelivery } from '../post/mail/mailer.ts'
import { askedMail } from '../post/mail/waiting-mail.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { type Database, StorageFault, type Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { fairOrder } from './fair-order.ts'
import { type ShownState, shownWaiting, type Waiting, waitingWhere } from './waiting-rows.ts'

type JoinRequest = {
  /** null: the request body is not a form. */
  form: FormData | null
  forumYear: number
  ticketId: string
  /** Name of the ticket kind, as the visitor sees it. */
  title: string
  locale: Locale
  visitor: Visitor
}

export type WaitingList = {
  /** Also `kept` if the person is already on the list: the mail says so. */
  join(request: JoinRequest): Promise<FormOutcome>
  /** undefined: there is no such page. `before`: how many stand before this person. */
  byPage(pageKey: string): Promise<(Omit<Waiting, 'state'> & { state: ShownState; before: number }) | undefined>
  /** Confirms, or leaves. Repeated, it changes nothing; null: there is no such page, `refused`: the machine could not keep it. */
  change(pageKey: string, wish: 'confirm' | 'leave'): Promise<'changed' | 'refused' | null>
}

export type WaitingListOptions = {
  database: Pick<Database, 'transaction' | 'one' | 'all' | 'run'>
  outbox: Pick<Outbox, 'add'>
  formGuard: FormGuard
  strangerLetters: Pick<StrangerLetters, 'ofForm'>
  siteUrl: string
  /** Digest of the visitor's line; empty: a local address. */
  placedFrom(address: string): string
  now(): number
  /** Called when a mail waits in the outbox, or seats became free. */
  onStored(): void
}

/** Minimum time between two mails to one mailbox about one kind, milliseconds. */
const letterPause = 3_600_000

export function createWaitingList(options: WaitingListOptions): WaitingList {
  const { database, formGuard, strangerLetters, now, onStored } = options
  return {
    async join(request) {
      const { form, visitor } = request
      const token = formGuard.token(waitingForm)
      const typed = typedIn(form)
      if (!form || !formGuard.admits(waitingForm, form)) return { outcome: 'again', faults: {}, typed, token }
      const reading = readForm<typeof waitingRules>(waitingRules, form)
      if (!reading.isValid) return { outcome: 'faulty', faults: reading.faults, typed: reading.typed, token }
      const wait = strangerLetters.ofForm(waitingForm, visitor.address)
      if (wait === null) return { outcome: 'tooMany', faults: {}, typed, token }
      try {
        const isKept = await database.transaction((tx) => keep(tx, options, { ...request, value: reading.value, wait }))
        if (!isKept) return { outcome: 'tooMany', faults: {}, typed, token }
      } catch (error) {
        if (error instanceof StorageFault) return { outcome: 'refused', faults: {}, typed, token }
        throw error
      }
      onStored()
      return { outcome: 'kept' }
    },
    byPage: (pageKey) => waitingPage(database, pageKey, now()),
    async change(pageKey, wish) {
      if (!(await waitingPage(database, pageKey, now()))) return null
      try {
        if (wish === 'confirm')
          await database.run("UPDATE waiting SET state = 'waiting' WHERE page_key = ? AND state = 'asked'", pageKey)
        else
          await database.run(
            `UPDATE waiting SET state = 'left' WHERE page_key = ? AND (state IN ('asked', 'waiting', 'offered') OR (${isOfferedAgain}))`,
            ...[pageKey, now(), now()],
          )
      } catch (error) {
        if (error instanceof StorageFault) return 'refused'
        throw error
      }
      return 'changed'
    },
  }
}

type Kept = Omit<JoinRequest, 'form'> & { value: FormValue<typeof waitingRules>; wait: number }

const active = "state IN ('asked', 'waiting', 'offered')"

/** Open places of one line in an edition (of its /56 and /48 a little more). */
const linePlaces = 60
/** Open places of one company's mail domain in an edition. */
const domainPlaces = 60

/** Whether the line or the mail domain has all the open places that it can have. Asked before it is known who stands on the list: both get one answer. */
async function isOverCeiling(tx: Transaction, forumYear: number, placedFrom: string, box: string): Promise<boolean> {
  const counted = v.object({ places: v.number() })
  const count = async (which: string, ...values: string[]) =>
    (
      await tx.one(
        counted,
        `SELECT count(*) AS places FROM waiting WHERE ${active} AND forum_year = ? AND ${which}`,
        forumYear,
        ...values,
      )
    )?.places ?? 0
  // `~` sorts after every character of a digest.
  for (const { name, times } of placedFrom === '' ? [] : circlesOfDigest(placedFrom))
    if ((await count('placed_from >= ? AND placed_from < ?', name, `${name}~`)) >= linePlaces * times) return true
  const domain = ownDomain(box)
  return domain !== null && (await count('(mailbox LIKE ? OR mailbox LIKE ?)', `%@${domain}`, `%.${domain}`)) >= domainPlaces
}

/** false: over the ceiling of the line or the mail domain. */
async function keep(tx: Transaction, { outbox, siteUrl, placedFrom, now }: WaitingListOptions, kept: Kept): Promise<boolean> {
  const { forumYear, ticketId, title, locale, value, wait, visitor } = kept
  const box = mailbox(value.email)
  const line = placedFrom(visitor.address)
  if (await isOverCeiling(tx, forumYear, line, box)) return false
  const [known] = await waitingWhere(
    tx,
    `WHERE mailbox = ? AND forum_year = ? AND ticket_id = ? AND ${active}`,
    ...[box, forumYear, ticketId],
  )
  // Until it is confirmed, the last typed number counts.
  if (known) await tx.run("UPDATE waiting SET seats = ? WHERE id = ? AND state = 'asked'", value.seats, known.id)
  if (known && known.toldAt > now() - letterPause) return true
  const id = known?.id ?? randomUUID()
  const pageKey = known?.pageKey ?? unguessable()
  if (known) await tx.run('UPDATE waiting SET told_at = ? WHERE id = ?', now(), id)
  else
    await insert(tx, 'waiting', {
      id,
      page_key: pageKey,
      forum_year: forumYear,
      ticket_id: ticketId,
      title,
      lang: locale,
      name: value.name,
      email: value.email,
      mailbox: box,
      seats: value.seats,
      state: 'asked',
      asked_at: now(),
      told_at: now(),
      placed_from: line || null,
    })
  const mail = askedMail({ ...value, locale, title, pageKey }, siteUrl, now())
  await outbox.add(tx, id, [{ ...mailDelivery(mail), wait }], now())
  return true
}

/** As who waits is to read it. */
async function waitingPage(tx: Pick<Transaction, 'all' | 'one'>, pageKey: string, now: number) {
  const [found] = await shownWaiting(tx, now, 'WHERE page_key = ?', pageKey)
  if (!found) return undefined
  const { id, forumYear, ticketId } = found
  const rows = await waitingWhere(tx, 'WHERE forum_year = ? AND ticket_id = ? ORDER BY place', forumYear, ticketId)
  // Somebody who does not wait is told how many would stand before them.
  const order = fairOrder(rows.map((row) => (row.id === id ? { ...row, state: 'waiting' as const } : row)))
  return { ...found, before: order.findIndex((row) => row.id === id) }
}

function typedIn(form: FormData | null): Typed {
  const texts = Object.keys(waitingRules).map((name) => [name, form?.get(name)] as const)
  return Object.fromEntries(texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.slice(0, 500)]] : [])))
}
