// The deliveries of one channel: a slow or failing channel does not block the others.
import { setTimeout as pause } from 'node:timers/promises'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { createBreaker } from './breaker.ts'
import { type Carrier, DeliveryDelayed, DeliveryRefused, DeliveryUncertain } from './channel.ts'
import type { Ledger } from './ledger.ts'
import type { Delivery, Outbox } from './outbox.ts'
import { pauseAfterFailure, pauseAfterRefusal, type RetryPolicy } from './retry-policy.ts'

export type LaneOptions = {
  outbox: Pick<Outbox, 'claim' | 'giveBack' | 'nextDue' | 'delivered' | 'failed'>
  ledger: Ledger
  pace: RetryPolicy
  now(): number
  log: Record<'info' | 'warn' | 'error', (details: object, text: string) => void>
}

export type Lane = {
  deliveriesAdded(): void
  /** Ids of deliveries that run. */
  underWay(): readonly number[]
  /** Claims no more deliveries and waits for those that run, at most `pace.graceMs`. A delivery that hangs is retried when its lease ends. */
  stop(): Promise<void>
}

export function openLane(carrier: Carrier, options: LaneOptions): Lane {
  const { outbox, ledger, pace, now, log } = options
  const breaker = createBreaker(carrier.width, pace)
  const underWay = new Map<number, Promise<void>>()
  const carryOut = carryingOut(carrier, breaker, options)
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let isAsked = false
  let isStopped = false

  /** Claims due deliveries and returns the time of the next check. */
  const takeUp = async (): Promise<number> => {
    const earliest = Math.max(breaker.opensAt(now()), ledger.restsUntil())
    if (earliest > now()) return earliest
    const max = breaker.width(now()) - underWay.size
    // A delivery that ends wakes the lane.
    if (max <= 0) return now() + pace.max
    const next = await outbox.nextDue(carrier.name, now())
    if (next === null || next > now()) return next ?? now() + pace.max
    const claimed = await outbox.claim(carrier.name, { now: now(), until: now() + pace.lease, max })
    if (isStopped) {
      await outbox.giveBack(claimed.map(({ id }) => id))
      return now() + pace.max
    }
    const known = new Set([...underWay.keys(), ...ledger.remembered()])
    for (const delivery of claimed.filter(({ id }) => !known.has(id))) {
      const ending = carryOut(delivery).finally(() => {
        underWay.delete(delivery.id)
        deliveriesAdded()
      })
      underWay.set(delivery.id, ending)
    }
    return claimed.length < max ? ((await outbox.nextDue(carrier.name, now())) ?? now() + pace.max) : now()
  }
  const takeUpOrRest = async () => {
    let next = now() + pace.max
    try {
      next = await takeUp()
    } catch (error) {
      if (error instanceof StorageFault) ledger.rest(error)
      else log.error({ channel: carrier.name, reason: sentenceOf(error) }, 'the outbox cannot be read')
      next = Math.max(ledger.restsUntil(), now() + pace.first)
    }
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(deliveriesAdded, Math.min(pace.max, Math.max(pace.first / 10, next - now()))).unref()
  }
  const deliveriesAdded = () => {
    isAsked = true
    if (round || isStopped) return
    round = (async () => {
      while (isAsked && !isStopped) {
        isAsked = false
        await takeUpOrRest()
      }
      round = null
    })()
  }
  return {
    deliveriesAdded,
    underWay: () => [...underWay.keys()],
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
      const waiting = new AbortController()
      const { signal } = waiting
      await Promise.race([Promise.all(underWay.values()), pause(pace.graceMs, undefined, { signal }).catch(() => {})])
      waiting.abort()
      if (underWay.size > 0)
        log.warn(
          { channel: carrier.name, number: underWay.size },
          'deliveries are still running at the end: they will be tried again',
        )
    },
  }
}

/** Delivers one claimed message and stores the result. Never throws. */
function carryingOut(
  carrier: Carrier,
  breaker: ReturnType<typeof createBreaker>,
  { outbox, ledger, pace, now, log }: LaneOptions,
) {
  const arrived = async ({ id, ownerId, channel, attempts }: Delivery) => {
    if (breaker.succeeded()) log.info({ channel }, 'the receiver of a channel answers again')
    if (attempts > 1) log.info({ owner: ownerId, channel, attempts }, 'delivered after a retry')
    await ledger.settle(id, () => outbox.delivered(id, now()))
  }
  const failed = async (delivery: Delivery, error: unknown) => {
    const { id, ownerId, channel, attempts } = delivery
    const isRefused = error instanceof DeliveryRefused
    const refusals = delivery.refusals + Number(isRefused || error instanceof DeliveryUncertain)
    const isGivenUp = refusals >= pace.refusals
    const reason = sentenceOf(error)
    // Any answer proves that the receiver is reachable.
    if (isRefused || error instanceof DeliveryDelayed) breaker.succeeded()
    else {
      const pause = breaker.failed(now())
      if (pause !== null)
        log.warn({ channel, reason, seconds: pause / 1000 }, 'the receiver of a channel does not answer: deliveries pause')
    }
    const details = { owner: ownerId, channel, attempts, reason }
    if (isGivenUp) log.error(details, 'a delivery is given up: see npm run desk -- list --state dead')
    else if (isRefused && refusals === 1) log.warn(details, 'a delivery was refused: it will be retried for days')
    else if (attempts === 1) log.warn(details, 'a delivery waits')
    const outcome = {
      error: reason,
      refusals,
      retryAt: isGivenUp ? null : now() + pauseAfter(error, { attempts, refusals }, pace),
    }
    await ledger.settle(id, () => outbox.failed({ id, attempts, ...outcome }, now()))
  }
  return async (delivery: Delivery): Promise<void> => {
    try {
      const fault = await carrier.carry(delivery.message, delivery.ownerId).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (!fault) await arrived(delivery)
      // Nothing was sent. The lease ends while the lane rests.
      else if (fault.error instanceof StorageFault) ledger.rest(fault.error)
      else await failed(delivery, fault.error)
    } catch (error) {
      log.error({ owner: delivery.ownerId, reason: sentenceOf(error) }, 'the result of a delivery cannot be stored')
    }
  }
}

function pauseAfter(error: unknown, { attempts, refusals }: Pick<Delivery, 'attempts' | 'refusals'>, pace: RetryPolicy): number {
  if (error instanceof DeliveryRefused) return pauseAfterRefusal(refusals, pace)
  if (error instanceof DeliveryUncertain) return Math.max(pace.uncertain, pauseAfterRefusal(refusals, pace))
  return pauseAfterFailure(attempts, pace)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
