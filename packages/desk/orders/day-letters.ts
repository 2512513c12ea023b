// Letters about the running day to all who have a ticket: when the whole forum was interrupted for half an hour, and when a plan of the rest of the day
// was accepted. The site sends them by itself unless an organiser holds them back; never for a drill, never about what is not so any more.

import type { WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { type DayLetterName, dayLetterName, isDayLetter, yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import * as v from 'valibot'
import { noteDeed, type Person } from '../audit/audit.ts'
import { type DayVersion, lastPlan, lastVersion } from '../day/day-version.ts'
import { lasts } from '../day/interruptions.ts'
import type { Database, Transaction } from '../storage/database.ts'
import { forumLetter, type LetterState, stopLetter, writtenOf } from './forum-letters.ts'

const minute = 60_000
/** An interruption of all halls is written about when it has lasted so long, milliseconds. */
const longInterruption = 30 * minute
/** A plan is written about when nothing newer was accepted for so long: undo takes a minute, and a corrected plan is one letter. */
const planRests = 3 * minute

/** A letter that would be true now, and when it goes out. */
export type DueLetter = { name: DayLetterName; dueAt: Instant }

export type DayLettersContext = { database: Database; now(): Instant; programme(): WrittenProgramme }

/** In the journal. */
const siteItself: Person = { id: 'site', name: 'forum-desk' }

/** Letters that are true at `now`, due or not, on the forum's days only; `version`: of the day, as they tell it. */
export async function lettersOfDay(
  tx: Transaction,
  { year, dates }: Pick<WrittenProgramme, 'year' | 'dates'>,
  now: Instant,
): Promise<{ version: DayVersion; letters: DueLetter[] } | null> {
  const today = dateAt(now)
  const version = dates.includes(today) ? await lastVersion(tx) : undefined
  if (!version) return null
  const real = version.interruptions.filter(({ isDrill, since }) => !isDrill && dateAt(since) === today)
  // One pause over which an alert goes is one interruption for those outside.
  const running = real.find((one) => one.roomIds === null && lasts(one, now))
  const plan = real[0] && (await lastPlan(tx, Math.min(...real.map(({ since }) => since))))
  const letters = [
    ...(running ? [{ name: dayLetterName('interrupted', year, running.id), dueAt: running.since + longInterruption }] : []),
    ...(plan ? [{ name: dayLetterName('planned', year, String(plan.revision)), dueAt: plan.at + planRests }] : []),
  ]
  return { version, letters }
}

const named = v.object({ name: v.custom<DayLetterName>(isDayLetter) })

/** Starts what is due and takes back what is not true any more. `realNow`: of the outbox. Call it in one process; `sendAllOn` queues the mails. */
export async function startDayLetters({ database, now, programme }: DayLettersContext, realNow: Instant): Promise<void> {
  const { letters = [] } = (await lettersOfDay(database, programme(), now())) ?? {}
  const goingSql = `SELECT name FROM forum_letter WHERE stopped_at IS NULL AND started_at > ? AND (name LIKE 'interrupted-%' OR name LIKE 'planned-%')`
  const started = await database.all(named, goingSql, now() - 24 * 60 * minute)
  const isKnown = async ({ name }: DueLetter) => (await forumLetter(database, name)).state !== 'new'
  for (const letter of letters)
    if (letter.dueAt <= now() && !(await isKnown(letter))) await startOne({ database, now, programme }, letter.name)
  for (const { name } of started)
    if (!letters.some((one) => one.name === name)) await database.transaction((tx) => stopLetter(tx, name, now(), realNow))
}

/** Once, also if it is held back at the same moment: then it is not. */
function startOne({ database, now, programme }: DayLettersContext, name: DayLetterName): Promise<void> {
  return database.transaction(async (tx) => {
    const still = (await lettersOfDay(tx, programme(), now()))?.letters.some((one) => one.name === name)
    if (!still) return
    const sql = "INSERT INTO forum_letter (name, words, started_at) VALUES (?, '{}', ?) ON CONFLICT (name) DO NOTHING"
    if ((await tx.run(sql, name, now())).changes === 0) return
    await noteDeed(tx, siteItself, now(), { action: 'lettersSent', orderId: null, before: { letter: name } })
  })
}

/** Before it goes out, or while it goes: what has not left comes back. false: there is no such letter now. */
export function holdLetter(
  { database, now, programme }: DayLettersContext,
  by: Person,
  name: string,
  realNow: Instant,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!isDayLetter(name) || !(await isOfNow(tx, programme(), now(), name))) return false
    const sql = "INSERT INTO forum_letter (name, words, stopped_at) VALUES (?, '{}', ?) ON CONFLICT (name) DO NOTHING"
    const isHeld = (await tx.run(sql, name, now())).changes === 1
    const back = isHeld ? 0 : await stopLetter(tx, name, now(), realNow)
    if (back !== null) await noteDeed(tx, by, now(), { action: 'lettersStopped', orderId: null, before: { letter: name, back } })
    return back !== null
  })
}

/** What was held back goes out after all, when it is due. false: it is not held back, or not true any more. */
export function releaseLetter({ database, now, programme }: DayLettersContext, by: Person, name: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!isDayLetter(name) || !(await isOfNow(tx, programme(), now(), name))) return false
    const never = await tx.run('DELETE FROM forum_letter WHERE name = ? AND started_at IS NULL AND stopped_at IS NOT NULL', name)
    const again =
      'UPDATE forum_letter SET started_at = ?, stopped_at = NULL, finished_at = NULL WHERE name = ? AND stopped_at IS NOT NULL'
    const isDone = never.changes === 1 || (await tx.run(again, now(), name)).changes === 1
    if (isDone) await noteDeed(tx, by, now(), { action: 'lettersSent', orderId: null, before: { letter: name } })
    return isDone
  })
}

async function isOfNow(tx: Transaction, programme: WrittenProgramme, now: Instant, name: DayLetterName): Promise<boolean> {
  return (await lettersOfDay(tx, programme, now))?.letters.some((one) => one.name === name) ?? false
}

/** `dueAt` null: it is not true any more. `written`: people to whom it was written; `delivered`, `waiting`, `dead`: of these. */
export type DayLetterNow = { name: DayLetterName; state: LetterState; dueAt: Instant | null } & Awaited<
  ReturnType<typeof writtenOf>
>

/** Those of today, as the desk shows them. */
export async function dayLettersNow({ database, now, programme }: DayLettersContext): Promise<DayLetterNow[]> {
  const { letters = [] } = (await lettersOfDay(database, programme(), now())) ?? {}
  const sql = `SELECT name FROM forum_letter WHERE started_at >= ? AND (name LIKE 'interrupted-%' OR name LIKE 'planned-%') ORDER BY started_at`
  const started = await database.all(named, sql, now() - 24 * 60 * minute)
  const old = started.filter(({ name }) => yearOfLetter(name) === programme().year && !letters.some((one) => one.name === name))
  const all = [...old.map(({ name }) => ({ name, dueAt: null })), ...letters]
  return Promise.all(
    all.map(async ({ name, dueAt }) => {
      const { state } = await forumLetter(database, name)
      return { name, dueAt, state, ...(await writtenOf(database, name)) }
    }),
  )
}
