// The operator's commands for submissions, orders and tickets, with or without a running site.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { doorEdition } from '#domain/door/door-edition.ts'
import { currentYearOf } from '#domain/forum/edition.ts'
import { ownValue } from '#domain/own-value.ts'
import { databaseName } from '../backup/manifest.ts'
import { createClock } from '../config/clock.ts'
import { type Config, decideConfig } from '../config/config.ts'
import type { Environment } from '../config/env.ts'
import { createDesk } from '../desk/desk.ts'
import { examine } from '../doctor/doctor.ts'
import { silentLog } from '../log.ts'
import { codeCommands } from './code-commands.ts'
import type { Command, Options } from './command.ts'
import { deedCommands } from './deed-commands.ts'
import { doorCommands } from './door-commands.ts'
import { fileCommands } from './file-commands.ts'
import { forumsOnDisk } from './forums-on-disk.ts'
import { letterCommands } from './letter-commands.ts'
import { orderCommands } from './order-commands.ts'
import { personCommands } from './person-commands.ts'
import { submissionCommands } from './submission-commands.ts'
import { waitingCommands } from './waiting-commands.ts'

const usage = `npm run desk -- <command>

  list [--kind callback] [--state waiting|delivered|dead] [--most 50]   what was sent, newest first
  show <id>                                                             one submission with its deliveries
  retry [<id>]                                                          sends dead and waiting deliveries at once
  export <kind>                                                         a table for spreadsheets (CSV) on standard output
  orders [--most 50]                                                    orders, newest first
  order <number>                                                        one order with its tickets
  paid <number>                                                         the money of an order has arrived: issues its tickets
  revoke <number> [--yes]                                               cancels an order, or refunds it: its tickets are worth nothing
  resend <number> [--to buyer|attendees] [--ticket 2]                   sends the letters with an order's tickets again
  resend-records [<number>]                                             writes what people read of orders in the content service again
  readdress <number> <e-mail>                                           corrects the buyer's address; the letter that did not arrive goes there
  attendee <number> --ticket 2 --name … [--company …] [--position …] [--email …] [--same]
                                                                        another person has the seat: a new code; --same: the spelling is corrected
  extend <number> <day>                                                 an invoice may be paid until the end of this day, also one that ran out
  note <number> <text>                                                  writes something into the journal of an order
  deeds [--most 50]                                                     what organisers and this command did, newest first
  sign-out [<name>]                                                     ends the sessions at the organisers' desk, of one person or of all
  refund <number> [--seat 2]… [--amount 150.50] [--by-hand]             gives back an order, single seats of it, or a sum
  cancel --unpaid [--since 2025-09-01T14:30] [--method bank] [--email …] [--phone …] [--like <number>] [--unconfirmed] [--quiet] [--yes]
                                                                        cancels all unpaid orders that are meant; --like: of the same line (IPv6: /48)
  letter <before or after> <year> [--send] [--stop]                     the letter to all who have a ticket: how far it is; sends it to who has not got it
  check-in <token or 2025-00042/1> [--any-day] [--undo]                 is this ticket good on this day; lets in, or takes that back
  gate add <name> [--supervisor], gate list, gate revoke <name>         who may let in with a phone: prints the address to open, once
  code add <code> --percent 10 or --sum 500 --tickets 50 [--day 2025-10-01] [--kinds <id>,<id>], code list, code stop <code>
                                                                        promo codes of the current edition; kinds of tickets: all, or these
  waiting list, waiting remove <id>                                     who waits for seats of a kind that is sold out; takes somebody off
  new-key <ticket or form>                                              a new key signs from the next start on; the old ones stay known
  find <e-mail or phone>                                                everything that one person sent
  erase <e-mail or phone> [--yes]                                       takes the person's data out of everything that find shows
  backup <folder> [--keep 14]                                           copies database, keys and mails; older backups beyond --keep go
  verify <folder>                                                       is the newest backup in it whole, and what does it hold
  restore <folder> [--replace]                                          puts it into DATA_DIR; --replace moves a desk that is there aside
  move <postgres or file>                                               the desk goes into DESK_DATABASE_URL, or back; the site stands still
  doctor                                                                looks at all that the sale needs, and says what to do
  begin-anew [--yes]                                                    what is in DATA_DIR is right, whatever was lost: the next start makes what is missing
  accept-content                                                        what the content service gives now is right: nothing is held back`

