// What deploy/back-up keeps in DATA_DIR about the backup of everything: desk, content service, uploads, settings.
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
}

/** Backups are made each hour, milliseconds. */
const mayBeOld = 4 * 3_600_000

/** null: this machine makes none, for instance because only the desk is backed up here. */
export function wholeBackup(dataDirectory: string): WholeBackup | null {
  const path = join(dataDirectory, 'whole-backup')
  if (!existsSync(path)) return null
  const lines = new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)] as const),
  )
  const time = (name: string) => (lines.has(name) ? Number(lines.get(name)) * 1000 : null)
  return { at: time('whole'), checkedAt: time('checked'), fault: lines.get('fault') ?? null }
}

/** Hours since the last whole backup; null: there is none. */
export const hoursOf = ({ at }: WholeBackup, now: number) =>
  at === null ? null : Math.max(0, Math.round((now - at) / 3_600_000))

/** One sentence where the last run failed or none comes any more; null: all is well. */
export function faultOf(whole: WholeBackup | null, now: number): string | null {
  if (whole === null) return null
  const hours = hoursOf(whole, now)
  const age = hours === null ? 'There is no whole backup yet.' : `The last whole backup is ${hours} hours old.`
  if (whole.fault !== null) return `${whole.fault} ${age}`
  return whole.at === null || now - whole.at > mayBeOld ? `${age} See systemctl status forum-backup.timer forum-backup.` : null
}
