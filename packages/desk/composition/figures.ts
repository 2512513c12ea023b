// Counts by state, for the metrics. Personal data are not read.

import { type DoorFigures, doorFigures } from '../door/gate/door-figures.ts'
import { type OrderFigures, orderFigures } from '../orders/order-figures.ts'
import type { Outbox } from '../post/outbox/outbox.ts'
import { type Database, StorageFault } from '../storage/database.ts'

export type DeskFigures = OrderFigures & {
  door: DoorFigures
  deliveries: Awaited<ReturnType<Outbox['byChannel']>>
}

/** null: the database cannot be read now. */
export async function deskFigures(database: Database, outbox: Pick<Outbox, 'byChannel'>): Promise<DeskFigures | null> {
  try {
    return { deliveries: await outbox.byChannel(), door: await doorFigures(database), ...(await orderFigures(database)) }
  } catch (error) {
    if (error instanceof StorageFault) return null
    throw error
  }
}
