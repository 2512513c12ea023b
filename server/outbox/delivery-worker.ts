// Carries deliveries out of the outbox, behind the visitor's back: at least once, in order, patient with what is down.
import { StorageFault } from '../storage/database.ts'
import type { Delivery, Outbox } from './outbox.ts'

/** The receiver understood and will never take it: repeating it is of no use. */
export class DeliveryRefused extends Error {}

/** Delivers one message. Ends well when it has arrived (now or before); throws DeliveryRefused, or any other error when it may pass. */
export type Channel = (delivery: Delivery) => Promise<void>

export type DeliveryWorkerOptions = {
  outbox: Outbox
  channels: Readonly<Record<string, Channel>>
  /** Milliseconds since 1970: the real time, never the one of SITE_NOW. */
  now(): number
  log: {
    info(details: object, text: string): void
    warn(details: object, text: string): void
    error(details: object, text: string): void
  }
  retry?: RetryPolicy
}

/** All in milliseconds. */
export type RetryPolicy = {
  /** Before the first repetition; doubled with each further one. */
  first: number
  /** Between repetitions at max: how soon a delivery arrives after an outage of any length. */
  max: number
  /** Attempts that a receiver may refuse before the message lies as a dead letter (a wrong permission is often mended soon). */
  refusals: number
}

const usualRetry: RetryPolicy = { first: 1000, max: 5 * 60_000, refusals: 6 }

/** Deliveries under way at once. */
const width = 4

export type DeliveryWorker = {
  /** Call it when something new may be due. */
  wake(): void
  /** Takes up nothing new and waits for what is under way. */
  stop(): Promise<void>
}

export function startDeliveryWorker({ outbox, channels, now, log, retry = usualRetry }: DeliveryWorkerOptions): DeliveryWorker {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let isStopped = false
  let isWoken = false

  const carry = async (delivery: Delivery) => {
    const { id, submissionId, channel, attempts } = delivery
    try {
      const deliver = channels[channel]
      if (!deliver) throw new DeliveryRefused(`nothing delivers by ${channel}`)
      await deliver(delivery)
      outbox.delivered(id, now())
      if (attempts > 0) log.info({ submission: submissionId, channel, attempts: attempts + 1 }, 'delivered after all')
    } catch (error) {
      if (error instanceof StorageFault) throw error
      const isGivenUp = error instanceof DeliveryRefused && attempts + 1 >= retry.refusals
      const retryAt = isGivenUp ? null : now() + pauseAfter(attempts, retry)
      const reason = sentenceOf(error)
      outbox.failed(id, reason, retryAt, now())
      const details = { submission: submissionId, channel, attempts: attempts + 1, reason }
      if (isGivenUp) log.error(details, 'a delivery is given up: see npm run desk -- list --state dead')
      else if (attempts === 0) log.warn(details, 'a delivery waits')
    }
  }

  const run = async () => {
    try {
      for (let batch = outbox.due(now(), width); batch.length > 0 && !isStopped; batch = outbox.due(now(), width))
        await Promise.all(batch.map(carry))
    } catch (error) {
      log.error({ reason: sentenceOf(error) }, 'the outbox cannot be read')
    }
  }

  const schedule = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(wake, untilNext(outbox, now(), retry)).unref()
  }

  const wake = () => {
    isWoken = true
    if (round || isStopped) return
    round = (async () => {
      while (isWoken && !isStopped) {
        isWoken = false
        await run()
      }
      round = null
      schedule()
    })()
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

/** Doubles from attempt to attempt; half of it is chance, so that an outage does not end in a rush. */
function pauseAfter(attempts: number, { first, max }: RetryPolicy): number {
  const whole = Math.min(max, first * 2 ** Math.min(attempts, 30))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

function untilNext(outbox: Outbox, now: number, { first, max }: RetryPolicy): number {
  try {
    const next = outbox.nextDue()
    return next === null ? max : Math.min(max, Math.max(first / 10, next - now))
  } catch {
    return max
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
