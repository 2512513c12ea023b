// The day of a forum with ticket holders, and the letters about it: for tests.
import { randomBytes } from 'node:crypto'
import { createDay } from '@forum/desk/day/day.ts'
import { atClock, forumOfDay, olena } from '@forum/desk/day/day-fixture.ts'
import { planBase } from '@forum/desk/day/press-plan.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { orderOf, personMarked, placed } from '../composition/desk-fixture.ts'
import { invitation, listOf, openInvitations, start } from '../invitations/invitations-fixture.ts'
import { inviteGuests } from '../invitations/invite-guests.ts'
import type { Mail } from '../post/mail/mailer.ts'
import { createDayLetterMail } from './day-letter-mail.ts'
import { dayLettersNow, startDayLetters } from './day-letters.ts'
import { forumLetterMail } from './forum-letter-mail.ts'
import { forumLetter, sendAllOn } from './forum-letters.ts'
import { createLetterRefusalKeys, createLetterRefusals } from './letter-refusals.ts'
import type { OrderMailMessage } from './order-deliveries.ts'

export const minute = 60_000
export const siteUrl = 'https://forum.example'
export const [buyer, colleague] = [personMarked('kupuie'), personMarked('koleha')]
export const alert = { kind: 'alert', roomIds: null, drill: null } as const

type Message = Extract<OrderMailMessage, { kind: 'forumLetter' }>

/** At 11:42 of the forum's first day, nothing is interrupted. */
export async function openDayLetters({ guests = 0, date = '2025-10-16' } = {}) {
  const open = await openInvitations()
  const { context, orders, pass } = open
  const { database, outbox, now } = context
  pass(atClock('11:42', date) - start)
  if (guests > 0) await inviteGuests(context, invitation(listOf(guests)))
  const programme = () => writtenProgramme(2025, forumOfDay)
  const day = createDay({ database, now, programme })
  const refusalKeys = createLetterRefusalKeys([randomBytes(32)])
  const refusals = createLetterRefusals({ database, keys: refusalKeys })
  const letters = { database, now, programme }
  const round = async () => {
    await startDayLetters(letters, Date.now())
    return sendAllOn(context)
  }
  const messages = async (): Promise<Message[]> => {
    const all = await Promise.all((await orders.list(1000)).map(({ id }) => outbox.about(id)))
    return all.flat().flatMap(({ message }) => ((message as Message | null)?.kind === 'forumLetter' ? [message as Message] : []))
  }
  const options = {
    ...{ orders, siteUrl, dayLetter: createDayLetterMail({ ...letters, refusalKeys, siteUrl }) },
    edition: () => ({ forum: 'Форум 2025', date: '', place: '', calendar: null }),
    forumLetter: (of: Message['letter']) => forumLetter(database, of),
  }
  const write = (message: Message): Promise<Mail | null> => forumLetterMail(message, options)
  const mails = async () => (await Promise.all((await messages()).map(write))).filter((mail) => mail !== null)
  const plan = async (clock: string) => {
    const base = planBase(day.version(), forumOfDay.events)
    const places = [{ eventId: 'ports', start: atClock(clock), end: atClock(clock) + 60 * minute, roomId: 'great', isCut: false }]
    const pressed = await day.acceptPlan(olena, { base, places })
    return pressed.outcome === 'done' ? pressed.revision : 0
  }
  const names = async () => (await dayLettersNow(letters)).map(({ name, state, written }) => [name.split('-')[0], state, written])
  const bought = async (locale: Locale = 'uk') => {
    const order = await placed({ orders }, orderOf(buyer, colleague, { locale }))
    await orders.markPaid(order.number)
    return order
  }
  /** The mail server takes so many of these letters. */
  const deliver = async (number: number) => {
    const claim = () => outbox.claim('orderMail', { now: Date.now(), until: Date.now() + minute, max: 1000 })
    const isOwn = ({ message }: { message: unknown }) => (message as Message).kind === 'forumLetter'
    // Letters of an order go one after another.
    for (const each of await claim()) if (!isOwn(each)) await outbox.delivered(each.id, Date.now())
    for (const each of (await claim()).filter(isOwn).slice(0, number)) await outbox.delivered(each.id, Date.now())
    // The others wait again.
    await database.run("UPDATE delivery SET leased_until = NULL WHERE state = 'waiting'")
  }
  return { ...open, deliver, day, letters, round, messages, mails, plan, names, bought, refusals, refusalKeys }
}
