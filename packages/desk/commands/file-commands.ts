// Commands for the desk's files: backups, keys, and a signal to the running site.

import { requestForcedReading } from '@forum/content/port.ts'
import { prepareDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { backUp } from '../keeping/backup/back-up.ts'
import { backupAt, type Manifest, verify } from '../keeping/backup/manifest.ts'
import { moveToFile, moveToPostgres } from '../keeping/backup/move.ts'
import { restorable, restore, restoreShared } from '../keeping/backup/restore.ts'
import { addNote } from '../keeping/files/desk-notes.ts'
import { addKey } from '../keeping/files/stored-keys.ts'
import type { FileCommand } from './command.ts'
import { confirmAction } from './confirm.ts'

export const acceptContent: FileCommand = async (dataDirectory) => {
  await requestForcedReading(prepareDataDirectory(dataDirectory))
  return 'The running site accepts the next refresh of the content, within a minute, whatever is missing in it.'
}

export const backup: FileCommand = async (dataDirectory, words, { keep = '14' }, shared) => {
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep is a whole number.')
  const { path, manifest, removed, isNoted } = await backUp({
    dataDirectory,
    folder: folderIn(words),
    keep: Number(keep),
    now: Date.now(),
    shared,
  })
  const unnoted = isNoted ? '' : ' DATA_DIR cannot be written, so /readyz names an earlier backup.'
  return `${path}: ${contentsOf(manifest)}; ${removed} older backups removed.${unnoted}`
}

export const verifyBackup: FileCommand = async (_, words) => {
  const path = backupAt(folderIn(words))
  const manifest = await verify(path)
  return `${path} is whole, taken ${manifest.takenAt}: ${contentsOf(manifest)}.`
}

export const restoreBackup: FileCommand = async (
  dataDirectory,
  words,
  { replace: isReplacing = false, check: isChecked = false },
  shared,
) => {
  const options = { dataDirectory, folder: folderIn(words), now: Date.now() }
  if (isChecked) {
    const { from, manifest } = await restorable(options.folder)
    return `${from} can be restored: ${contentsOf(manifest)}.`
  }
  if (shared) return restoredShared(await restoreShared(shared, options))
  const { from, manifest, asideIn, numbers } = await restore({ ...options, isReplacing })
  return [
    `${from} is restored into ${dataDirectory}: ${contentsOf(manifest)}.`,
    ...(asideIn ? [`The old desk is in ${asideIn}.`] : []),
    ...afterRestore(manifest, numbers),
  ].join('\n')
}

export const move: FileCommand = async (dataDirectory, [where], _, shared) => {
  if (!shared) throw new Error('Set DESK_DATABASE_URL, FORM_KEYS and TICKET_KEYS to the values of the site.')
  const options = { dataDirectory, shared, now: Date.now() }
  if (where === 'postgres') {
    const { rows, keptAt } = await moveToPostgres(options)
    return `${rows} rows were copied to PostgreSQL and compared. The file is kept as ${keptAt}: it holds personal data, so delete it when everything works.`
  }
  if (where !== 'file') throw new Error('Move where? postgres, or file.')
  const { rows, keptAt } = await moveToFile(options)
  return `${rows} rows were copied to ${keptAt} and compared. Remove DESK_DATABASE_URL, FORM_KEYS and TICKET_KEYS from the settings. Drop the database when everything works.`
}

export const beginAnew: FileCommand = async (dataDirectory, _, { yes: isYes = false }) => {
  await confirmAction('This gives up everything that was sold and sent before: the door will not know its tickets.', isYes)
  addNote(prepareDataDirectory(dataDirectory), ['anew'])
  return 'The next start of the site uses what is in DATA_DIR and creates what is missing. Order numbers continue after those that were given out.'
}

export const newKey: FileCommand = async (dataDirectory, [name], _, shared) => {
  if (shared)
    throw new Error(
      'The keys are in FORM_KEYS and TICKET_KEYS: put the new one first there, and restart the site on every machine.',
    )
  if (name !== 'ticket' && name !== 'form') throw new Error('Which key? ticket or form.')
  addKey(dataDirectory, name)
  return `The site uses the new key from its next start on. Back up ${name}.key now.`
}

const afterRestore = ({ takenAt, counts }: Manifest, numbers: readonly string[]) => [
  ...numbers,
  ...(counts && counts.waiting > 0
    ? [
        `${counts.waiting} deliveries that waited then are sent again, also those that were sent since. A letter to all attendees is stopped.`,
      ]
    : []),
  `Orders placed after ${takenAt} are missing: look for them in the content service and at the payment provider ("After a restore" in docs/operate.md).`,
]

const restoredShared = ({ from, manifest, numbers }: Awaited<ReturnType<typeof restoreShared>>) =>
  [`${from} is restored into PostgreSQL: ${contentsOf(manifest)}.`, ...afterRestore(manifest, numbers)].join('\n')

function folderIn([folder]: readonly string[]): string {
  if (!folder) throw new Error('Give the folder of the backups.')
  return folder
}

function contentsOf({ counts, lastNumbers }: Manifest): string {
  if (counts === null) return 'a database that this release cannot read, copied as it is'
  const last = Object.values(lastNumbers)
  const { orders, tickets, submissions, waiting } = counts
  return `${orders} orders${last.length > 0 ? ` (last ${last.join(', ')})` : ''}, ${tickets} tickets, ${submissions} submissions, ${waiting} deliveries waiting`
}
