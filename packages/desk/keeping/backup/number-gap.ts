// Order numbers after a restore: what was given out since the backup must not be given out again. Where the desk itself ran its notes know the numbers;
// elsewhere a gap is left, as wide as the sale of the last days makes likely.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orderNumber } from '@forum/domain/order/order.ts'
import { addNote, readNotes } from '../files/desk-notes.ts'
import { databaseName } from '../files/file-names.ts'

/** At least so many numbers are left out: a backup is up to an hour old. */
const least = 100
/** Milliseconds. */
const [hour, day] = [3_600_000, 86_400_000]
const lookedBack = 7 * day

type Edition = { year: number; last: number; busiestHour: number; busiestDay: number }

/**
 * Notes the gap in DATA_DIR where this desk never ran. Call it before the backup is renamed. Times are milliseconds since 1970. Gives a sentence for each
 * edition.
 */
export function leaveGap(dataDirectory: string, backup: string, takenAt: number, now: number): string[] {
  const { known, numbers } = readNotes(dataDirectory)
  const { identity, editions } = soldIn(join(backup, databaseName), takenAt)
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

function soldIn(path: string, takenAt: number): { identity: string | null; editions: Edition[] } {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const identity = file.prepare("SELECT value FROM desk_identity WHERE name = 'desk'").get()?.value
    const most = (length: number) =>
      file.prepare(
        `SELECT max(sold) AS most FROM (SELECT count(*) AS sold FROM ticket_order WHERE forum_year = ? AND created_at > ${takenAt - lookedBack} GROUP BY created_at / ${length})`,
      )
    const [inHour, inDay] = [most(hour), most(day)]
    const rows = file.prepare('SELECT forum_year AS year, max(sequence) AS last FROM ticket_order GROUP BY forum_year').all()
    const editions = rows.map(({ year, last }) => ({
      year: Number(year),
      last: Number(last),
      busiestHour: Number(inHour.get(Number(year))?.most ?? 0),
      busiestDay: Number(inDay.get(Number(year))?.most ?? 0),
    }))
    return { identity: identity === undefined ? null : String(identity), editions }
  } finally {
    file.close()
  }
}
