// Asks the alert service on the forum's days, and keeps what it said for all processes.
import type { Instant } from '@forum/domain/record/record.ts'
import { oneAtATime } from '@forum/ground/base/one-at-a-time.ts'
import { repeated } from '@forum/ground/base/repeated.ts'
import { noteDeed, type Person } from '../../audit/audit.ts'
import type { Database } from '../../storage/database.ts'
import type { StoredInterruption } from '../interruptions.ts'
import { type AlertKnowledge, type AlertQuestion, knowledgeOf, questionOf } from './alert-question.ts'
import { alertReading, claimQuestion, storeAnswer } from './alert-reading.ts'
import type { AlertSource, AlertState, DemoAlerts } from './alert-source.ts'

export type AlertsOptions = {
  database: Database
  source: AlertSource | DemoAlerts
  /** The site's clock. */
  now(): Instant
  /** Real time, of which pauses and ages are. */
  realNow?: () => Instant
  /** Whether the forum is held today: on other days nothing is asked. */
  isForumDay(): boolean
  log: Record<'info' | 'warn', (details: object, text: string) => void>
}

export type Alerts = {
  /** Name of the service. */
  source: string
  /** What is known, and what people should answer. */
  read(interruptions: readonly StoredInterruption[]): Promise<{ known: AlertKnowledge; question: AlertQuestion | null }>
  /** "No": the question is not asked again before the service says something else. */
  decline(by: Person, question: AlertQuestion): Promise<void>
  /** Asks if it is time to. Never throws. */
  ask(): Promise<void>
  start(): void
  stop(): void
  /** The switch of the demo; null: the service is real. */
  demo: ((state: AlertState | 'unclear') => Promise<void>) | null
}

/** Milliseconds between two looks whether it is time to ask; the pauses themselves stand in the database. */
const lookEvery = 2000

export function createAlerts({ database, source, now, realNow = Date.now, isForumDay, log }: AlertsOptions): Alerts {
  const demo = 'set' in source ? source : null
  const isAsked = () => demo !== null || isForumDay()

  const askNow = async () => {
    const before = await alertReading(database)
    const answer = await source.ask(before?.modified ?? null)
    const { fault } = await storeAnswer(database, answer, now(), realNow())
    if (fault === (before?.fault ?? '')) return
    if (fault === '') log.info({ source: source.name }, 'the alert service answers again')
    else log.warn({ source: source.name, reason: fault }, 'the alert service does not say whether there is an alert')
  }
  const ask = oneAtATime(async () => {
    // While the database does not answer, nobody could read what was said.
    const mayAsk = async () => isAsked() && (await database.leads()) && (await claimQuestion(database, realNow()))
    if (await mayAsk().catch(() => false)) await askNow().catch(() => {})
  })
  return {
    source: source.name,
    async read(interruptions) {
      const reading = await alertReading(database)
      const known = knowledgeOf(reading, isAsked(), realNow())
      return { known, question: questionOf(reading, known, interruptions, now()) }
    },
    decline: (by, { kind }) =>
      database.transaction(async (tx) => {
        await tx.run('UPDATE alert_reading SET answered_at = ? WHERE id = 1', now())
        await noteDeed(tx, by, now(), { action: kind === 'alert' ? 'alertDeclined' : 'clearDeclined', orderId: null })
      }),
    ask,
    ...repeated(ask, lookEvery),
    demo:
      demo &&
      (async (state) => {
        demo.set(state)
        await claimQuestion(database, realNow())
        await askNow()
      }),
  }
}
