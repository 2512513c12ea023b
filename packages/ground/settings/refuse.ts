// The last words of a process that cannot start.
import { urgentMark } from '../base/log.ts'
import { goesToJournal } from './journal.ts'
import { ConfigError } from './setting.ts'

/** Prints why the process cannot start, and exits. */
export function refuse(error: unknown): never {
  const mark = goesToJournal(2) ? urgentMark : ''
  for (const line of faultLines(error)) process.stderr.write(`${mark}${line}\n`)
  process.exit(1)
}

/** The error lines for the operator. */
export const faultLines = (error: unknown): readonly string[] =>
  error instanceof ConfigError ? error.faults : [sentenceOf(error)]

/** Our own errors are sentences; unexpected ones keep their stack. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.constructor === Error ? error.message : (error.stack ?? error.message)
}
