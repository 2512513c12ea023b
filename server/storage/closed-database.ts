// In the place of a database that cannot be opened: the site reads on, and whoever asks or writes learns why not.
import type { Database } from './database.ts'
import { StorageFault } from './thread.ts'

/** Everything but closing throws a StorageFault with `reason`. */
export function closedDatabase(reason: string): Database {
  const refuse = async (): Promise<never> => {
    throw new StorageFault(reason)
  }
  return { run: refuse, one: refuse, all: refuse, transaction: refuse, rewrite: refuse, close: async () => {} }
}
