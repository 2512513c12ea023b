import { fstatSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goesToJournal } from '../settings/journal.ts'
import { createLog } from './log.ts'

test('lines for the journal begin with how urgent they are, so that `journalctl -p warning` finds them; others are plain JSON', () => {
  const written: string[] = []
  const destination = { write: (line: string) => written.push(line) } as never
  for (const isJournal of [true, false]) {
    const log = createLog('json', destination, isJournal)
    log.error({ reason: 'the disk is full' }, 'x')
    log.warn('x')
    log.info('x')
  }
  expect(written.map((line) => line.slice(0, line.indexOf('{')))).toEqual(['<3>', '<4>', '<6>', '', '', ''])
  expect(JSON.parse(written[0]?.slice(3) ?? '')).toMatchObject({ level: 'error', reason: 'the disk is full' })
})

test('the journal is only where systemd said that this very stream leads to it', () => {
  const { dev, ino } = fstatSync(1)
  expect([`${dev}:${ino}`, `${dev}:${ino}1`, '', undefined].map((given) => goesToJournal(1, given))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
