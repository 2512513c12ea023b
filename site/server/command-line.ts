// Entry point of `npm run desk`.
import { decideConfig } from './config/config.ts'
import { readEnvironment } from './config/env.ts'
import { runDeskCommand } from './desk-port/port.ts'
import { keepToOwner } from './settings/data-directory.ts'
import { refuse } from './settings/refuse.ts'

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
