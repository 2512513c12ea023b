// Entry point of `npm run desk`.
import { decideConfig } from '../config/config.ts'
import { readEnvironment } from '../config/env.ts'
import { keepToOwner } from '../settings/data-directory.ts'
import { refuse } from '../settings/refuse.ts'
import { runDeskCommand } from './run-desk-command.ts'

try {
  keepToOwner()
  process.exitCode = await runDeskCommand(
    process.argv.slice(2),
    () => decideConfig(readEnvironment()),
    (text) => process.stdout.write(text),
  )
} catch (error) {
  refuse(error)
}
