// Forms that are no orders: callback, accreditation, subscriptions, and calendars that browsers follow.
import { createFollowedProgrammes } from '../forms/followed-programmes.ts'
import { type ReceivedForm, receiveForm } from '../forms/receive-form.ts'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createSubmissions } from '../forms/submissions.ts'
import { createSubscriptions } from '../forms/subscriptions.ts'
import type { DeskBase } from './desk-base.ts'
import { createDeliveryRules } from './letters.ts'

export function composeForms(base: DeskBase) {
  const { database, outbox, now, log, config, signers } = base
  const submissionStore = createSubmissionStore(database, outbox)
  const rules = createDeliveryRules(signers.keys, config.siteUrl, { now: Date.now, log })
  const submissions = createSubmissions({ ...base, store: submissionStore, rules })
  return {
    formGuard: signers.formGuard,
    submissionStore,
    submissions,
    receiveForm: (received: ReceivedForm) => receiveForm(received, { ...base, ...signers, submissions }),
    subscriptions: createSubscriptions({ ...base, keys: signers.keys, store: submissionStore }),
    followedProgrammes: createFollowedProgrammes(database, now),
  }
}
