// The desk that takes what visitors send: kept on disk before anybody is thanked, delivered behind.
import { createHash, randomUUID } from 'node:crypto'
import type { SubmissionContext, SubmissionKind, SubmissionValues } from '#domain/submission/submission.ts'
import { StorageFault } from '../storage/database.ts'
import { type DeliveryRules, deliveriesOf } from './deliveries.ts'
import type { SubmissionStore } from './submission-store.ts'

/** The same content twice within this time is one person pressing twice, milliseconds. */
const sameContentWindow = 10 * 60_000

export type Submissions = {
  /**
   * Keeps a submission. `key`: of the form's token, null where the form is shared by all visitors. Equal content within ten minutes, or
   * under the same key, is the same sending. `kept` says that it is on disk, now or since its first sending; `usedUp` that the key was
   * taken by other content before, so that the form must be drawn anew; `refused` that the machine could not keep it.
   */
  accept<Kind extends SubmissionKind>(
    kind: Kind,
    value: SubmissionValues[Kind],
    submissionContext: SubmissionContext,
    key: string | null,
  ): Promise<'stored' | 'usedUp' | 'refused'>
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
    async accept(kind, value, submissionContext, key) {
      const [id, receivedAt] = [randomUUID(), now()]
      const confirmed: string[] = []
      const mayConfirm: DeliveryRules['mayConfirm'] = (of, email) => {
        const isDue = rules.mayConfirm(of, email)
        if (isDue) confirmed.push(email)
        return isDue
      }
      try {
        const content = digest(kind, value)
        const { id: storedAs, isNew } = await store.store({
          id,
          kind,
          lang: submissionContext.locale,
          fields: value,
          receivedAt,
          idempotencyKey: key && `${kind}:${key}`,
          sameContent: { key: content, window: sameContentWindow },
          deliveries: deliveriesOf({ id, kind, value, receivedAt, ...submissionContext }, { ...rules, mayConfirm }),
        })
        log.info({ kind, submission: isNew ? id : undefined, isRepeated: !isNew }, 'a submission is kept')
        if (isNew) onStored()
        if (isNew) return 'stored'
        const kept = await store.byId(storedAs)
        return digest(kind, kept?.fields ?? {}) === content ? 'stored' : 'usedUp'
      } catch (error) {
        for (const email of confirmed) rules.notConfirmed(kind, email)
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
