// Shared by all operator commands.
import type { parseArgs } from 'node:util'
import type { DeskParts } from '../desk/desk.ts'
import type { SettingsForDesk } from '../desk-settings/settings-for-desk.ts'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const

/** Allowed `--options` of the command line. */
export const allowed = {
  to: text,
  ticket: text,
  kind: text,
  state: text,
  most: text,
  keep: text,
  replace: yes,
  unpaid: yes,
  since: text,
  method: text,
  email: text,
  phone: text,
  like: text,
  unconfirmed: yes,
  quiet: yes,
  yes,
  seat: { type: 'string', multiple: true },
  amount: text,
  'by-hand': yes,
  name: text,
  company: text,
  position: text,
  same: yes,
  'any-day': yes,
  undo: yes,
  supervisor: yes,
  percent: text,
  sum: text,
  tickets: text,
  day: text,
  kinds: text,
  send: yes,
  stop: yes,
  help: { type: 'boolean', short: 'h' },
} as const

export type Options = ReturnType<typeof parseArgs<{ options: typeof allowed }>>['values']

/** Returns the output; throws an Error with one sentence. */
export type Command = (desk: DeskParts, words: readonly string[], options: Options, config: SettingsForDesk) => Promise<string>

/** The order number, the first argument of a command on one order. */
export function orderNumberOf([number]: readonly string[]): string {
  if (!number) throw new Error('Which order? Give its number, such as 2025-00042.')
  return number
}

export function countOf(most = '50'): number {
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new Error('--most is a whole number.')
  return Number(most)
}
