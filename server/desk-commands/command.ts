// Shared by all operator commands.
import type { Config } from '../config/config.ts'
import type { DeskParts } from '../desk/desk.ts'
import type { CancelOptions } from './cancel-command.ts'

/** Allowed `--options` of the command line. */
export type Options = CancelOptions & {
  to?: string
  ticket?: string
  kind?: string
  state?: string
  most?: string
  keep?: string
  replace?: boolean
  seat?: string[]
  amount?: string
  'by-hand'?: boolean
  name?: string
  company?: string
  position?: string
  same?: boolean
  'any-day'?: boolean
  undo?: boolean
  supervisor?: boolean
  percent?: string
  sum?: string
  tickets?: string
  day?: string
  kinds?: string
  send?: boolean
  stop?: boolean
}

/** Returns the output; throws an Error with one sentence. */
export type Command = (desk: DeskParts, words: readonly string[], options: Options, config: Config) => Promise<string>

/** The order number, the first argument of a command on one order. */
export function orderNumberOf([number]: readonly string[]): string {
  if (!number) throw new Error('Which order? Give its number, such as 2025-00042.')
  return number
}

export function countOf(most = '50'): number {
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new Error('--most is a whole number.')
  return Number(most)
}
