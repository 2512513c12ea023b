// Newsletter subscriptions with double opt-in; the same page ends them (product.md, 7.6).
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import type { SubmissionValues } from '@forum/domain/submission/submission.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { isRecordDelivery, recordDelivery } from '../post/records/record-channel.ts'
import { type Database, StorageFault } from '../storage/database.ts'
import { deliveriesOnceConfirmed, subscriptionEnded } from './deliveries.ts'
import type { SubmissionStore } from './submission-store.ts'

/** `asked`: not confirmed. */
type SubscriptionState = 'asked' | 'confirmed' | 'ended'

export type SubscriptionKeys = {
  /** Key of a subscription's page; only its mails contain it. */
  of(id: string): string
  /** null: invalid key. */
  idOf(key: string): string | null
}

const idLength = 22
const shape = /^[\w-]{22}[\w-]{22}$/

/** @param secrets of this site, whoever knows one can confirm and end subscriptions: the first signs, keys of all of them are known */
export function createSubscriptionKeys(secrets: readonly [Uint8Array, ...Uint8Array[]]): SubscriptionKeys {
  const signBy = (secret: Uint8Array, id: string) =>
    createHmac('sha256', secret).update(`subscription:${id}`).digest('base64url').slice(0, idLength)
  return {
    of: (id) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + signBy(secrets[0], id),
    idOf(key) {
      if (!shape.test(key)) return null
      const hex = Buffer.from(key.slice(0, idLength), 'base64url').toString('hex')
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
      const given = Buffer.from(key.slice(idLength))
      return secrets.some((secret) => timingSafeEqual(Buffer.from(signBy(secret, id)), given)) ? id : null
    },
  }
}

export type Subscriptions = {
  /** null: no such subscription. An erased one has ended. */
  stateOf(key: string): Promise<SubscriptionState | null>
  /** Confirms or ends; idempotent. `refused`: the database could not store it; null: no such subscription. */
  change(key: string, wish: 'confirmed' | 'ended'): Promise<'changed' | 'refused' | null>
  /** Ids of confirmed subscriptions. */
  confirmedAmong(ids: readonly string[]): Promise<Set<string>>
}

export type SubscriptionsOptions = {
  keys: SubscriptionKeys
  store: Pick<SubmissionStore, 'byId'>
  database: Pick<Database, 'transaction'>
  outbox: Pick<Outbox, 'about' | 'add'>
  now(): number
  onStored(): void
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

export function createSubscriptions({ keys, store, database, outbox, now, onStored, log }: SubscriptionsOptions): Subscriptions {
  /** The state that the content service has or will get: none before the confirmation. */
  const told = async (id: string): Promise<SubscriptionState> => {
    const records = (await outbox.about(id)).filter(isRecordDelivery)
    const { record } = (records.at(-1)?.message ?? {}) as { record?: { status?: unknown } }
    if (record === undefined) return 'asked'
    return record.status === 'unsubscribed' ? 'ended' : 'confirmed'
  }
  const find = async (key: string) => {
    const id = keys.idOf(key)
    const found = id === null ? undefined : await store.byId(id)
    return found?.kind === 'subscription' ? found : null
  }
  const stateOf = async ({ id, erasedAt }: { id: string; erasedAt: number | null }) => (erasedAt === null ? told(id) : 'ended')
  return {
    async stateOf(key) {
      const found = await find(key)
      return found && stateOf(found)
    },
    async change(key, wish) {
      try {
        const found = await find(key)
        if (!found) return null
        const state = await stateOf(found)
        if (state === wish || found.erasedAt !== null || (state === 'asked' && wish === 'ended')) return 'changed'
        const { id, fields, lang, receivedAt } = found
        const value = fields as SubmissionValues['subscription']
        const deliveries =
          wish === 'ended'
            ? subscriptionEnded(id)
            : state === 'asked'
              ? deliveriesOnceConfirmed({
                  id,
                  kind: 'subscription',
                  value,
                  receivedAt,
                  locale: isLocale(lang) ? lang : 'uk',
                  page: '',
                  forumYear: 0,
                })
              : [recordDelivery({ collection: 'subscriptions', key: id, record: { status: 'confirmed' } })]
        await database.transaction((tx) => outbox.add(tx, id, deliveries, now()))
        log.info({ submission: id, state: wish }, 'a subscription changed')
        onStored()
        return 'changed'
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
        log.error({ reason: error.message }, 'a change of a subscription could not be stored; the visitor was told')
        return 'refused'
      }
    },
    async confirmedAmong(ids) {
      const states = await Promise.all(ids.map(async (id) => [id, await told(id)] as const))
      return new Set(states.flatMap(([id, state]) => (state === 'confirmed' ? [id] : [])))
    },
  }
}
