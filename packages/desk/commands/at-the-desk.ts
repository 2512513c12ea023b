// Opens the desk for one command.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { silentLog } from '@forum/ground/base/log.ts'
import { createClock } from '@forum/ground/settings/clock.ts'
import { createDesk } from '../composition/desk.ts'
import { flatDesk } from '../composition/flat-desk.ts'
import { databaseName } from '../keeping/files/file-names.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import type { CommandDesk } from './command.ts'

/** Does `work` at an existing desk: a wrong DATA_DIR must not create a new desk with its own keys. Throws an Error with one sentence. */
export async function atTheDesk(config: SettingsForDesk, work: (desk: CommandDesk) => Promise<string>): Promise<string> {
  const dataDirectory = resolve(config.dataDirectory)
  if (config.desk.shared === null && !existsSync(join(dataDirectory, databaseName)))
    throw new Error(`There is no desk in ${dataDirectory}: set DATA_DIR to the site's.`)
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  // With a shared desk the folder may be any, so no notes are written there.
  const keepsNotes = config.desk.shared === null
  const clock = createClock(config.clock.startsAt)
  const desk = await createDesk({ config, dataDirectory, edition, clock, log: silentLog(), keepsNotes })
  try {
    const text = await work(flatDesk(desk))
    // The command may have added deliveries.
    await desk.database.notify('deliveries')
    return text
  } finally {
    await desk[Symbol.asyncDispose]()
  }
}
