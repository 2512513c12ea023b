// Shared by all operator commands.
import type { parseArgs } from 'node:util'
import type { DeskParts } from '../composition/desk.ts'
import type { SharedDesk } from '../settings/shared-desk.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

/** Allowed `--options` of the command line. */
export const allowed = {
  kind: text,
  state: text,
  most: text,
  keep: text,
  replace: yes,
  yes,
  help: { type: 'boolean', short: 'h' },
} as const

export type Options = ReturnType<typeof parseArgs<{ options: typeof allowed }>>['values']

/** A command on the open desk. Returns the output; throws an Error with one sentence. */
export type DeskCommand = (desk: DeskParts, words: readonly string[], options: Options) => Promise<string>

/** A command that needs only files and settings, and works without a database. */
export type FileCommand = (
  dataDirectory: string,
  words: readonly string[],
  options: Options,
  shared: SharedDesk | null,
) => Promise<string>
