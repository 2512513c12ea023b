// The log: JSON for machines, readable lines for a terminal. No personal data, no secrets.
import { Writable } from 'node:stream'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The log methods that modules may use. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type LogFormat = 'text' | 'json'

/** A log to `destination` (default: standard output). `isJournal`: JSON lines go to systemd's journal and begin with its priority prefix. */
export function createLog(format: LogFormat, destination: NodeJS.WritableStream = process.stdout, isJournal = false): Log {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const lines = isJournal ? rankedLines(destination) : destination
  return pino(options, format === 'json' ? lines : readableLines(destination))
}

/** Syslog priorities (sd-daemon(3)). */
const ranks: Readonly<Record<string, number>> = { debug: 7, info: 6, warn: 4, error: 3 }
const [usual, urgent] = [6, 3]

/** Priority prefix of a fatal message on standard error, for the journal. */
export const urgentMark = `<${urgent}>`

function rankedLines(destination: NodeJS.WritableStream): DestinationStream {
  return {
    write(line) {
      const [, level = ''] = /^\{"level":"(\w+)"/.exec(line) ?? []
      destination.write(`<${ranks[level] ?? usual}>${line}`)
    },
  }
}

/** A log that writes nothing. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}

function readableLines(destination: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      destination.write(readableLine(String(chunk)))
      done()
    },
  })
}

function readableLine(json: string): string {
  const { time, level, msg, ...rest } = JSON.parse(json) as Record<string, unknown>
  const mark = level === 'info' ? '' : `${String(level).toUpperCase()} `
  const details = Object.entries(rest).map(([name, value]) => `${name}=${readableValue(value)}`)
  return `${String(time).slice(11, 19)} ${mark}${[msg, ...details].join('  ')}\n`
}

function readableValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (value !== null && typeof value === 'object' && 'stack' in value) return String(value.stack)
  return JSON.stringify(value)
}
