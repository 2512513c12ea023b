// The operator's commands for submissions, orders and tickets, with or without a running site.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { doorEdition } from '#domain/door/door-edition.ts'
import { currentYearOf } from '#domain/forum/edition.ts'
import { ownValue } from '#domain/record/own-value.ts'
import { type Config, decideConfig } from '../config/config.ts'
import type { Environment } from '../config/env.ts'
import { createDesk } from '../desk/desk.ts'
import { databaseName } from '../desk-files/file-names.ts'
import { examine } from '../doctor/doctor.ts'
import { silentLog } from '../ground/log.ts'
import { createClock } from '../settings/clock.ts'
import { codeCommands } from './code-commands.ts'
import { allowed, type Command, type Options } from './command.ts'
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

  list [--kind callback] [--state waiting|delivered|dead] [--most 50]   submissions, newest first
  show <id>                                                             one submission with its deliveries
  retry [<id>]                                                          sends dead and waiting deliveries now
  export <kind>                                                         a table for spreadsheets (CSV) on standard output
  orders [--most 50]                                                    orders, newest first
  order <number>                                                        one order with its tickets
  paid <number>                                                         records the transfer of an order: issues its tickets
  revoke <number> [--yes]                                               cancels an order, also a paid one: its tickets become invalid; moves no money
  resend <number> [--to buyer|attendees] [--ticket 2]                   sends the mails with an order's tickets again
  resend-records [<number>]                                             writes orders into the content service again
  readdress <number> <e-mail>                                           corrects the buyer's address; the mail that did not arrive goes there
  attendee <number> --ticket 2 --name … [--company …] [--position …] [--email …] [--same]
                                                                        gives the seat to another person: a new code; --same: corrects the spelling
  extend <number> <day>                                                 lets an invoice be paid until the end of this day, also an expired one
  note <number> <text>                                                  adds a note to the journal of an order
  deeds [--most 50]                                                     what organisers and this command did, newest first
  sign-out [<name>]                                                     ends the sessions at the organisers' desk, of one person or of all
  refund <number> [--seat 2]… [--amount 150.50] [--by-hand]             refunds an order, single seats of it, or a sum
  cancel --unpaid [--since 2025-09-01T14:30] [--method bank] [--email …] [--phone …] [--like <number>] [--unconfirmed] [--quiet] [--yes]
                                                                        cancels all unpaid orders that match; --like: of the same line (IPv6: /48)
  letter <before or after> <year> [--send] [--stop]                     the mail to all attendees: shows how far it is; --send sends it, --stop stops it
  check-in <token or 2025-00042/1> [--any-day] [--undo]                 checks a ticket in; --undo takes that back
  gate add <name> [--supervisor], gate list, gate revoke <name>         gates for phones at the entrance: prints the address to open, once
  code add <code> --percent 10 or --sum 500 --tickets 50 [--day 2025-10-01] [--kinds <id>,<id>], code list, code stop <code>
                                                                        promo codes of the current edition, for all kinds of tickets or these
  waiting list, waiting remove <id>                                     shows the waiting list for seats; removes a person
  new-key <ticket or form>                                              uses a new key from the next start on; the old ones stay valid
  find <e-mail or phone>                                                everything that one person sent
  erase <e-mail or phone> [--yes]                                       erases the person's data in everything that find shows
  backup <folder> [--keep 14]                                           copies database, keys and mails; deletes older backups beyond --keep
  verify <folder>                                                       checks the newest backup in it and shows what it holds
  restore <folder> [--replace]                                          restores it into DATA_DIR; --replace moves an existing desk aside
  move <postgres or file>                                               moves the desk to DESK_DATABASE_URL, or back; stop the site first
  doctor                                                                checks everything that the sale needs, and says what to do
  begin-anew [--yes]                                                    gives up lost data: the next start uses DATA_DIR as it is and creates what is missing
  accept-content                                                        accepts the present content of the content service, whatever is missing`

/** Parses the command line. Throws an Error with one sentence. */
function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: allowed })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/)
    throw new Error(`${sentence?.replace(/\.$/, '')}. "help" lists the commands.`, { cause: error })
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
