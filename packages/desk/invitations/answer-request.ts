// Answers to requests for accreditation and for groups. Answer, mail, order and the record's state are stored in one transaction. The visitor's text
// is never changed.

import { recordMessage } from '@forum/content/port.ts'
import { isLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import type { NewOrder, Order } from '@forum/domain/order/order.ts'
import * as v from 'valibot'
import { submissionBy } from '../forms/submission-store.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { type NotStored, orNotStored, storeOrderIn } from '../orders/store-order.ts'
import { answerMail } from '../post/mail/answer-mail.ts'
import { mailDelivery } from '../post/mail/mailer.ts'
import type { NewDelivery } from '../post/outbox/channel.ts'
import { recordDelivery } from '../post/records/record-channel.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { namedRow } from '../storage/row.ts'

const said = v.object({ email: v.string(), phone: v.optional(v.string(), '') })
const accreditation = v.object({
  ...said.entries,
  firstname: v.string(),
  lastname: v.string(),
  media: v.string(),
  position: v.string(),
})
const groupOrder = v.object({ ...said.entries, name: v.string(), company: v.string(), participants: v.number() })

export type AnsweredKind = 'accreditation' | 'groupOrder'

export type Request = {
  id: string
  locale: Locale
  receivedAt: number
  /** The person who asks, and their organisation. */
  name: string
  email: string
  phone: string
  company: string
  position: string
  /** Seats of a group; 1 for a journalist. */
  seats: number
  kind: AnsweredKind
}

export type Answer = { state: 'asked' | 'accepted' | 'refused'; reason: string; by: string; at: number; orderId: string | null }

/** `order`: the resulting order; its key makes a repeated acceptance idempotent. */
export type AnswerWish =
  | { answer: 'asked' | 'refused'; text: string; forumYear: number }
  | { answer: 'accepted'; order(request: Request): NewOrder; quotas: ReadonlyMap<string, number | null> }

export type Answering =
  | { outcome: 'answered'; request: Request; order: Order | null }
  /** The request does not exist, was erased or was accepted before. */
  | { outcome: 'impossible'; fault: 'noSuchRequest' | 'accepted' }
  | NotStored

/** `by`: who answers. A request with a question can be answered again, and a refused one accepted. An acceptance is final. */
export function answerRequest(context: OrderContext, id: string, by: string, wish: AnswerWish): Promise<Answering> {
  return orNotStored(() =>
    context.database.transaction(async (tx): Promise<Answering> => {
      const request = await requestBy(tx, id)
      if (!request) return { outcome: 'impossible', fault: 'noSuchRequest' }
      if ((await answerTo(tx, id))?.state === 'accepted') return { outcome: 'impossible', fault: 'accepted' }
      const order = wish.answer === 'accepted' ? await orderOf(tx, context, request, wish) : null
      const reason = wish.answer === 'accepted' ? '' : wish.text
      await keepAnswer(tx, id, { state: wish.answer, reason, by, at: context.now(), orderId: order?.id ?? null })
      await context.outbox.add(tx, id, deliveriesOf(request, wish, context.now()), context.now())
      return { outcome: 'answered', request, order }
    }),
  )
}

async function orderOf(
  tx: Transaction,
  context: OrderContext,
  request: Request,
  { order, quotas }: Extract<AnswerWish, { answer: 'accepted' }>,
): Promise<Order> {
  const stored = await storeOrderIn(tx, context, order(request), { quotas, keys: [`request:${request.id}`], placedFrom: null })
  if (stored.outcome !== 'placed') throw new Error('a limit of visitors was asked of the organisers')
  return stored.order
}

/** An accepted request is answered by the mail of its order. */
function deliveriesOf({ id, kind, ...request }: Request, wish: AnswerWish, at: number): NewDelivery[] {
  const state = recordDelivery(
    kind === 'accreditation'
      ? recordMessage(
          'accreditations',
          { status: { asked: 'asked', accepted: 'approved', refused: 'rejected' }[wish.answer] },
          { key: id },
        )
      : recordMessage(
          'group_orders',
          { status: { asked: 'in_progress', accepted: 'done', refused: 'rejected' }[wish.answer] },
          { key: id },
        ),
  )
  if (wish.answer === 'accepted') return [state]
  const { answer, text, forumYear } = wish
  return [
    state,
    mailDelivery(
      answerMail({ kind, answer, text, forumYear, at, to: request.email, name: request.name, locale: request.locale }),
    ),
  ]
}

async function keepAnswer(tx: Transaction, id: string, { state, reason, by, at, orderId }: Answer): Promise<void> {
  await tx.run('DELETE FROM request_answer WHERE submission_id = ?', id)
  await insert(tx, 'request_answer', { submission_id: id, state, reason, answered_by: by, answered_at: at, order_id: orderId })
}

const answerRow = v.pipe(
  namedRow({
    state: v.picklist(['asked', 'accepted', 'refused']),
    reason: v.string(),
    answered_by: v.string(),
    answered_at: v.number(),
    order_id: v.nullable(v.string()),
  }),
  v.transform(({ answeredBy, answeredAt, ...same }): Answer => ({ ...same, by: answeredBy, at: answeredAt })),
)

/** undefined: not answered yet. */
export function answerTo(tx: Transaction, id: string): Promise<Answer | undefined> {
  return tx.one(answerRow, 'SELECT * FROM request_answer WHERE submission_id = ?', id)
}

/** undefined: no such request, another form, or erased. */
export async function requestBy(tx: Transaction, id: string): Promise<Request | undefined> {
  const submission = await submissionBy(tx, id)
  if (!submission || submission.erasedAt !== null) return undefined
  const { lang, receivedAt, kind, fields } = submission
  const same = { id, receivedAt, locale: isLocale(lang) ? lang : ('uk' as const) }
  if (kind === 'accreditation' && v.is(accreditation, fields)) {
    const { firstname, lastname, media, position, email, phone = '' } = fields
    return { ...same, kind, email, phone, position, name: `${firstname} ${lastname}`, company: media, seats: 1 }
  }
  if (kind === 'groupOrder' && v.is(groupOrder, fields)) {
    const { name, company, participants, email, phone = '' } = fields
    return { ...same, kind, name, email, phone, company, position: '', seats: participants }
  }
  return undefined
}

/** Requests of both kinds, newest first, without erased ones. */
export async function listRequests(tx: Transaction, max: number): Promise<{ request: Request; answer: Answer | undefined }[]> {
  const ids = await tx.all(
    v.object({ id: v.string() }),
    `SELECT id FROM submission WHERE kind IN ('accreditation', 'groupOrder') AND erased_at IS NULL ORDER BY received_at DESC, id LIMIT ?`,
    max,
  )
  const all = await Promise.all(ids.map(async ({ id }) => ({ request: await requestBy(tx, id), answer: await answerTo(tx, id) })))
  return all.flatMap(({ request, answer }) => (request ? [{ request, answer }] : []))
}
