// What deploy/back-up keeps in DATA_DIR about the backup of everything (desk, content service, uploads, settings), and deploy/elsewhere about its copy.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Times in milliseconds since 1970; null: never. */
export type WholeBackup = {
  /** The beginning of the last whole one. */
  at: number | null
  /** When all backups were read again. */
  checkedAt: number | null
  /** Why the last run failed, or what it found damaged; null: it did not. */
  fault: string | null
  /** Its copy elsewhere; null: none is made. `at`: when the last one began that succeeded. */
  elsewhere: { at: number | null; fault: string | null } | null
}

const hour = 3_600_000
/** Backups are made each hour, milliseconds. A line may be down for a night's part. */
const mayBeOld = { here: 4 * hour, elsewhere: 8 * hour }

/** null: this machine makes none, for instance because only the desk is backed up here. */
export function wholeBackup(dataDirectory: string): WholeBackup | null {
  const [whole, copy] = [linesOf(join(dataDirectory, 'whole-backup')), linesOf(join(dataDirectory, 'backup-elsewhere'))]
  if (whole === null) return null
  const elsewhere = copy && { at: timeIn(copy, 'copied'), fault: copy.get('fault') ?? null }
  return { at: timeIn(whole, 'whole'), checkedAt: timeIn(whole, 'checked'), fault: whole.get('fault') ?? null, elsewhere }
}

/** What each line says by its first word; null: there is no such file. */
function linesOf(path: string): Map<string, string> | null {
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').split('\n')
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]))
}

const timeIn = (lines: Map<string, string>, name: string) => (lines.has(name) ? Number(lines.get(name)) * 1000 : null)

/** Hours since the last whole backup; null: there is none. */
export const hoursOf = ({ at }: Pick<WholeBackup, 'at'>, now: number) =>
  at === null ? null : Math.max(0, Math.round((now - at) / hour))

/** One sentence where the last run failed or none comes any more; null: all is well. */
export function faultOf(whole: WholeBackup | null, now: number): string | null {
  if (whole === null) return null
  const hours = hoursOf(whole, now)
  const age = hours === null ? 'There is no whole backup yet.' : `The last whole backup is ${hours} hours old.`
  if (whole.fault !== null) return `${whole.fault} ${age}`
  if (whole.at === null || now - whole.at > mayBeOld.here) return `${age} See systemctl status forum-backup.timer forum-backup.`
  return null
}

/** One sentence where the copy elsewhere is old; null: it is not, or none is made. */
export function elsewhereFaultOf(whole: WholeBackup | null, now: number): string | null {
  const copy = whole?.elsewhere
  if (!copy || (copy.at !== null && now - copy.at <= mayBeOld.elsewhere)) return null
  const hours = hoursOf(copy, now)
  const age =
    hours === null
      ? 'There is no copy of the backups elsewhere.'
      : `The last copy of the backups elsewhere is ${hours} hours old.`
  return `${age} ${copy.fault ?? 'See systemctl status forum-elsewhere.timer forum-elsewhere.'}`
}
