// Letters to all who have a ticket: to whom, how often, whatever happens meanwhile; and reminders of invoices.

import { everyLocale, locales } from '@forum/domain/localisation/locale.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { orderOf, personMarked, placed, refunded } from '../composition/desk-fixture.ts'
import { invitation, listOf, openInvitations } from '../invitations/invitations-fixture.ts'
import { inviteGuests } from '../invitations/invite-guests.ts'
import type { Mail } from '../post/mail/mailer.ts'
import { changeAttendee } from './change-attendee.ts'
import { forumLetterMail } from './forum-letter-mail.ts'
import {
  forumLetter,
  letterFigures,
  letterTried,
  sendAllOn,
  sendOn,
  startLetter,
  stopLetter,
  wordLetter,
} from './forum-letters.ts'
import type { OrderMailMessage } from './order-deliveries.ts'
import { remindInvoices } from './remind-invoices.ts'

type Message = Extract<OrderMailMessage, { kind: 'forumLetter' }>

const name = 'before-2025'
const day = 24 * 3_600_000
const [buyer, colleague] = [personMarked('kupuie'), personMarked('koleha')]

async function opened() {
  const open = await openInvitations()
  const { context, orders } = open
  const { database, outbox, now } = context
  const start = () => database.transaction((tx) => startLetter(tx, name, now()))
  const stop = () => database.transaction((tx) => stopLetter(tx, name, now(), Date.now()))
  const tried = () => database.transaction((tx) => letterTried(tx, name, now()))
  const messages = async (): Promise<Message[]> => {
    const all = await Promise.all((await orders.list(1000)).map(({ id }) => outbox.about(id)))
    return all.flat().flatMap(({ message }) => ((message as Message | null)?.kind === 'forumLetter' ? [message as Message] : []))
  }
  const write = (message: Message): Promise<Mail | null> =>
    forumLetterMail(message, {
      orders,
      siteUrl: 'https://forum.example',
      edition: () => ({ forum: 'Форум 2025', date: '16–17 жовтня', place: 'Київ', opens: '16 жовтня, 09:00', calendar: null }),
      forumLetter: (of) => forumLetter(database, of),
      dayLetter: async () => null,
    })
  const mails = async () => (await Promise.all((await messages()).map(write))).filter((mail) => mail !== null)
  return { ...open, start, stop, tried, messages, mails }
}

test('nothing goes before somebody has sent the letter to themselves, nor after its words were changed', async () => {
  const { context, start, tried, messages } = await opened()
  await inviteGuests(context, invitation(listOf(2)))
  expect(await start()).toBe('notTried')
  await tried()
  const words = { ...inAll(''), uk: 'Візьміть паспорт.' }
  expect(await context.database.transaction((tx) => wordLetter(tx, name, words))).toBe(true)
  expect(await start()).toBe('notTried')
  await tried()
  expect(await start()).toBe('started')
  expect(await context.database.transaction((tx) => wordLetter(tx, name, { ...words, uk: '' }))).toBe(false)
  await sendOn(context, name)
  expect(await messages()).toHaveLength(2)
  // All are on their way and none has gone: they would go with words that nobody has read.
  expect((await forumLetter(context.database, name)).state).toBe('done')
  expect(await context.database.transaction((tx) => wordLetter(tx, name, { ...words, uk: '' }))).toBe(false)
})

