// Entry point of `npm run desk`.

import { runDeskCommand } from '@forum/desk/port.ts'
import { keepToOwner } from '@forum/ground/settings/data-directory.ts'
import { refuse } from '@forum/ground/settings/refuse.ts'
import { decideConfig, settingsForFiles } from './config/config.ts'
import { readEnvironment } from './config/env.ts'

try {
  keepToOwner()
  process.exitCode = await runDeskCommand(
    process.argv.slice(2),
    { all: () => decideConfig(readEnvironment()), files: () => settingsForFiles(process.env) },
    (text) => process.stdout.write(text),
  )
} catch (error) {
  refuse(error)
}
