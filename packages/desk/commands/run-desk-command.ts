// The operator's commands: what the organisers' desk cannot do, with or without a running site.
import { parseArgs } from 'node:util'
import { ownValue } from '@forum/domain/record/own-value.ts'
import { ConfigError, type GivenSettings } from '@forum/ground/settings/setting.ts'
import { examine } from '../doctor/doctor.ts'
import { wayBack } from '../keeping/backup/way-back.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { decideSharedDesk } from '../settings/shared-desk.ts'
import { atTheDesk } from './at-the-desk.ts'
import { allowed, type CommandOptions, type DeskCommand, type FileCommand } from './command.ts'
import * as day from './day-commands.ts'
import * as files from './file-commands.ts'
import * as people from './person-commands.ts'
import { readContent } from './read-content.ts'
import * as sent from './submission-commands.ts'

type Answer = { text: string; isFault?: boolean }
type Act = (words: readonly string[], options: CommandOptions, settings: CommandSettings) => Promise<Answer>

/** How a command reads its settings. */
export type CommandSettings = {
  /** All of them. Throws a ConfigError with their faults. */
  all(): SettingsForDesk
  /** DATA_DIR, and those of a shared desk as texts: a wrong setting of another part must not stop a backup or a restore. */
  files(): { dataDirectory: string; given: GivenSettings }
}

const atDesk =
  (command: DeskCommand): Act =>
  async (words, options, { all }) => ({ text: await atTheDesk(all(), (desk) => command(desk, words, options)) })
const onFiles =
  (command: FileCommand): Act =>
  async (words, options, { files }) => {
    const { dataDirectory, shared } = placesOf(files())
    return { text: await command(dataDirectory, words, options, shared) }
  }
function placesOf({ dataDirectory, given }: ReturnType<CommandSettings['files']>) {
  const faults: string[] = []
  const shared = decideSharedDesk(given, faults)
  if (shared === undefined) throw new ConfigError(faults)
  return { dataDirectory, shared }
}
/** For forum-desk: with 1 and a text the release cannot work on the database, with 0 and a text the one before could not afterwards. */
const canOpen: Act = async ([folder = ''], _, { files }) => {
  const { canOpen: isWell, sentence } = await wayBack({ ...placesOf(files()), folder })
  return { text: sentence ?? '', isFault: !isWell }
}
const doctor: Act = async (_, __, { all }) => {
  const { text, mayBeSold } = await examine(all())
  return { text, isFault: !mayBeSold }
}

/** Each command: the words after its name, what it does, and how. */
const commands: Readonly<Record<string, readonly [words: string, does: string, act: Act]>> = {
  list: [
    '[--kind callback] [--state waiting|delivered|dead] [--most 50]',
    'submissions and orders (--kind order), newest first',
    atDesk(sent.list),
  ],
  show: ['<id>', 'one submission or order with its deliveries', atDesk(sent.show)],
  retry: ['[<id>]', 'sends dead and waiting deliveries now', atDesk(sent.retry)],
  export: ['<kind>', 'a table for spreadsheets (CSV) on standard output', atDesk(sent.exportTable)],
  'resend-records': ['[<order number>]', 'writes orders into the content service again', atDesk(sent.resendRecords)],
  find: ['<e-mail or phone>', 'everything that one person sent', atDesk(people.find)],
  erase: ['<e-mail or phone> [--yes]', "erases the person's data in everything that find shows", atDesk(people.erase)],
  interrupt: ['[alert|pause] [--drill]', 'interrupts the forum in all halls', atDesk(day.interrupt)],
  'go-on': ['[12:25]', 'the forum goes on, now or at that time of today', atDesk(day.goOn)],
  'sign-out': ['[<name>]', "ends the sessions at the organisers' desk, of one person or of all", atDesk(people.signOut)],
  'new-key': ['<ticket or form>', 'uses a new key from the next start on; the old ones stay valid', onFiles(files.newKey)],
  backup: ['<folder> [--keep 14]', 'copies database, keys and mails; deletes older backups beyond --keep', onFiles(files.backup)],
  verify: ['<folder>', 'checks the newest backup in it and shows what it holds', onFiles(files.verifyBackup)],
  restore: [
    '<folder> [--replace] [--check]',
    'restores it; --replace moves an existing desk aside; --check only says whether it can be',
    onFiles(files.restoreBackup),
  ],
  'can-open': ['<folder>', 'whether this release can work on the database, and what a restore would lose', canOpen],
  move: ['<postgres or file>', 'moves the desk to DESK_DATABASE_URL, or back; stop the site first', onFiles(files.move)],
  doctor: ['', 'checks everything that the sale needs, and says what to do', doctor],
  'begin-anew': [
    '[--yes]',
    'gives up lost data: the next start uses DATA_DIR as it is and creates what is missing',
    onFiles(files.beginAnew),
  ],
  'read-content': [
    '<folder>',
    'reads the content service once, as the site does, and keeps the content in that folder',
    async (words, _, { all }) => ({ text: await readContent(all(), words) }),
  ],
  'accept-content': ['', 'accepts the present content of the content service, whatever is missing', onFiles(files.acceptContent)],
}

const usage = [
  'npm run desk -- <command>\n',
  ...Object.entries(commands).map(([name, [words, does]]) => `  ${`${name} ${words}`.padEnd(70)}${does}`),
].join('\n')

/** Parses the command line. Throws an Error with one sentence. */
function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: allowed })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new Error(`${sentence?.replace(/\.$/, '')}. "help" lists the commands.`, { cause: error })
  }
}

/**
 * Runs a command line and returns the exit code. Throws an Error whose lines are meant for the operator.
 *
 * @param settings read only after the command line was parsed
 * @param print writes to standard output
 */
export async function runDeskCommand(
  args: readonly string[],
  settings: CommandSettings,
  print: (text: string) => void,
): Promise<number> {
  const { positionals, values } = readWords(args)
  const [name = '', ...words] = positionals
  if (values.help || name === 'help') {
    print(`${usage}\n`)
    return 0
  }
  const [, , act] = ownValue(commands, name) ?? []
  if (!act) throw new Error(usage)
  const { text, isFault = false } = await act(words, values, settings)
  if (text !== '') print(`${text.trimEnd()}\n`)
  return isFault ? 1 : 0
}
