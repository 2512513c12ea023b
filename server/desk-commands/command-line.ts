// Entry point of `npm run desk`.
import { keepToOwner } from '../config/data-directory.ts'
import { readEnvironment } from '../config/env.ts'
import { refuse } from '../config/refuse.ts'
import { runDeskCommand } from './run-desk-command.ts'

try {
  keepToOwner()
  process.exitCode = await runDeskCommand(process.argv.slice(2), readEnvironment, (text) => process.stdout.write(text))
} catch (error) {
  refuse(error)
}
