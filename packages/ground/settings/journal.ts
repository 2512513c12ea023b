// Whether output goes to systemd's journal, which reads a priority prefix of each line.
import { fstatSync } from 'node:fs'

/** Whether standard output (1) or error (2) is the journal's stream; `given`: JOURNAL_STREAM (systemd.exec(5)). */
export function goesToJournal(descriptor: 1 | 2, given: string | undefined = process.env.JOURNAL_STREAM): boolean {
  if (!given) return false
  try {
    const { dev, ino } = fstatSync(descriptor)
    return given === `${dev}:${ino}`
  } catch {
    return false
  }
}
