import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyContent } from '@forum/domain/content/content.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { settlingTime } from '@forum/domain/programme/changes.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { beforeEach, expect, it } from 'vitest'
import { type ChangesPlace, createChanges } from './changes.ts'

let directory: string
beforeEach(() => {
  directory = newFolder()
})

const open = (own: Partial<ChangesPlace> = {}) =>
  createChanges({ directory, source: 'service', currentForumYear: null, log: silentLog(), ...own })
const now = Date.parse('2025-10-01T09:00:00+03:00')
const minute = 60_000
const session = anEvent({ id: 'a', start: now + 86_400_000 })
const content = (events: ProgrammeEvent[], year = 2025) => ({
  ...emptyContent,
  forums: [aForum({ year, start: now + 86_400_000, end: now + 90_000_000, events })],
})
const moved = { ...session, start: now + 90_000_000 }

it('a change that has stood for five minutes is told, also when the process was started again meanwhile', async () => {
  const early = open()
  early.compare(content([session]), now)
  early.compare(content([moved]), now + minute)
  await early[Symbol.asyncDispose]()
  const later = open()
  expect(later.of(2025)).toEqual([])
  later.compare(content([moved]), now + minute + settlingTime)
  await later[Symbol.asyncDispose]()
  const last = open()
  expect(last.ofSession(2025, 'a')).toMatchObject([
    { kinds: ['time'], at: now + minute + settlingTime, before: { start: session.start } },
  ])
  last.compare(content([moved]), now + 60 * minute)
  expect(last.of(2025)).toHaveLength(1)
})

it('what is as it was told is not written again by the next start', async () => {
  const events = { ...content([session]), sideEvents: [aSideEvent({ start: session.start })] }
  const first = open()
  first.compare(events, now)
  await first[Symbol.asyncDispose]()
  const written = statSync(join(directory, 'programme-changes.json')).ino
  expect(readFileSync(join(directory, 'programme-changes.json'), 'utf8')).toContain('"place"')
  const next = open()
  next.compare(events, now + minute)
  await next[Symbol.asyncDispose]()
  expect(statSync(join(directory, 'programme-changes.json')).ino).toBe(written)
})

it('an edition is told of from when it is the current one: while it is prepared every session would be new', () => {
  const changes = open({ directory: null })
  const prepared = (events: ProgrammeEvent[], isCurrent: boolean) => {
    const { forums, ...others } = content(events)
    return {
      ...others,
      forums: [...forums.map((forum) => ({ ...forum, isCurrent })), aForum({ year: 2024, isCurrent: !isCurrent })],
    }
  }
  const added = anEvent({ id: 'b', start: session.start })
  const looks = (events: ProgrammeEvent[], isCurrent: boolean, at: number) => {
    for (const time of [at, at + settlingTime]) changes.compare(prepared(events, isCurrent), time)
    return changes.of(2025).map(({ eventId, kinds }) => [eventId, ...kinds])
  }
  expect(looks([session], false, now)).toEqual([])
  expect(looks([moved, added], false, now + 10 * minute)).toEqual([])
  expect(looks([moved, added], true, now + 20 * minute)).toEqual([])
  expect(looks([session, added], true, now + 30 * minute)).toEqual([['a', 'time']])
})

it('an edition that is over is taken as it is', () => {
  const changes = open({ directory: null })
  const after = now + 30 * 86_400_000
  changes.compare(content([session]), after)
  changes.compare(content([moved]), after + minute)
  changes.compare(content([moved]), after + minute + settlingTime)
  expect(changes.of(2025)).toEqual([])
})

it('a file that was spoilt is said once and begun anew; a disk that takes nothing stops nobody', async () => {
  const path = join(directory, 'programme-changes.json')
  writeFileSync(path, '{"format":1,"editions":{"2025":{}}}')
  const said: string[] = []
  const log = {
    ...silentLog(),
    warn: (_: object, text: string) => said.push(text),
    error: (_: object, text: string) => said.push(text),
  }
  const changes = open({ log })
  changes.compare(content([session]), now)
  await changes[Symbol.asyncDispose]()
  expect(said).toHaveLength(1)
  expect(JSON.parse(readFileSync(path, 'utf8')).editions[2025].told).toHaveProperty('a')
  const nowhere = open({ directory: join(directory, 'nowhere'), log })
  nowhere.compare(content([session]), now)
  nowhere.compare(content([moved]), now)
  await nowhere[Symbol.asyncDispose]()
  expect(said).toHaveLength(2)
})

it('what was told of another content service changes nothing here: its records have the same ids', async () => {
  const demo = open({ source: 'demo' })
  demo.compare(content([session]), now)
  await demo[Symbol.asyncDispose]()
  const real = open()
  for (const at of [now, now + minute + settlingTime]) real.compare(content([{ ...moved, title: inSome({ uk: 'X' }) }]), at)
  expect(real.of(2025)).toEqual([])
  await real[Symbol.asyncDispose]()
})

it('of two processes on one DATA_DIR each shows what the other told, and the one that lags behind takes nothing back', async () => {
  const [quick, slow] = [open(), open()]
  const lookAt = async (which: typeof quick, events: ProgrammeEvent[], at: number) => {
    which.compare(content(events), at)
    await which[Symbol.asyncDispose]()
  }
  for (const one of [quick, slow]) await lookAt(one, [session], now)
  for (const at of [now + minute, now + minute + settlingTime]) await lookAt(quick, [moved], at)
  await lookAt(slow, [session], now + 2 * minute + settlingTime)
  expect(slow.of(2025)).toEqual(quick.of(2025))
  for (const at of [3, 20]) await lookAt(slow, [moved], now + at * minute + settlingTime)
  await lookAt(quick, [moved], now + 30 * minute)
  for (const one of [quick, slow, open()])
    expect(one.of(2025)).toMatchObject([{ kinds: ['time'], at: now + minute + settlingTime }])
})

it('of two processes on one DATA_DIR both say the same moment in which an event became another, also after a restart', async () => {
  const [quick, slow] = [open(), open()]
  const lookAt = async (which: typeof quick, events: ProgrammeEvent[], at: number) => {
    which.compare(content(events), at)
    await which[Symbol.asyncDispose]()
  }
  for (const one of [quick, slow]) await lookAt(one, [session], now)
  await lookAt(quick, [moved], now + minute)
  await lookAt(slow, [moved], now + minute + 20_000)
  for (const one of [quick, slow, open()]) expect(one.alteredAt(2025, 'a')).toBe(now + minute)
})
