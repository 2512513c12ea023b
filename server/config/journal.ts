// Whether what this process writes goes to systemd's journal, which reads from the beginning of a line how urgent it is.
import { fstatSync } from 'node:fs'

/** Whether standard output (1) or error (2) is the stream that systemd made for its journal; `given`: what it named (systemd.exec(5)). */
export function goesToJournal(descriptor: 1 | 2, given: string | undefined = process.env.JOURNAL_STREAM): boolean {
  if (!given) return false
  try {
    const { dev, ino } = fstatSync(descriptor)
    return given === `${dev}:${ino}`
  } catch {
    return false
  }
}
