// Order numbers after a restore: what was given out since the backup must not be given out again. Where the desk itself ran its notes know the numbers;
// elsewhere a gap is left, as wide as the sale of the last days makes likely.
import { DatabaseSync } from 'node:sqlite'
import { orderNumber } from '@forum/domain/order/order.ts'
import { addNote, readNotes } from '../files/desk-notes.ts'

/** At least so many numbers are left out: a backup is up to an hour old. */
const least = 100
/** Milliseconds. */
const [hour, day] = [3_600_000, 86_400_000]
const lookedBack = 7 * day

type Edition = { year: number; last: number; busiestHour: number; busiestDay: number }
/** `identity` null: of a desk without one. */
export type Sold = { identity: string | null; editions: Edition[] }
type Row = Record<string, unknown>

/**
 * Notes the gap in DATA_DIR where this desk never ran. Times are milliseconds since 1970. Gives a sentence for each
 * edition.
 */
export function leaveGap(dataDirectory: string, { identity, editions }: Sold, takenAt: number, now: number): string[] {
  const { known, numbers } = readNotes(dataDirectory)
  const isHere = identity !== null && known.has(identity)
  return editions.map((edition) => {
    const { year, last } = edition
    const noted = numbers.get(year) ?? 0
    if (isHere && noted >= last)
      return `This machine noted that numbers up to ${orderNumber(year, noted)} may have been given out: the next one is above.`
    const gap = gapOf(edition, now - takenAt)
    addNote(dataDirectory, ['numbers', year, Math.max(noted, last + gap)])
    return `The backup ends with ${orderNumber(year, last)}: ${gap} numbers are left out for what was sold since.`
  })
}

/** Twice what the busiest hour or day of the last week would have sold in the time that is missing. */
export function gapOf({ busiestHour, busiestDay }: Omit<Edition, 'year' | 'last'>, missing: number): number {
  const [hours, days] = [hour, day].map((length) => Math.max(1, Math.ceil(missing / length))) as [number, number]
  return Math.max(least, 2 * Math.min(busiestHour * hours, busiestDay * days))
}

/** What a file says of its sale. */
export async function soldInFile(path: string, takenAt: number): Promise<Sold> {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    return await soldBy((sql) => file.prepare(sql).all(), takenAt)
  } finally {
    file.close()
  }
}

/** The same of a file or a server. */
export async function soldBy(all: (sql: string) => Row[] | Promise<Row[]>, takenAt: number): Promise<Sold> {
  const [desk] = await all("SELECT value FROM desk_identity WHERE name = 'desk'")
  const busiest = async (length: number) => {
    const rows = await all(
      `SELECT year, max(sold) AS most FROM (SELECT forum_year AS year, count(*) AS sold FROM ticket_order WHERE created_at > ${takenAt - lookedBack} GROUP BY forum_year, created_at / ${length}) AS part GROUP BY year`,
    )
    return new Map(rows.map(({ year, most }) => [Number(year), Number(most)]))
  }
  const [inHour, inDay] = [await busiest(hour), await busiest(day)]
  const rows = await all('SELECT forum_year AS year, max(sequence) AS last FROM ticket_order GROUP BY forum_year')
  const editions = rows.map(({ year, last }) => ({
    year: Number(year),
    last: Number(last),
    busiestHour: inHour.get(Number(year)) ?? 0,
    busiestDay: inDay.get(Number(year)) ?? 0,
  }))
  return { identity: desk ? String(desk.value) : null, editions }
}
