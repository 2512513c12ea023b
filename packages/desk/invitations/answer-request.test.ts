import type { SubmissionValues } from '@forum/domain/submission/submission.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { type AnswerWish, answerRequest, answerTo, listRequests, type Request } from './answer-request.ts'
import { groupInvoiceOrder } from './group-invoice.ts'
import { openInvitations, start } from './invitations-fixture.ts'
import { givenOrder } from './invite-guests.ts'

const journalist: SubmissionValues['accreditation'] = {
  firstname: 'Ірина',
  lastname: 'Новак',
  media: 'Вечірній Лист',
  website: '',
  position: 'кореспондентка',
  email: 'iryna@media.example',
  phone: '+38 044 000 00 01',
  comments: '',
  consent: true,
}
const group: SubmissionValues['groupOrder'] = {
  name: 'Петро Сич',
  company: 'ТОВ «Льон»',
  position: '',
  phone: '+38 044 000 00 02',
  email: 'petro@lion.example',
  participants: 12,
  consent: true,
}

async function asked<Kind extends 'accreditation' | 'groupOrder'>(
  kind: Kind,
  fields: SubmissionValues[Kind],
  lang: 'uk' | 'en' = 'uk',
) {
  const open = await openInvitations()
  const id = crypto.randomUUID()
  await open.submissions.store({ id, kind, lang, fields, receivedAt: start, sameContent: null, deliveries: [] })
  const answer = (wish: AnswerWish) => answerRequest(open.context, id, 'Організаторка', wish)
  const about = async () =>
    (await open.context.outbox.about(id)).map(({ channel, message }) =>
      channel === 'mail'
        ? (message as { to: string; subject: string; text: string })
        : (message as { key: string; record: object }),
    )
  return { ...open, id, answer, about }
}

const press: AnswerWish = {
  answer: 'accepted',
  quotas: new Map([['press', 2]]),
  order: ({ name, email, phone, company, position, locale }: Request) =>
    givenOrder(
      {
        forumYear: 2025,
        locale,
        title: 'Преса',
        ticket: { id: 'press', quota: 2 },
        phone,
        guest: { name, email, company, position },
      },
      { source: 'press', allocation: 'Преса', giver: '' },
      start,
    ),
}

test('an accepted journalist gets one letter with a ticket that lets in, and the request says so in the content service', async () => {
  const { answer, about, id, orders, letters, tickets, atTheDoor, context } = await asked('accreditation', journalist, 'en')
  const outcomes = await Promise.all([answer(press), answer(press)])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['answered', 'impossible'])
  expect(await orders.list(9)).toMatchObject([
    {
      status: 'paid',
      total: 0,
      locale: 'en',
      buyer: { name: 'Ірина Новак', email: 'iryna@media.example' },
      lines: [{ attendees: [{ company: 'Вечірній Лист', position: 'кореспондентка' }] }],
      origin: { source: 'press', allocation: 'Преса' },
    },
  ])
  expect(await letters()).toEqual(['tickets'])
  expect(await about()).toEqual([{ collection: 'accreditations', key: id, record: { status: 'approved' } }])
  const [ticket] = await tickets()
  if (!ticket) throw new Error('no ticket')
  expect((await atTheDoor(ticket)).state).toBe('valid')
  expect(await listRequests(context.database, 9)).toMatchObject([
    { request: { id, seats: 1 }, answer: { state: 'accepted', by: 'Організаторка', orderId: ticket.orderId } },
  ])
})

