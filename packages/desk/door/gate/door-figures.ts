// Counts of entries, exits and conflicts, for the metrics. Personal data are not read.

import type { Database } from '@forum/desk/storage/database.ts'
import { entryKinds } from '@forum/domain/door/entry.ts'
import * as v from 'valibot'

const decided = ['online', 'offline'] as const
const entryRow = v.object({
  kind: v.picklist(entryKinds),
  decided: v.picklist(decided),
  number: v.number(),
  conflicts: v.number(),
})

/** `entries`: by action, and whether the phone was online; missing ones are 0. */
export type DoorFigures = { entries: Omit<v.InferOutput<typeof entryRow>, 'conflicts'>[]; conflicts: number }

/** Throws a StorageFault. */
export async function doorFigures(database: Pick<Database, 'all'>): Promise<DoorFigures> {
  const rows = await database.all(
    entryRow,
    'SELECT kind, decided, count(*) AS number, count(conflict) AS conflicts FROM entry GROUP BY kind, decided',
  )
  const numberOf = (kind: string, how: string) => rows.find((row) => row.kind === kind && row.decided === how)?.number ?? 0
  return {
    entries: entryKinds.flatMap((kind) => decided.map((how) => ({ kind, decided: how, number: numberOf(kind, how) }))),
    conflicts: rows.reduce((sum, { conflicts }) => sum + conflicts, 0),
  }
}
