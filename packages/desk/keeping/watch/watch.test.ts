import { StorageFault } from '@forum/desk/storage/database.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LastBackup } from '../backup/last-backup.ts'
import type { WholeBackup } from '../backup/whole-backup.ts'
import { createAlarm } from './alarm.ts'
import { type Backlog, createDeskWatch } from './desk-watch.ts'

const hour = 3_600_000
let now: number
let sent: string[]
let mailFault: Error | null
let writeFault: Error | null
let backlog: Backlog
let readFault: Error | null
let backup: LastBackup | null
let whole: WholeBackup | null
let rehearsal: string | null
let missedSince: number | null
let refused: string[]
let failing: string | null
let share: number

beforeEach(() => {
  now = Date.parse('2025-10-16T09:00:00Z')
  sent = []
  mailFault = null
  writeFault = null
  readFault = null
  backlog = { waiting: 0, dead: 0, oldestAt: null }
  backup = { at: now, folder: '/backups' }
  whole = null
  rehearsal = null
  missedSince = null
  refused = []
  failing = null
  share = 0.5
})

function watchOf() {
  const alarm = createAlarm({
    send: async (subject, text) => {
      if (mailFault) throw mailFault
      sent.push(`${subject}. ${text}`)
    },
    now: () => now,
    log: silentLog(),
  })
  const watch = createDeskWatch({
    check: async () => {},
    write: async () => {
      if (writeFault) throw writeFault
    },
    backlog: async () => {
      if (readFault) throw readFault
      return backlog
    },
    refusedOrganisers: () => refused,
    failingPages: () => failing,
    lastBackup: () => backup,
    wholeBackup: () => whole,
    rehearsalFault: () => rehearsal,
    room: () => ({ free: share * 1_048_576_000, share }),
    missedSince,
    alarm,
    now: () => now,
  })
  return { watch, alarm }
}

test('says what it found, and nothing before it looked', async () => {
  const { watch } = watchOf()
  expect(watch.status()).toBeNull()
  backlog = { waiting: 3, dead: 0, oldestAt: now - 90_000 }
  await watch.check()
  expect(watch.status()).toEqual({
    isWritable: true,
    isLost: false,
    reason: null,
    waiting: 3,
    dead: 0,
    oldestSeconds: 90,
    lastBackupAt: now,
    wholeBackup: whole,
    freeShare: 0.5,
  })
  expect(sent).toEqual([])
})

test('a full disk is told once an hour, and again after it was well', async () => {
  const { watch, alarm } = watchOf()
  writeFault = new StorageFault('the disk is full')
  for (let minute = 0; minute < 59; minute++) {
    await watch.check()
    now += 60_000
  }
  expect(sent).toEqual([expect.stringContaining('the disk is full')])
  expect(watch.status()).toMatchObject({ isWritable: false, isLost: false, reason: 'the disk is full' })
  now += 120_000
  await watch.check()
  expect(sent).toHaveLength(2)
  writeFault = null
  await watch.check()
  expect(alarm.current()).toEqual({})
})

test('a desk that can be written and not read takes nothing either, and says why', async () => {
  const { watch } = watchOf()
  readFault = new StorageFault('the file is no database', { isLost: true })
  await watch.check()
  expect(watch.status()).toMatchObject({ isWritable: false, isLost: true, reason: 'the file is no database' })
  expect(sent).toEqual([expect.stringContaining('the file is no database')])
})

test('a clock that was a year ahead for a while does not silence the alarm for a year', async () => {
  const { watch } = watchOf()
  writeFault = new StorageFault('the disk is full')
  const real = now
  for (const moment of [real + 365 * 24 * hour, real, real + 60_000]) {
    now = moment
    await watch.check()
  }
  expect(sent.filter((mail) => mail.includes('the disk is full'))).toHaveLength(2)
})

test('a backup of everything that fails is told with its reason, and one that comes no more', async () => {
  const { watch, alarm } = watchOf()
  whole = { at: now - hour, checkedAt: now, fault: 'The backup of the uploads failed: no room', elsewhere: null }
  await watch.check()
  expect(sent).toEqual([expect.stringMatching(/^Site alarm: wholeBackup\. .*no room The last whole backup is 1 hours old\.$/)])
  whole = { at: now, checkedAt: now, fault: null, elsewhere: null }
  await watch.check()
  expect(alarm.current()).toEqual({})
  now += 5 * hour
  await watch.check()
  expect(alarm.current()).toEqual({ wholeBackup: expect.stringContaining('5 hours old') })
})