/** Allowed `--options`. */
const allowed = {
  to: { type: 'string' },
  ticket: { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
  most: { type: 'string' },
  keep: { type: 'string' },
  replace: { type: 'boolean' },
  unpaid: { type: 'boolean' },
  since: { type: 'string' },
  method: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  like: { type: 'string' },
  unconfirmed: { type: 'boolean' },
  quiet: { type: 'boolean' },
  yes: { type: 'boolean' },
  seat: { type: 'string', multiple: true },
  amount: { type: 'string' },
  'by-hand': { type: 'boolean' },
  name: { type: 'string' },
  company: { type: 'string' },
  position: { type: 'string' },
  same: { type: 'boolean' },
  'any-day': { type: 'boolean' },
  undo: { type: 'boolean' },
  supervisor: { type: 'boolean' },
  percent: { type: 'string' },
  sum: { type: 'string' },
  tickets: { type: 'string' },
  day: { type: 'string' },
  kinds: { type: 'string' },
  send: { type: 'boolean' },
  stop: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Parses the command line. Throws an Error with one sentence. */
function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: allowed })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new Error(`${sentence?.replace(/\.$/, '')}. "help" says what there is.`, { cause: error })
  }
}

/** Runs a command on an existing desk: a wrong DATA_DIR must not create a new desk with its own keys. */
async function atTheDesk(
  command: Command,
  words: readonly string[],
  options: Options,
  config: Config,
  print: (text: string) => void,
): Promise<void> {
  const dataDirectory = resolve(config.dataDirectory)
  if (config.desk.shared === null && !existsSync(join(dataDirectory, databaseName)))
    throw new Error(`There is no desk in ${dataDirectory}: set DATA_DIR to the site's.`)
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  const currentForumYear = () => currentYearOf(config.currentForumYear, forumsOnDisk(dataDirectory))
  const atDoor = (year: number) =>
    doorEdition(
      year,
      forumsOnDisk(dataDirectory).find((forum) => forum.year === year),
    )
  const clock = createClock(config.clock.startsAt)
  // With a shared desk the folder may be any, so no notes are written there.
  const keepsNotes = config.desk.shared === null
  const given = { config, dataDirectory, edition, currentForumYear, doorEdition: atDoor, clock, log: silentLog() }
  const desk = await createDesk({ ...given, keepsNotes })
  try {
    print(`${(await command(desk, words, options, config)).trimEnd()}\n`)
    // The command may have added deliveries.
    await desk.database.tell('deliveries')
  } finally {
    await desk[Symbol.asyncDispose]()
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
  settings: () => Environment,
  print: (text: string) => void,
): Promise<number> {
  const { positionals, values } = readWords(args)
  const [name = '', ...words] = positionals
  if (values.help || name === 'help') {
    print(`${usage}\n`)
    return 0
  }
  const command = ownValue<Command>(
    {
      ...submissionCommands,
      ...orderCommands,
      ...deedCommands,
      ...letterCommands,
      ...doorCommands,
      ...codeCommands,
      ...waitingCommands,
      ...personCommands,
    },
    name,
  )
  const fileCommand = ownValue(fileCommands, name)
  if (!command && !fileCommand && name !== 'doctor') throw new Error(usage)
  const config = decideConfig(settings())
  if (name === 'doctor') {
    const { text, mayBeSold } = await examine(config)
    print(`${text}\n`)
    return mayBeSold ? 0 : 1
  }
  if (fileCommand) print(`${await fileCommand(config.dataDirectory, words, values, config.desk.shared)}\n`)
  if (command) await atTheDesk(command, words, values, config, print)
  return 0
}
