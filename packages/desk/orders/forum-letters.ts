// Mailings to all ticket holders: first a test mail to the organiser, then one mail to each person. Repeated presses send nothing twice. A mailing
// can be stopped.

import { everyLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import { isDayLetter, type LetterName, yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import * as v from 'valibot'
import { deliveryBy } from '../post/outbox/channel.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { countLike, recall } from '../post/outbox/recall.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { json } from '../storage/row.ts'
import { letterRecipients, type Recipient } from './letter-recipients.ts'
import { refusalIn } from './letter-refusals.ts'
import { orderMailChannel } from './order-deliveries.ts'

/** `new`: nobody sent a test mail of this text. `going`: some recipients did not get it yet. */
export type LetterState = 'new' | 'tried' | 'going' | 'stopped' | 'done'

export type ForumLetter = {
  state: LetterState
  /** Text that the organisers added. */
  words: Readonly<Record<Locale, string>>
}

export type LettersContext = {
  database: Database
  outbox: Pick<Outbox, 'add'>
  now(): number
}

/** Recipients per transaction: small, so that buyers do not wait for it. */
const portion = 100

const noWords = everyLocale(() => '')

const row = v.object({
  words: json(v.record(v.string(), v.string())),
  sampled_at: v.nullable(v.number()),
  started_at: v.nullable(v.number()),
  stopped_at: v.nullable(v.number()),
  finished_at: v.nullable(v.number()),
})

/** A mailing without a row is new. */
export async function forumLetter(tx: Transaction, name: LetterName): Promise<ForumLetter> {
  const found = await tx.one(row, 'SELECT * FROM forum_letter WHERE name = ?', name)
  return found ? { state: stateOf(found), words: { ...noWords, ...found.words } } : { state: 'new', words: noWords }
}

function stateOf({ sampled_at, started_at, stopped_at, finished_at }: v.InferOutput<typeof row>): LetterState {
  if (stopped_at !== null) return 'stopped'
  if (finished_at !== null) return 'done'
  if (started_at !== null) return 'going'
  return sampled_at === null ? 'new' : 'tried'
}

/**
 * Changes the text of a mailing that is not being sent and has no queued mails. It then needs a new test mail, so that the text that
 * goes out is the one that was tested. Returns whether `words` are the text now.
 */
export async function wordLetter(tx: Transaction, name: LetterName, words: ForumLetter['words']): Promise<boolean> {
  const { state, words: before } = await forumLetter(tx, name)
  if (JSON.stringify(before) === JSON.stringify(words)) return true
  if (state === 'going' || (await countLike(tx, orderMailChannel.name, likeOf(name))).waiting > 0) return false
  const said = JSON.stringify(words)
  await tx.run("INSERT INTO forum_letter (name, words) VALUES (?, '{}') ON CONFLICT (name) DO NOTHING", name)
  await tx.run('UPDATE forum_letter SET words = ?, sampled_at = NULL WHERE name = ?', said, name)
  return true
}

/** Records that somebody sent the current text to themselves. */
export async function letterTried(tx: Transaction, name: LetterName, now: number): Promise<void> {
  await tx.run("INSERT INTO forum_letter (name, words) VALUES (?, '{}') ON CONFLICT (name) DO NOTHING", name)
  await tx.run('UPDATE forum_letter SET sampled_at = ? WHERE name = ?', now, name)
}

export type Starting = 'started' | 'notTried' | 'nobody'

/** Starts the mailing, or resumes it after a stop, including people who bought since. Mails that were sent are not repeated. `sendOn` queues them. */
export async function startLetter(tx: Transaction, name: LetterName, now: number): Promise<Starting> {
  const tried = await tx.one(row, 'SELECT * FROM forum_letter WHERE name = ? AND sampled_at IS NOT NULL', name)
  if (!tried) return 'notTried'
  if (stateOf(tried) !== 'going' && (await notWrittenTo(tx, name)).length === 0) return 'nobody'
  await tx.run('UPDATE forum_letter SET started_at = ?, stopped_at = NULL, finished_at = NULL WHERE name = ?', now, name)
  return 'started'
}

/** Queues the mails that are still missing while the mailing runs. After a crash the next call continues: none is lost and none is sent twice. */
export async function sendOn({ database, outbox, now }: LettersContext, name: LetterName): Promise<number> {
  if ((await forumLetter(database, name)).state !== 'going') return 0
  const all = await notWrittenTo(database, name)
  let sent = 0
  for (let first = 0; first < all.length; first += portion) {
    const isGoing = await database.transaction(async (tx) => {
      if ((await forumLetter(tx, name)).state !== 'going') return false
      for (const each of all.slice(first, first + portion)) if (await write(tx, outbox, name, each, now())) sent++
      return true
    })
    if (!isGoing) return sent
  }
  await database.run('UPDATE forum_letter SET finished_at = ? WHERE name = ? AND stopped_at IS NULL', now(), name)
  return sent
}

/** Resumes every mailing that was started and not finished, for instance after a crash. Returns the number of mails queued. */
export async function sendAllOn(context: LettersContext): Promise<number> {
  const names = await context.database.all(
    v.object({ name: v.string() }),
    'SELECT name FROM forum_letter WHERE started_at IS NOT NULL AND stopped_at IS NULL AND finished_at IS NULL',
  )
  let sent = 0
  for (const { name } of names) sent += await sendOn(context, name as LetterName)
  return sent
}

/** Stops every mailing: after a restore nobody knows who got it since. `now`: real time. */
export async function stopAllLetters(database: Database, now: number): Promise<void> {
  const names = await database.all(v.object({ name: v.string() }), 'SELECT name FROM forum_letter WHERE started_at IS NOT NULL')
  for (const { name } of names) await database.transaction((tx) => stopLetter(tx, name as LetterName, now, now))
}

/**
 * Stops the mailing and takes its waiting mails out of the outbox. `realNow`: real time, which the outbox uses. Returns the number of mails taken
 * out; null: the mailing was not running.
 */
export async function stopLetter(tx: Transaction, name: LetterName, now: number, realNow: number): Promise<number | null> {
  const back = await recall(tx, orderMailChannel.name, likeOf(name), realNow)
  if (back.length === 0 && (await forumLetter(tx, name)).state !== 'going') return null
  await tx.run('UPDATE forum_letter SET stopped_at = ? WHERE name = ?', now, name)
  for (const message of back) {
    const { person } = orderMailChannel.read(message) as { person: string }
    await tx.run('DELETE FROM letter_sent WHERE letter = ? AND person = ?', name, person)
  }
  return back.length
}

/** `people`: the current number of recipients. */
export type LetterFigures = { people: number; waiting: number; delivered: number; dead: number }

export async function letterFigures(tx: Transaction, name: LetterName): Promise<LetterFigures> {
  const people = await letterRecipients(tx, yearOfLetter(name))
  return { people: people.length, ...(await countLike(tx, orderMailChannel.name, likeOf(name))) }
}

/** People to whom it was written, and what became of the mails. */
export async function writtenOf(tx: Transaction, name: LetterName) {
  const counting = 'SELECT count(*) AS number FROM letter_sent WHERE letter = ?'
  const found = await tx.one(v.object({ number: v.number() }), counting, name)
  return { written: found?.number ?? 0, ...(await countLike(tx, orderMailChannel.name, likeOf(name))) }
}

async function notWrittenTo(tx: Transaction, name: LetterName): Promise<Recipient[]> {
  // Of letters about the day some people want no more.
  const without = isDayLetter(name) ? refusalIn(yearOfLetter(name)) : name
  const written = 'SELECT person FROM letter_sent WHERE letter = ? OR letter = ?'
  const sent = await tx.all(v.object({ person: v.string() }), written, name, without)
  const known = new Set(sent.map(({ person }) => person))
  return (await letterRecipients(tx, yearOfLetter(name))).filter(({ person }) => !known.has(person))
}

/** Returns whether this person gets the mailing for the first time. */
async function write(
  tx: Transaction,
  outbox: Pick<Outbox, 'add'>,
  letter: LetterName,
  to: Recipient,
  now: number,
): Promise<boolean> {
  const { person, orderId, tickets } = to
  const inserting = 'INSERT INTO letter_sent (letter, person, order_id) VALUES (?, ?, ?) ON CONFLICT (letter, person) DO NOTHING'
  if ((await tx.run(inserting, letter, person, orderId)).changes === 0) return false
  const message = deliveryBy(orderMailChannel, { kind: 'forumLetter', letter, orderId, person, tickets: [...tickets] })
  await outbox.add(tx, orderId, [message], now)
  return true
}

const likeOf = (name: LetterName) => `%"kind":"forumLetter","letter":"${name}"%`