test('each mailbox gets one letter with all its good tickets, however often it is pressed and by however many at once', async () => {
  const { context, orders, start, tried, mails } = await opened()
  const first = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(first.number)
  // The same colleague has an invitation, too.
  await inviteGuests(context, invitation(`ПІБ;Пошта\n${colleague.name};${colleague.email.toUpperCase()}`, { isForHolders: true }))
  const unpaid = await placed({ orders }, orderOf(personMarked('neplatyt'), personMarked('chekaie')))
  const gone = await placed({ orders }, orderOf(personMarked('pishla'), personMarked('pishov')))
  await orders.markPaid(gone.number)
  await refunded({ orders }, gone.number)
  await tried()
  expect(await Promise.all([start(), start(), start()])).toEqual(['started', 'started', 'started'])
  await Promise.all([sendOn(context, name), sendOn(context, name), sendAllOn(context)])
  const sent = await mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([buyer.email, colleague.email].toSorted())
  const toColleague = sent.find(({ to }) => to === colleague.email)
  expect(toColleague?.text.match(/https:\/\/forum\.example\/uk\/(?:ticket|order)\//g)).toHaveLength(2)
  expect(toColleague?.text).toContain('Де: Київ.')
  expect(sent.find(({ to }) => to === buyer.email)?.text).toContain(`/uk/order/${first.pageKey}`)
  expect(JSON.stringify(sent)).not.toContain(unpaid.buyer.email)
  expect(await start()).toBe('nobody')
})

test.each(locales)('the letter speaks the language of its order (%s), with what the organisers say in it', async (locale) => {
  const { context, orders, start, tried, mails } = await opened()
  const order = await placed({ orders }, orderOf(buyer, buyer, { locale }))
  await orders.markPaid(order.number)
  await context.database.transaction((tx) =>
    wordLetter(
      tx,
      name,
      everyLocale((one) => `слово ${one}`),
    ),
  )
  await tried()
  await start()
  await sendOn(context, name)
  const { before } = catalogues[locale].mail.orders
  expect(await mails()).toMatchObject([{ lang: locale, subject: before.subject('Форум 2025') }])
  const [mail] = await mails()
  for (const part of [`слово ${locale}`, before.opens('16 жовтня, 09:00'), before.ticket]) expect(mail?.text).toContain(part)
})

test('who was killed in between leaves the rest to the next round, and nobody is written to twice', async () => {
  const { context, start, tried, messages } = await opened()
  await inviteGuests(context, invitation(listOf(120)))
  await tried()
  await start()
  // The process ends with its second transaction of a hundred people.
  let transactions = 0
  const dying = {
    ...context.database,
    transaction: ((work) => {
      if (++transactions > 1) throw new Error('killed')
      return context.database.transaction(work)
    }) as typeof context.database.transaction,
  }
  await expect(sendOn({ ...context, database: dying }, name)).rejects.toThrow('killed')
  expect(await messages()).toHaveLength(100)
  expect(await sendAllOn(context)).toBe(20)
  expect(await sendAllOn(context)).toBe(0)
  expect(new Set((await messages()).map(({ person }) => person)).size).toBe(120)
})

test('a letter that is stopped comes back from the outbox, and goes out later to those alone who have not got it', async () => {
  const { context, start, stop, tried, messages } = await opened()
  await inviteGuests(context, invitation(listOf(5)))
  expect(await stop()).toBeNull()
  await tried()
  await start()
  await sendOn(context, name)
  const figures = () => letterFigures(context.database, name)
  expect(await figures()).toEqual({ people: 5, waiting: 5, delivered: 0, dead: 0 })
  const take = (max: number) => context.outbox.claim('orderMail', { now: Date.now(), until: Date.now() + 60_000, max })
  for (const { id } of await take(5)) await context.outbox.delivered(id, Date.now())
  // Of the letters one has arrived, and one is in the hands of the mail server.
  const [arrived] = await take(2)
  await context.outbox.delivered(arrived?.id ?? 0, Date.now())
  expect(await figures()).toEqual({ people: 5, waiting: 4, delivered: 1, dead: 0 })
  expect(await stop()).toBe(3)
  expect((await forumLetter(context.database, name)).state).toBe('stopped')
  expect(await messages()).toHaveLength(2)
  expect(await start()).toBe('started')
  await sendOn(context, name)
  expect(new Set((await messages()).map(({ person }) => person)).size).toBe(5)
  expect(await messages()).toHaveLength(5)
})

test('whose ticket ended or was given to somebody else before the letter went gets none; whoever was erased is forgotten', async () => {
  const { context, orders, start, tried, mails, erasure } = await opened()
  const order = await placed({ orders }, orderOf(buyer, colleague))
  await orders.markPaid(order.number)
  await tried()
  await start()
  await sendOn(context, name)
  const nova = { name: 'Ґалина Нова', company: '', position: '', email: 'nova@lad.example' }
  await changeAttendee(context, order.number, { seat: 1, attendee: nova, isReplaced: true })
  expect((await mails()).map(({ to }) => to)).toEqual([buyer.email])
  // Whoever came in the meantime is written to when it is pressed again.
  expect(await start()).toBe('started')
  await sendOn(context, name)
  expect((await mails()).map(({ to }) => to)).toEqual([buyer.email, nova.email])
  await erasure.erase([order.id])
  expect(await mails()).toEqual([])
  expect(await start()).toBe('nobody')
})

test('of an unpaid invoice its buyer is reminded once, and once more when it was extended', async () => {
  const { context, orders, letters, pass } = await opened()
  const now = context.now()
  const times = { createdAt: now, expiresAt: now + 5 * day }
  const order = await placed({ orders }, orderOf(buyer, colleague, times))
  const paid = await placed({ orders }, orderOf(personMarked('platyt'), colleague, times))
  await placed({ orders }, orderOf(personMarked('korotkyi'), colleague, { createdAt: now, expiresAt: now + day }))
  await orders.markPaid(paid.number)
  const remind = () => Promise.all([remindInvoices(context, 2), remindInvoices(context, 2)])
  const reminders = async () => (await letters()).filter((kind) => kind === 'invoiceReminder').length
  await remind()
  expect(await reminders()).toBe(0)
  pass(3 * day + 1000)
  expect(await remindInvoices(context, 0)).toBe(0)
  await remind()
  await remind()
  expect(await reminders()).toBe(1)
  await context.database.run('UPDATE ticket_order SET expires_at = ? WHERE id = ?', now + 9 * day, order.id)
  await remind()
  expect(await reminders()).toBe(1)
  pass(4 * day)
  await remind()
  expect(await reminders()).toBe(2)
})
