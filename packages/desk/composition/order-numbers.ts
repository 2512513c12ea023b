// Gives out each order number once, even after the database was lost or restored from a backup: the highest number is noted outside it.
import * as v from 'valibot'
import { addNote, type DeskNotes } from '../keeping/files/desk-notes.ts'
import type { OrderNumbers } from '../orders/order-context.ts'
import { type Database, StorageFault } from '../storage/database.ts'

/** Numbers are reserved in steps, because each note waits for the disk. */
const step = 50

/** `from`: the operator's first number. Call it before `bind`. Throws the system's error about DATA_DIR. */
export async function createOrderNumbers(
  database: Pick<Database, 'all'>,
  dataDirectory: string,
  notes: DeskNotes,
  from = 1,
): Promise<OrderNumbers> {
  const row = v.object({ year: v.number(), last: v.number() })
  const rows = await database.all(row, 'SELECT forum_year AS year, max(sequence) AS last FROM ticket_order GROUP BY forum_year')
  const last = new Map(rows.map((one) => [one.year, one.last]))
  const [highest, first] = [new Map(notes.numbers), new Map(notes.first)]
  for (const [year, noted] of highest) {
    if (noted < (first.get(year) ?? 0) || !(notes.startsAnew || (last.get(year) ?? 0) < noted - step)) continue
    addNote(dataDirectory, ['first', year, noted + 1])
    first.set(year, noted + 1)
  }
  return {
    from: (year) => Math.max(from, first.get(year) ?? 1),
    reach(year, number) {
      if (number <= (highest.get(year) ?? 0)) return
      try {
        addNote(dataDirectory, ['numbers', year, number + step - 1])
      } catch (error) {
        throw new StorageFault(`the order numbers cannot be noted (${(error as NodeJS.ErrnoException).code})`)
      }
      highest.set(year, number + step - 1)
    },
  }
}