test.each(['uk', 'en'] as const)(
  'a question and a refusal go to the applicant in their language (%s), with what was written',
  async (lang) => {
    const { answer, about, id, context } = await asked('accreditation', journalist, lang)
    await answer({ answer: 'asked', text: 'Яке у вас завдання?', forumYear: 2025 })
    await answer({ answer: 'refused', text: 'Місць для преси більше немає.', forumYear: 2025 })
    const { asked: question, refused } = catalogues[lang].submissionMail.answers.accreditation
    expect(await about()).toEqual([
      { collection: 'accreditations', key: id, record: { status: 'asked' } },
      expect.objectContaining({
        to: 'iryna@media.example',
        lang,
        subject: question(2025).subject,
        text: expect.stringContaining('Яке у вас завдання?'),
      }),
      { collection: 'accreditations', key: id, record: { status: 'rejected' } },
      expect.objectContaining({ subject: refused(2025).subject, text: expect.stringContaining('Місць для преси більше немає.') }),
    ])
    expect(await answerTo(context.database, id)).toMatchObject({ state: 'refused', reason: 'Місць для преси більше немає.' })
    // Somebody else has spoken up for them.
    expect(await answer(press)).toMatchObject({ outcome: 'answered' })
  },
)

test('without a seat nobody is accredited, and the request stays open', async () => {
  const { answer, about, id, context } = await asked('accreditation', journalist)
  expect(await answer({ ...press, quotas: new Map([['press', 0]]) })).toEqual({ outcome: 'soldOut', ticketId: 'press', left: 0 })
  expect([await about(), await answerTo(context.database, id)]).toEqual([[], undefined])
})

test('a group gets an invoice for as many seats as were agreed, which are held, with the names that are known', async () => {
  const { answer, about, id, orders, letters, context } = await asked('groupOrder', group)
  const quotas = new Map([['full', 40]])
  const person = { name: 'Ада Лист', company: '', position: '', email: '' }
  const answering = await answer({
    answer: 'accepted',
    quotas,
    order: (request) =>
      groupInvoiceOrder(
        request,
        {
          forumYear: 2025,
          line: { ticketId: 'full', title: 'Учасник', price: 7900 },
          seats: 30,
          company: 'ТОВ «Льон»',
          edrpou: '37193071',
          people: [person],
          invoiceDays: 5,
          ends: [start + 2 * 24 * 3_600_000],
        },
        start,
      ),
  })
  if (answering.outcome !== 'answered' || !answering.order) throw new Error(answering.outcome)
  const { order } = answering
  expect(order).toMatchObject({
    method: 'bank',
    status: 'awaiting_payment',
    total: 30 * 7900,
    buyer: { name: 'Петро Сич', email: 'petro@lion.example', company: 'ТОВ «Льон»', edrpou: '37193071' },
    heldUntil: order.expiresAt,
    confirmKey: '',
    origin: { source: 'group' },
  })
  expect(order.expiresAt).toBeLessThan(start + 2 * 24 * 3_600_000)
  expect(order.lines[0]?.attendees.slice(0, 2)).toEqual([
    person,
    { name: 'ТОВ «Льон» – 2', company: 'ТОВ «Льон»', position: '', email: '' },
  ])
  expect((await orders.seatsLeft())('full', 40)).toBe(10)
  expect(await letters()).toEqual(['invoice'])
  expect(await about()).toEqual([{ collection: 'group_orders', key: id, record: { status: 'done' } }])
  await orders.markPaid(order.number)
  expect(await orders.ticketsOf(order.id)).toHaveLength(30)
  expect(await answerTo(context.database, id)).toMatchObject({ state: 'accepted', orderId: order.id })
})

test('whoever was erased is asked and answered no more, and nothing of what was written to them stays', async () => {
  const { answer, about, id, erasure, context } = await asked('accreditation', journalist)
  await answer({ answer: 'refused', text: 'Ірино, місць немає.', forumYear: 2025 })
  await erasure.erase([id])
  expect(await answer(press)).toEqual({ outcome: 'impossible', fault: 'noSuchRequest' })
  expect(await answerTo(context.database, id)).toMatchObject({ state: 'refused', reason: '' })
  expect(await listRequests(context.database, 9)).toEqual([])
  expect(JSON.stringify(await about())).not.toContain('Ірин')
})
