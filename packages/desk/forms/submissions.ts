// Accepts submissions: stored on disk before the answer, delivered in the background.
import { createHash, randomUUID } from 'node:crypto'
import type { SubmissionContext, SubmissionKind, SubmissionValues } from '@forum/domain/submission/submission.ts'
import { StorageFault } from '../storage/database.ts'
import { type DeliveryRules, deliveriesOf } from './deliveries.ts'
import type { SubmissionStore } from './submission-store.ts'

/** Equal content within this time is one submission, milliseconds: double click, reload, another tab. */
const sameContentWindow = 30 * 60_000

export type Submissions = {
  /**
   * Stores a submission. `stored`: on disk, now or earlier; `refused`: the database could not store it. `letterWait`: delay of the visitor's mail,
   * milliseconds; `placedFrom`: digest of their line, empty: unknown.
   */
  accept<Kind extends SubmissionKind>(
    kind: Kind,
    value: SubmissionValues[Kind],
    submissionContext: SubmissionContext,
    sender?: { letterWait: number; placedFrom: string },
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
    async accept(kind, value, submissionContext, { letterWait, placedFrom } = { letterWait: 0, placedFrom: '' }) {
      const [id, receivedAt] = [randomUUID(), now()]
      const confirmed: string[] = []
      const mayConfirm: DeliveryRules['mayConfirm'] = (of, email) => {
        const isDue = rules.mayConfirm(of, email)
        if (isDue) confirmed.push(email)
        return isDue
      }
      /** No mail was sent: allow the next confirmation. */
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
          placedFrom,
          sameContent: { key: digest(kind, value), window: sameContentWindow },
          deliveries: deliveriesOf({ id, kind, value, receivedAt, ...submissionContext }, { ...rules, mayConfirm }, letterWait),
        })
        log.info({ kind, submission: isNew ? id : undefined, isRepeated: !isNew }, 'a submission is stored')
        if (isNew) onStored()
        else giveBack()
        return 'stored'
      } catch (error) {
        giveBack()
        if (!(error instanceof StorageFault)) throw error
        log.error({ kind, reason: error.message }, 'a submission could not be stored; the visitor was told')
        return 'refused'
      }
    },
  }
}

function digest(kind: string, value: object): string {
  const ordered = JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(`${kind}\n${ordered}`).digest('base64url')
}
