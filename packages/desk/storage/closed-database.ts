// Stands for a database that cannot be opened: pages work, and each query throws the reason.
import type { Database } from './database.ts'
import { StorageFault } from './thread.ts'

/** Every method except close throws a StorageFault with `reason`. */
export function closedDatabase(reason: string): Database {
  const refuse = async (): Promise<never> => {
    throw new StorageFault(reason)
  }
  const asked = { run: refuse, one: refuse, all: refuse, change: refuse, transaction: refuse, check: refuse, rewrite: refuse }
  return { ...asked, notify: async () => {}, listen: () => {}, leads: async () => true, close: async () => {} }
}
