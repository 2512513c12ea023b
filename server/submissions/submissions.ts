// The desk that takes what visitors send: kept on disk before anybody is thanked, delivered behind.
import { createHash, randomUUID } from 'node:crypto'
import type { SubmissionContext, SubmissionKind, SubmissionValues } from '#domain/submission/submission.ts'
import { StorageFault } from '../storage/database.ts'
import { type DeliveryRules, deliveriesOf } from './deliveries.ts'
import type { SubmissionStore } from './submission-store.ts'

/** The same content twice within this time is one form sent twice, milliseconds: pressed again, loaded again, or sent from another tab. */
const sameContentWindow = 30 * 60_000

export type Submissions = {
  /**
   * Keeps a submission. Equal content within half an hour is the same sending. `stored` says that it is on disk, now or since its first sending;
   * `refused` that the machine could not keep it. `letterWait`: for how long the visitor's letter waits, milliseconds.
   */
  accept<Kind extends SubmissionKind>(
    kind: Kind,
    value: SubmissionValues[Kind],
    submissionContext: SubmissionContext,
    letterWait?: number,
  ): Promise<'stored' | 'refused'>
}

export type SubmissionsOptions = {
  store: SubmissionStore
  rules: DeliveryRules
  now(): number
  /** Called after something new was kept. */
  onStored(): void
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

export function createSubmissions({ store, rules, now, onStored, log }: SubmissionsOptions): Submissions {
  return {
    async accept(kind, value, submissionContext, letterWait = 0) {
      const [id, receivedAt] = [randomUUID(), now()]
      const confirmed: string[] = []
      const mayConfirm: DeliveryRules['mayConfirm'] = (of, email) => {
        const isDue = rules.mayConfirm(of, email)
        if (isDue) confirmed.push(email)
        return isDue
      }
      /** Nothing was sent: the next confirmation may. */
      const giveBack = () => {
        for (const email of confirmed) rules.notConfirmed(kind, email)
      }
      try {
        const { isNew } = await store.store({
          id,
          kind,
          lang: submissionContext.locale,
          fields: value,
          receivedAt,
          sameContent: { key: digest(kind, value), window: sameContentWindow },
          deliveries: deliveriesOf({ id, kind, value, receivedAt, ...submissionContext }, { ...rules, mayConfirm }, letterWait),
        })
        log.info({ kind, submission: isNew ? id : undefined, isRepeated: !isNew }, 'a submission is kept')
        if (isNew) onStored()
        else giveBack()
        return 'stored'
      } catch (error) {
        giveBack()
        if (!(error instanceof StorageFault)) throw error
        log.error({ kind, reason: error.message }, 'a submission could not be kept: the visitor was told so')
        return 'refused'
      }
    },
  }
}

function digest(kind: string, value: object): string {
  const ordered = JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(`${kind}\n${ordered}`).digest('base64url')
}
