// What the settings of a shared desk decide: its database, and keys that all machines need.
import { fault, type GivenSettings, readSettings, settingsIn, type ValuesOf } from '@forum/ground/settings/setting.ts'
import { sharedSettings } from './desk-settings.ts'

export type SharedDesk = ValuesOf<typeof sharedSettings>

/** null: the desk is a file in DATA_DIR with its keys; undefined: `faults` contains the errors. */
export function decideSharedDesk(given: GivenSettings, faults: string[]): SharedDesk | null | undefined {
  if (given.DESK_DATABASE_URL) return readSettings(sharedSettings, given, faults)
  const stray = settingsIn(sharedSettings).filter(({ name }) => given[name])
  for (const one of stray) faults.push(fault(one, given, 'nothing without DESK_DATABASE_URL: the keys then stand in DATA_DIR'))
  return stray.length > 0 ? undefined : null
}
