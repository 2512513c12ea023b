// The waiting list for visitors: a form to join, and a page from the mail to confirm or leave (product.md, 6.13).
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '#domain/localisation/locale.ts'
import { type FormValue, readForm, type Typed } from '#domain/submission/fields.ts'
import { waitingForm } from '#domain/submission/form-fields.ts'
import { waitingRules } from '#domain/submission/waiting.ts'
import { mailDelivery } from '../mail/mailer.ts'
import { askedMail } from '../mail/waiting-mail.ts'
import { isOfferedAgain } from '../orders/held-for-waiting.ts'
import { unguessable } from '../orders/unguessable.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Database, StorageFault, type Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import type { FormGuard, Visitor } from '../submissions/form-guard.ts'
import { mailbox } from '../submissions/mailbox.ts'
import type { FormOutcome } from '../submissions/receive-form.ts'
import type { StrangerLetters } from '../submissions/stranger-letters.ts'
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
        await database.transaction((tx) => keep(tx, options, { ...request, value: reading.value, wait }))
      } catch (error) {
        if (error instanceof StorageFault) return { outcome: 'refused', faults: {}, typed, token }
        throw error
      }
      onStored()
      return { outcome: 'kept' }
    },
    byPage: (pageKey) => pageOf(database, pageKey, now()),
    async change(pageKey, wish) {
      if (!(await pageOf(database, pageKey, now()))) return null
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

type Kept = Omit<JoinRequest, 'form' | 'visitor'> & { value: FormValue<typeof waitingRules>; wait: number }

async function keep(tx: Transaction, { outbox, siteUrl, now }: WaitingListOptions, kept: Kept): Promise<void> {
  const { forumYear, ticketId, title, locale, value, wait } = kept
  const box = mailbox(value.email)
  const active = "state IN ('asked', 'waiting', 'offered')"
  const [known] = await waitingWhere(
    tx,
    `WHERE mailbox = ? AND forum_year = ? AND ticket_id = ? AND ${active}`,
    ...[box, forumYear, ticketId],
  )
  // Until it is confirmed, the last typed number counts.
  if (known) await tx.run("UPDATE waiting SET seats = ? WHERE id = ? AND state = 'asked'", value.seats, known.id)
  if (known && known.toldAt > now() - letterPause) return
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
    })
  const mail = askedMail({ ...value, locale, title, pageKey }, siteUrl, now())
  await outbox.add(tx, id, [{ ...mailDelivery(mail), wait }], now())
}

/** As who waits is to read it. */
async function pageOf(tx: Pick<Transaction, 'all' | 'one'>, pageKey: string, now: number) {
  const [found] = await shownWaiting(tx, now, 'WHERE page_key = ?', pageKey)
  if (!found) return undefined
  const row = v.object({ people: v.number() })
  // The SQL names both states so that SQLite uses the list's partial index.
  const before = await tx.one(
    row,
    `SELECT count(*) AS people FROM waiting WHERE ticket_id = ? AND state IN ('waiting', 'offered') AND state = 'waiting' AND place < ?`,
    ...[found.ticketId, found.place],
  )
  return { ...found, before: before?.people ?? 0 }
}

function typedIn(form: FormData | null): Typed {
  const texts = Object.keys(waitingRules).map((name) => [name, form?.get(name)] as const)
  return Object.fromEntries(texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.slice(0, 500)]] : [])))
}
