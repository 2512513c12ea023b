// Entry point of `npm run desk`.
import { keepToOwner } from '../config/data-directory.ts'
import { readEnvironment } from '../config/env.ts'
import { runDeskCommand } from '../desk-commands/run-desk-command.ts'
import { refuse } from '../process.ts'

try {
  keepToOwner()
  process.exitCode = await runDeskCommand(process.argv.slice(2), readEnvironment, (text) => process.stdout.write(text))
} catch (error) {
  refuse(error)
}
