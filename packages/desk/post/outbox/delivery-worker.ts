// Delivers the outbox in the background: at least once, with a separate lane per channel, and with retries.
import { StorageFault } from '@forum/desk/storage/database.ts'
import type { Carrier } from './channel.ts'
import { type LaneOptions, openLane } from './lane.ts'
import { createLedger } from './ledger.ts'
import type { Outbox } from './outbox.ts'
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts'

export type DeliveryWorkerOptions = {
  outbox: Outbox
  carriers: readonly Carrier[]
  /** Milliseconds since 1970: real time, never SITE_NOW. */
  now(): number
  log: LaneOptions['log']
  /** Overrides of the default policy. */
  pace?: Partial<RetryPolicy> | undefined
}

export type DeliveryWorker = {
  /** Call it when a new delivery may be due. */
  deliveriesAdded(): void
  /** Claims no more deliveries and waits for those that run. */
  stop(): Promise<void>
}

export function startDeliveryWorker({ outbox, carriers, now, log, ...given }: DeliveryWorkerOptions): DeliveryWorker {
  const pace = { ...defaultRetryPolicy, ...given.pace }
  const ledger = createLedger({ pace, now, log })
  const lanes = carriers.map((carrier) => openLane(carrier, { outbox, ledger, pace, now, log }))
  const deliveriesAdded = () => {
    for (const lane of lanes) lane.deliveriesAdded()
  }
  /** If a process dies, others take over its deliveries when its lease ends. */
  const renewing = setInterval(async () => {
    const ids = [...lanes.flatMap((lane) => lane.underWay()), ...ledger.remembered()]
    if (ids.length > 0) await outbox.renew(ids, now() + pace.lease).catch(() => {})
  }, pace.lease / 3).unref()
  const beginning = buryStrays({ outbox, carriers, now, log }).then(deliveriesAdded)
  return {
    deliveriesAdded,
    async stop() {
      // Stop the lanes first, so that nothing is claimed while the start finishes.
      await Promise.all([beginning, ...lanes.map((lane) => lane.stop())])
      clearInterval(renewing)
      await ledger.close()
    },
  }
}

/** Deliveries of channels that another version of the site had. */
async function buryStrays({ outbox, carriers, now, log }: Omit<DeliveryWorkerOptions, 'pace'>): Promise<void> {
  try {
    const names = carriers.map(({ name }) => name)
    const number = await outbox.buryStrays(names, now())
    if (number > 0) log.error({ number }, 'deliveries of unknown channels are dead letters')
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    log.error({ reason: error.message }, 'the outbox cannot be read')
  }
}
