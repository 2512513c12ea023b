// All settings of the process, and the only reader of environment variables and secret files.
import { deskTable } from '@forum/desk/port.ts'
import { type NamesIn, readGiven } from '@forum/ground/settings/setting.ts'
import { siteTable } from './site-settings.ts'

/** In the order of the example file and the document. */
export const allSettings = { site: siteTable, desk: deskTable }

/** Trimmed settings; undefined: not given. */
export type Environment = Partial<Record<NamesIn<typeof allSettings>, string>>

/** Throws an Error with a sentence for each unusable secret file. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  return readGiven(allSettings, source)
}
