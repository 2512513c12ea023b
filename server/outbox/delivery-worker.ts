// Carries deliveries out of the outbox, behind the visitor's back: at least once, a lane for each channel, patient with what is down.
import { StorageFault } from '../storage/database.ts'
import type { Carrier } from './channel.ts'
import { type LaneOptions, openLane } from './lane.ts'
import { createLedger } from './ledger.ts'
import type { Outbox } from './outbox.ts'
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts'

export type DeliveryWorkerOptions = {
  outbox: Outbox
  carriers: readonly Carrier[]
  /** Milliseconds since 1970: the real time, never the one of SITE_NOW. */
  now(): number
  log: LaneOptions['log']
  /** What differs from the usual one. */
  pace?: Partial<RetryPolicy> | undefined
}

export type DeliveryWorker = {
  /** Call it when something new may be due. */
  wake(): void
  /** Takes up nothing new and waits for what is under way. */
  stop(): Promise<void>
}

export function startDeliveryWorker({ outbox, carriers, now, log, ...given }: DeliveryWorkerOptions): DeliveryWorker {
  const pace = { ...defaultRetryPolicy, ...given.pace }
  const ledger = createLedger({ pace, now, log })
  const lanes = carriers.map((carrier) => openLane(carrier, { outbox, ledger, pace, now, log }))
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  /** Of a process that is stopped without warning, others take over what it had claimed when its lease is over. */
  const renewing = setInterval(async () => {
    const ids = [...lanes.flatMap((lane) => lane.underWay()), ...ledger.remembered()]
    if (ids.length > 0) await outbox.renew(ids, now() + pace.lease).catch(() => {})
  }, pace.lease / 3).unref()
  const beginning = buryStrays({ outbox, carriers, now, log }).then(wake)
  return {
    wake,
    async stop() {
      // The lanes first: however long the beginning lasts, nothing is taken up meanwhile.
      await Promise.all([beginning, ...lanes.map((lane) => lane.stop())])
      clearInterval(renewing)
      await ledger.close()
    },
  }
}

/** What another version of the site left, and nobody here carries. */
async function buryStrays({ outbox, carriers, now, log }: Omit<DeliveryWorkerOptions, 'pace'>): Promise<void> {
  try {
    const names = carriers.map(({ name }) => name)
    const number = await outbox.buryStrays(names, now())
    if (number > 0) log.error({ number }, 'deliveries by channels that are not known lie as dead letters')
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    log.error({ reason: error.message }, 'the outbox cannot be read')
  }
}