test('a copy elsewhere that is old is told with the reason of its last run, once a day', async () => {
  const { watch, alarm } = watchOf()
  const copied = now
  for (let past = 0; past < 34; past++) {
    now += hour
    whole = { at: now, checkedAt: now, fault: null, elsewhere: { at: copied, fault: 'The line is down.' } }
    if (backup) backup = { ...backup, at: now }
    await watch.check()
  }
  expect(sent.map((mail) => mail.match(/ (\d+) hours old\. The line is down\.$/)?.[1])).toEqual(['9', '33'])
  whole = null
  await watch.check()
  expect(alarm.current()).toEqual({})
})

test('two causes are told beside each other', async () => {
  const { watch } = watchOf()
  backlog = { waiting: 2, dead: 1, oldestAt: now - 2 * hour }
  await watch.check()
  expect(sent.map((mail) => mail.split('.')[0])).toEqual(['Site alarm: dead', 'Site alarm: stuck'])
})

test('pages that fail are told once an hour however often they fail, also where the desk cannot be read', async () => {
  const { watch, alarm } = watchOf()
  readFault = new StorageFault('the file is no database')
  for (let look = 0; look < 30; look++, now += 60_000) {
    failing = look % 12 < 10 ? 'Ten pages failed within a minute' : null
    await watch.check()
  }
  expect(sent.filter((mail) => mail.startsWith('Site alarm: pages'))).toEqual([
    'Site alarm: pages. Ten pages failed within a minute',
  ])
  failing = null
  await watch.check()
  expect(alarm.current()).not.toHaveProperty('pages')
})

test('an address of the organisers to which nothing goes is told, and that is over when the server takes it', async () => {
  const { watch, alarm } = watchOf()
  refused = ['gone@forum.example']
  await watch.check()
  expect(sent).toEqual([expect.stringContaining('refuses 1 of the addresses in MAIL_ORGANISERS')])
  expect(sent[0]).not.toContain('gone@')
  refused = []
  await watch.check()
  expect(alarm.current()).toEqual({})
})

test('a mail that could not be sent is tried again after minutes, not with every look', async () => {
  const { watch } = watchOf()
  backlog = { waiting: 0, dead: 1, oldestAt: null }
  mailFault = new Error('no mail server')
  await watch.check()
  mailFault = null
  now += 60_000
  await watch.check()
  expect(sent).toEqual([])
  now += 5 * 60_000
  await watch.check()
  expect(sent).toHaveLength(1)
})

describe('a backup is missed', () => {
  test.each([
    ['35 hours after the last one', () => now - 35 * hour, null, false],
    ['37 hours after the last one', () => now - 37 * hour, null, true],
    ['never taken where nobody wants one', null, null, false],
    ['never taken within its first day', null, () => now - 20 * hour, false],
    ['never taken after its first day', null, () => now - 40 * hour, true],
  ] as const)('%s', async (_, at, since, isMissed) => {
    backup = at && { at: at(), folder: '/backups' }
    missedSince = since?.() ?? null
    await watchOf().watch.check()
    expect(sent.length > 0).toBe(isMissed)
  })
})

test('a rehearsal of a restore that failed is told once a day, and that is over when the next one succeeds', async () => {
  const { watch, alarm } = watchOf()
  rehearsal = 'A restore was rehearsed and failed: no whole backup.'
  for (let past = 0; past < 30; past++) {
    now += hour
    if (backup) backup = { ...backup, at: now }
    await watch.check()
  }
  expect(sent).toEqual(Array(2).fill(expect.stringMatching(/^Site alarm: rehearsal\. .*no whole backup/)))
  rehearsal = null
  await watch.check()
  expect(alarm.current()).toEqual({})
})

test('a disk that fills is told once a day below 15 per cent, once an hour below 5, and that is over when there is room', async () => {
  const { watch, alarm } = watchOf()
  const seen = async (free: number, hours: number) => {
    share = free
    for (let past = 0; past < hours; past++) {
      now += hour
      if (backup) backup = { ...backup, at: now }
      await watch.check()
    }
    return sent.splice(0).map((text) => text.slice(0, 30))
  }
  expect(await seen(0.151, 2)).toEqual([])
  expect(await seen(0.149, 30)).toEqual(Array(2).fill(expect.stringMatching(/^Site alarm: disk\. 149 MB/)))
  expect(await seen(0.049, 3)).toEqual(Array(3).fill(expect.stringMatching(/^Site alarm: diskFull\. 49 MB/)))
  expect(watch.status()?.freeShare).toBe(0.049)
  expect([await seen(0.5, 1), alarm.current()]).toEqual([[], {}])
})
