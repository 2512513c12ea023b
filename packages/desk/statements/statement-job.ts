// What a thread does for a statement (statement-worker.ts): reading a file, or matching its lines.
import { matchLines, type PayableOrder } from '@forum/domain/transfer/match-lines.ts'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import { type ReadOptions, readStatement } from './read-statement.ts'

export const jobs = {
  read: (bytes: Uint8Array, options: ReadOptions) => readStatement(bytes, options),
  match: (lines: readonly StatementLine[], orders: readonly PayableOrder[]) => Promise.resolve(matchLines(lines, orders)),
}

export type StatementJobs = typeof jobs

export type Job = { [Name in keyof StatementJobs]: { name: Name; given: Parameters<StatementJobs[Name]> } }[keyof StatementJobs]
