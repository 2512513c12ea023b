// The process's log lines: JSON for machines, one readable line each for people at a terminal. No personal data, no secret.
import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

/** What rooms may ask of the log. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export type LogFormat = 'text' | 'json'

/** A log that writes to `destination` (standard output when it is left out), with what `about` knows of the moment in every line. */
export function createLog(
  format: LogFormat,
  destination: NodeJS.WritableStream = process.stdout,
  about: () => object = () => ({}),
): Log {
  const options = {
    base: null,
    mixin: about,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, format === 'json' ? destination : readableLines(destination))
}

/** A log that says nothing. */
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
