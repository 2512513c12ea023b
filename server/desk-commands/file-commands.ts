// Commands for the desk's files: backups, keys, and a signal to the running site.
import { backUp } from '../backup/back-up.ts'
import { backupAt, type Manifest, verify } from '../backup/manifest.ts'
import { moveToFile, moveToPostgres } from '../backup/move.ts'
import { restore, restoreShared } from '../backup/restore.ts'
import { prepareDataDirectory } from '../config/data-directory.ts'
import type { SharedDesk } from '../config/shared-desk.ts'
import { addKey } from '../config/stored-keys.ts'
import { requestForcedReading } from '../content-store/forced-reading.ts'
import { addNote } from '../desk/desk-notes.ts'
import type { Options } from './command.ts'
import { confirmAction } from './confirm.ts'

/** Commands that need only files and work without a database. */
export const fileCommands: Record<
  string,
  (dataDirectory: string, words: readonly string[], options: Options, shared: SharedDesk | null) => Promise<string>
> = {
  'accept-content': async (dataDirectory) => {
    await requestForcedReading(prepareDataDirectory(dataDirectory))
    return 'The running site believes its next reading, within a minute, whatever has gone from it.'
  },
  backup: async (dataDirectory, words, { keep = '14' }, shared) => {
    if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep is a whole number.')
    const { path, manifest, removed, isNoted } = await backUp({
      dataDirectory,
      folder: folderIn(words),
      keep: Number(keep),
      now: Date.now(),
      shared,
    })
    const unnoted = isNoted ? '' : ' DATA_DIR did not take the note of it: /readyz goes on naming an earlier one.'
    return `${path}: ${contentsOf(manifest)}; ${removed} older backups removed.${unnoted}`
  },
  verify: async (_, words) => {
    const path = backupAt(folderIn(words))
    const manifest = await verify(path)
    return `${path} is whole, taken ${manifest.takenAt}: ${contentsOf(manifest)}.`
  },
  restore: async (dataDirectory, words, { replace: isReplacing = false }, shared) => {
    if (shared) return restoredShared(await restoreShared(shared, { dataDirectory, folder: folderIn(words) }))
    const { from, manifest, asideIn } = await restore({ dataDirectory, folder: folderIn(words), isReplacing, now: Date.now() })
    return [
      `${from} is restored into ${dataDirectory}: ${contentsOf(manifest)}.`,
      ...(asideIn ? [`What was there before lies in ${asideIn}.`] : []),
      ...afterRestore(manifest),
    ].join('\n')
  },
  move: async (dataDirectory, [where], _, shared) => {
    if (!shared)
      throw new Error('Set DESK_DATABASE_URL, FORM_KEYS and TICKET_KEYS as the site is to have them, or had them until now.')
    const options = { dataDirectory, shared, now: Date.now() }
    if (where === 'postgres') {
      const { rows, keptAt } = await moveToPostgres(options)
      return `${rows} rows are in PostgreSQL, each compared. The file is kept as ${keptAt}: delete it when all is well, for it holds what people sent.`
    }
    if (where !== 'file') throw new Error('Where to? postgres, or file.')
    const { rows, keptAt } = await moveToFile(options)
    return `${rows} rows are in ${keptAt}, each compared. Take DESK_DATABASE_URL, FORM_KEYS and TICKET_KEYS out of the settings; drop the database when all is well.`
  },
  'begin-anew': async (dataDirectory, _, { yes: isYes = false }) => {
    await confirmAction('What was sold and sent here before is given up: its tickets are unknown at the door.', isYes)
    addNote(prepareDataDirectory(dataDirectory), ['anew'])
    return 'The next start of the site takes what is in DATA_DIR as it is, and makes what is missing. Order numbers go on after those that were given out.'
  },
  'new-key': async (dataDirectory, [name], _, shared) => {
    if (shared)
      throw new Error('The keys stand in FORM_KEYS and TICKET_KEYS: put a new one there first, and start every machine anew.')
    if (name !== 'ticket' && name !== 'form') throw new Error('Which key? ticket or form.')
    addKey(dataDirectory, name)
    return `The new key signs from the next start of the site on. Back up ${name}.key now.`
  },
}

const afterRestore = ({ takenAt, counts }: Manifest) => [
  ...(counts.waiting > 0
    ? [
        `${counts.waiting} deliveries that waited then start again, also those that went out since. A letter to all is kept back by`,
        '"letter before <year> --stop" before the site is started.',
      ]
    : []),
  `Orders placed after ${takenAt} are not in it: look for them in the content service and at the payment provider,`,
  'and set ORDER_NUMBER_START beyond the last number that was given out, before the site is started (docs/operate.md).',
]

const restoredShared = ({ from, manifest }: Awaited<ReturnType<typeof restoreShared>>) =>
  [`${from} is restored into PostgreSQL: ${contentsOf(manifest)}.`, ...afterRestore(manifest)].join('\n')

function folderIn([folder]: readonly string[]): string {
  if (!folder) throw new Error('Which folder of backups?')
  return folder
}

function contentsOf({ counts, lastNumbers }: Manifest): string {
  const last = Object.values(lastNumbers)
  const { orders, tickets, submissions, waiting } = counts
  return `${orders} orders${last.length > 0 ? ` (last ${last.join(', ')})` : ''}, ${tickets} tickets, ${submissions} submissions, ${waiting} deliveries waiting`
}
