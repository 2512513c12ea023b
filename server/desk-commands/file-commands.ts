// Commands on the files of the desk: backups, keys, and a word for the running site.
import { backUp } from '../backup/back-up.ts'
import { backupAt, type Manifest, verify } from '../backup/manifest.ts'
import { restore } from '../backup/restore.ts'
import { prepareDataDirectory } from '../config/data-directory.ts'
import { addKey } from '../config/stored-keys.ts'
import { leaveAcceptance } from '../content-store/acceptance.ts'
import type { Options } from './command.ts'

/** What works on the files alone, also when the database cannot be opened. */
export const fileCommands: Record<
  string,
  (dataDirectory: string, words: readonly string[], options: Options) => Promise<string>
> = {
  'accept-content': async (dataDirectory) => {
    await leaveAcceptance(prepareDataDirectory(dataDirectory))
    return 'The running site believes its next reading, within a minute, whatever has gone from it.'
  },
  backup: async (dataDirectory, words, { keep = '14' }) => {
    if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep is a whole number.')
    const { path, manifest, removed, isNoted } = await backUp({
      dataDirectory,
      folder: folderIn(words),
      keep: Number(keep),
      now: Date.now(),
    })
    const unnoted = isNoted ? '' : ' DATA_DIR did not take the note of it: /readyz goes on naming an earlier one.'
    return `${path}: ${contentsOf(manifest)}; ${removed} older backups removed.${unnoted}`
  },
  verify: async (_, words) => {
    const path = backupAt(folderIn(words))
    const manifest = await verify(path)
    return `${path} is whole, taken ${manifest.takenAt}: ${contentsOf(manifest)}.`
  },
  restore: async (dataDirectory, words, { replace: isReplacing = false }) => {
    const { from, manifest, asideIn } = await restore({ dataDirectory, folder: folderIn(words), isReplacing, now: Date.now() })
    return [
      `${from} is restored into ${dataDirectory}: ${contentsOf(manifest)}.`,
      ...(asideIn ? [`What was there before lies in ${asideIn}.`] : []),
      `Orders placed after ${manifest.takenAt} are not in it: look for them in the content service and at the payment provider,`,
      'and set ORDER_NUMBER_START beyond the last number that was given out, before the site is started (docs/operate.md).',
    ].join('\n')
  },
  'new-key': async (dataDirectory, [name]) => {
    if (name !== 'ticket' && name !== 'form') throw new Error('Which key? ticket or form.')
    addKey(dataDirectory, name)
    return `The new key signs from the next start of the site on. Back up ${name}.key now.`
  },
}

function folderIn([folder]: readonly string[]): string {
  if (!folder) throw new Error('Which folder of backups?')
  return folder
}

function contentsOf({ counts, lastNumbers }: Manifest): string {
  const last = Object.values(lastNumbers)
  const { orders, tickets, submissions, waiting } = counts
  return `${orders} orders${last.length > 0 ? ` (last ${last.join(', ')})` : ''}, ${tickets} tickets, ${submissions} submissions, ${waiting} deliveries waiting`
}
