// Requests of media and groups: the list, and one request with the possible answers.

import { mailbox, ownDomain } from '@forum/desk/forms/mailbox.ts'
import { submissionBy } from '@forum/desk/forms/submission-store.ts'
import { type Answer, answerTo, listRequests, type Request, requestBy } from '@forum/desk/invitations/answer-request.ts'
import { everyTicket } from '@forum/domain/sale/every-ticket.ts'
import type { Hono } from 'hono'
import type { RequestDeed, RequestLineView, RequestView } from './guest-view.ts'
import { kindViews } from './kinds.ts'
import { allTyped, type OfficeContext, type OfficeEnv, type OfficeRoom } from './office-room.ts'
import { doRequestDeed, ticketsForGroups } from './request-deeds.ts'

const most = 300

const deeds: readonly RequestDeed[] = ['accept', 'invoice', 'ask', 'refuse']
const deedNamed = (name: unknown) => deeds.find((deed) => deed === name) ?? null

const lineOf = ({ id, kind, name, company, seats, receivedAt }: Request, answer: Answer | undefined): RequestLineView => ({
  id,
  kind,
  name,
  company,
  seats,
  receivedAt,
  state: answer?.state ?? null,
})

export function requestPages(stack: Hono<OfficeEnv>, room: OfficeRoom): void {
  const { desk } = room.parts
  stack.get('/requests', async (context) => {
    const found = await listRequests(desk.database, most)
    // Requests without an answer come first.
    const lines = found.map(({ request, answer }) => lineOf(request, answer))
    const waits = ({ state }: RequestLineView) => state === null || state === 'asked'
    return room.show(context, { page: 'requests', requests: [...lines.filter(waits), ...lines.filter((line) => !waits(line))] })
  })
  const page = async (context: OfficeContext, shown: Pick<RequestView, 'done' | 'refused'>) => {
    const view = await requestView(context, room)
    if (!view) return room.show(context, { page: 'problem', problem: 'notFound' }, 404)
    return room.show(context, { ...view, ...shown }, shown.refused ? 400 : 200)
  }
  stack.get('/requests/:id', (context) => page(context, { done: deedNamed(context.req.query('done')), refused: null }))
  stack.post('/requests/:id', async (context) => {
    const form = context.get('form')
    const deed = deedNamed(form.get('deed'))
    const id = context.req.param('id')
    if (!deed) return room.show(context, { page: 'problem', problem: 'notFound' }, 404)
    const refusal = await doRequestDeed(id, deed, form, { parts: room.parts, by: context.get('organiser') })
    if (refusal === null) return context.redirect(`/requests/${id}?done=${deed}#done`, 303)
    return page(context, { done: null, refused: { deed, typed: allTyped(form), ...refusal } })
  })
}

async function requestView(context: OfficeContext, { parts }: OfficeRoom): Promise<Omit<RequestView, 'done' | 'refused'> | null> {
  const { desk, forum } = parts
  const { language } = context.get('organiser')
  const id = context.req.param('id') ?? ''
  const request = await requestBy(desk.database, id)
  if (!request) return null
  const answer = await answerTo(desk.database, id)
  const order = answer?.orderId ? await desk.orders.byId(answer.orderId) : undefined
  const stored = await submissionBy(desk.database, id)
  const fields = stored?.fields ?? {}
  const kinds =
    request.kind === 'accreditation' ? await kindViews(everyTicket(forum()), desk, language) : await groupKinds(parts, language)
  return {
    page: 'request',
    ...lineOf(request, answer),
    email: request.email,
    phone: request.phone,
    position: request.position,
    language: request.locale,
    hasAbroad: desk.settings.seller?.abroad != null,
    hasLine: Boolean(stored?.placedFrom),
    domain: ownDomain(mailbox(request.email)),
    more: ['website', 'comments'].flatMap((name) =>
      typeof fields[name] === 'string' && fields[name] !== '' ? [fields[name]] : [],
    ),
    answer: answer ? { ...answer, order: order?.number ?? null } : null,
    kinds,
  }
}

/** The kinds on sale, with names and prices as in the order form. */
async function groupKinds(parts: OfficeRoom['parts'], language: 'uk' | 'en') {
  return (await ticketsForGroups(parts, language)).map(({ ticket, title, left }) => ({
    id: ticket.id,
    title,
    left,
    price: ticket.price,
  }))
}
