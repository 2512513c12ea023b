// Carries deliveries out of the outbox, behind the visitor's back: at least once, in order, patient with what is down.
import { StorageFault } from '../storage/database.ts'
import { type Carrier, DeliveryRefused } from './channel.ts'
import type { Delivery, Outbox } from './outbox.ts'

export type DeliveryWorkerOptions = {
  outbox: Outbox
  carriers: readonly Carrier[]
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
type RetryPolicy = {
  /** Before the first repetition; doubled with each further one. */
  first: number
  /** Longest between repetitions: how soon a delivery arrives after an outage of any length. */
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

export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { outbox, now, log, retry = usualRetry } = options
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let isStopped = false
  let isWoken = false

  const run = async () => {
    try {
      const next = () => outbox.due(now(), width)
      for (let batch = await next(); batch.length > 0 && !isStopped; batch = await next())
        await Promise.all(batch.map((delivery) => carryOut(delivery, options)))
    } catch (error) {
      log.error({ reason: sentenceOf(error) }, 'the outbox cannot be read')
    }
  }

  const schedule = async () => {
    const milliseconds = await untilNext(outbox, now(), retry)
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, milliseconds).unref()
  }

  const wake = () => {
    isWoken = true
    if (round || isStopped) return
    round = (async () => {
      while (isWoken && !isStopped) {
        isWoken = false
        await run()
        if (!isWoken) await schedule()
      }
      round = null
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

async function carryOut(
  delivery: Delivery,
  { outbox, carriers, now, log, retry = usualRetry }: DeliveryWorkerOptions,
): Promise<void> {
  const { id, ownerId, channel, message, attempts } = delivery
  try {
    const found = carriers.find(({ name }) => name === channel)
    if (!found) throw new DeliveryRefused(`nothing delivers by ${channel}`)
    await found.carry(message, ownerId)
    await outbox.delivered(id, now())
    if (attempts > 0) log.info({ owner: ownerId, channel, attempts: attempts + 1 }, 'delivered after all')
  } catch (error) {
    if (error instanceof StorageFault) throw error
    const isGivenUp = error instanceof DeliveryRefused && attempts + 1 >= retry.refusals
    const retryAt = isGivenUp ? null : now() + pauseAfter(attempts, retry)
    const reason = sentenceOf(error)
    await outbox.failed(id, reason, retryAt, now())
    const details = { owner: ownerId, channel, attempts: attempts + 1, reason }
    if (isGivenUp) log.error(details, 'a delivery is given up: see npm run desk -- list --state dead')
    else if (attempts === 0) log.warn(details, 'a delivery waits')
  }
}

/** Doubles from attempt to attempt; half of it is chance, so that an outage does not end in a rush. */
function pauseAfter(attempts: number, { first, max }: RetryPolicy): number {
  const whole = Math.min(max, first * 2 ** Math.min(attempts, 30))
  return Math.round(whole / 2 + (Math.random() * whole) / 2)
}

async function untilNext(outbox: Outbox, now: number, { first, max }: RetryPolicy): Promise<number> {
  try {
    const next = await outbox.nextDue()
    return next === null ? max : Math.min(max, Math.max(first / 10, next - now))
  } catch {
    return max
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
