// Checks DATA_DIR: space, rights, last backup, last rehearsal of a restore.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { roomAt, scarce } from '@forum/ground/base/room.ts'
import { prepareDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { lastBackup } from '../keeping/backup/last-backup.ts'
import { lastRehearsal, rehearsalFault } from '../keeping/backup/last-rehearsal.ts'
import { elsewhereFaultOf, faultOf, hoursOf, wholeBackup } from '../keeping/backup/whole-backup.ts'
import { databaseName } from '../keeping/files/file-names.ts'
import { about, type Finding } from './finding.ts'

const megabyte = 1_048_576
/** Below it the sale stops at any moment. */
const enough = 200 * megabyte
const backupAge = 36 * 3_600_000

export function checkDisk(dataDirectory: string, now: number): Finding[] {
  const path = resolve(dataDirectory)
  const disk = about('disk')
  if (!existsSync(path))
    return [disk('stop', `the folder ${path} does not exist: set DATA_DIR to the site's, or start the site once`)]
  try {
    prepareDataDirectory(path)
  } catch (error) {
    return [disk('stop', (error as Error).message)]
  }
  const { free, share } = roomAt(path)
  const room = free < enough ? 'stop' : share < scarce.early ? 'look' : 'ok'
  const told = `${Math.floor(free / megabyte)} MB are free in ${path}, ${Math.floor(share * 100)} % of the disk`
  const act = share < scarce.late ? ': soon nothing can be sold, make room now' : share < scarce.early ? ': make room' : ''
  return [
    disk(room, `${told}${act}`),
    ...checkRights(path),
    checkBackup(path, now),
    ...checkWhole(path, now),
    ...checkRehearsal(path, now),
  ]
}

function checkRights(path: string): Finding[] {
  const open = [databaseName, 'form.key', 'ticket.key', 'mail']
    .filter((name) => existsSync(join(path, name)))
    .filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0)
  const rights = about('rights')
  return open.length > 0
    ? [rights('look', `others on this machine can read ${open.join(', ')}: chmod go= on them`)]
    : [rights('ok', 'nobody else on this machine can read personal data')]
}

function checkBackup(path: string, now: number): Finding {
  const backup = about('backup')
  const last = lastBackup(path)
  if (!last) return backup('look', 'never taken: npm run desk -- backup <folder>, by a timer')
  const hours = Math.round((now - last.at) / 3_600_000)
  return now - last.at > backupAge
    ? backup('look', `the last one is ${hours} hours old: check its timer`)
    : backup('ok', `${hours} hours old, in ${last.folder}`)
}

/** Nothing where this machine backs up only the desk. */
function checkWhole(path: string, now: number): Finding[] {
  const whole = wholeBackup(path)
  if (!whole) return []
  const [fault, checked] = [faultOf(whole, now), whole.checkedAt]
  const told = `${hoursOf(whole, now)} hours old, with the content service; all were read again: ${checked === null ? 'never' : new Date(checked).toISOString().slice(0, 10)}`
  const elsewhere = elsewhereFaultOf(whole, now)
  return [
    about('backup of everything')(fault ? 'look' : 'ok', fault ?? told),
    ...(whole.elsewhere
      ? [about('copy elsewhere')(elsewhere ? 'look' : 'ok', elsewhere ?? `${hoursOf(whole.elsewhere, now)} hours old`)]
      : []),
  ]
}

/** Nothing where none was made. */
function checkRehearsal(path: string, now: number): Finding[] {
  const rehearsal = about('restore')
  const last = lastRehearsal(path)
  if (!last) return []
  const fault = rehearsalFault(last, now)
  return [
    fault
      ? rehearsal('look', fault)
      : rehearsal('ok', `rehearsed ${new Date(last.at).toISOString().slice(0, 10)}, and it gave a site`),
  ]
}
