// A disk that is really full, or really read-only: a small one of its own, which only root may mount.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { silentLog } from '@forum/ground/base/log.ts'
import { openDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { createServices, type ProcessServices } from '@forum/site/server/services.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addNote, readNotes } from '../keeping/files/desk-notes.ts'
import { orderOf, personMarked } from './desk-fixture.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const probe = mkdtempSync(join(tmpdir(), 'may-mount-'))
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]).status === 0
if (mayMount) execFileSync('umount', [probe])
rmSync(probe, { recursive: true })

let disk: string
let started: ProcessServices[]
beforeEach(() => {
  started = []
  disk = mkdtempSync(join(tmpdir(), 'full-disk-'))
  if (mayMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await end()
  if (mayMount) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true })
})

const mount = (way: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${way}`, disk])

/** Not one byte more has room. */
function fill(): void {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) appendFileSync(join(disk, 'filling'), Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

async function start() {
  const log = silentLog()
  const said = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')]
  const services = await createServices(
    decideConfig({ DATA_DIR: disk, PICTURES_AHEAD: 'off' }),
    openDataDirectory(disk),
    project,
    log,
  )
  started.push(services)
  const lines = () => said.flatMap(({ mock }) => mock.calls.map((words) => words.findLast((word) => typeof word === 'string')))
  return { ...services, said: (words: RegExp) => lines().filter((line) => words.test(String(line))).length }
}

async function end(): Promise<void> {
  await Promise.all(started.splice(0).map((services) => services[Symbol.asyncDispose]()))
}

/**
 * Rounds of the desk follow one another at once, not every 20 seconds, and are counted. All other times are real: moved ones would give up a database
 * that is about to answer.
 */
function hurryRounds(): () => number {
  const later = setTimeout
  let rounds = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, delay?: number, ...given: []) => {
    if (delay === 20_000) rounds++
    return later(work, delay === 20_000 ? 20 : delay, ...given)
  }) as typeof setTimeout)
  return () => rounds
}

const order = ({ desk }: ProcessServices, key: string) =>
  desk().sale.orders.store(orderOf(personMarked('pokupets'), personMarked('koleha')), new Map(), key)

const faults: [string, { spoil(): void; mend(): void }][] = [
  ['full', { spoil: fill, mend: () => rmSync(join(disk, 'filling')) }],
  ['read-only', { spoil: () => mount('ro'), mend: () => mount('rw') }],
]

test.skipIf(!mayMount).each(faults)(
  'a start on a %s disk: the site reads on, and the desk opens by itself when the disk takes it (skipped where nobody may mount)',
  async (_, { spoil, mend }) => {
    const before = await start()
    const kept = await order(before, 'before')
    await end()
    spoil()
    const rounds = hurryRounds()
    const site = await start()
    const { desk, services, store, said } = site
    desk().run.start()
    await store.refresh()
    await vi.waitFor(() => expect(rounds()).toBeGreaterThan(3))
    expect(services.content.forumByYear(2025)?.events.length).toBeGreaterThan(0)
    expect([services.settings.isDeskOpen, desk().keeping.watch.status()?.isWritable, said(/desk is closed/)]).toEqual([
      false,
      false,
      1,
    ])
    expect(await order(site, 'meanwhile')).toMatchObject({ outcome: 'refused' })
    mend()
    await vi.waitFor(() => expect(desk().keeping.watch.status()?.isWritable).toBe(true))
    expect([services.settings.isDeskOpen, desk().isOpen, said(/desk is closed/), said(/desk is open/)]).toEqual([
      true,
      true,
      1,
      1,
    ])
    if (kept.outcome !== 'placed') throw new Error(kept.outcome)
    expect(await desk().sale.orders.byNumber(kept.order.number)).toBeDefined()
    expect(await order(site, 'after')).toMatchObject({ outcome: 'placed' })
  },
)

test.skipIf(!mayMount)(
  'orders while the disk is full: what is acknowledged is there, what is refused is not, and it goes on when there is room (skipped where nobody may mount)',
  async () => {
    const site = await start()
    fill()
    const outcomes = []
    for (let key = 0; key < 60; key++) outcomes.push(await order(site, `full ${key}`))
    const last = outcomes.at(-1)
    expect(last).toEqual({ outcome: 'refused', reason: 'the disk is full' })
    await site.desk().keeping.watch.check()
    expect(site.desk().keeping.watch.status()).toMatchObject({ isWritable: false, isLost: false })
    rmSync(join(disk, 'filling'))
    const after = await order(site, 'full 59')
    await site.desk().keeping.watch.check()
    expect(site.desk().keeping.watch.status()).toMatchObject({ isWritable: true })
    const acknowledged = [...outcomes, after].flatMap((each) => (each.outcome === 'placed' ? [each.order.number] : []))
    await end()
    const again = await start()
    const rows = await again
      .desk()
      .database.all(v.object({ number: v.string() }), 'SELECT number FROM ticket_order ORDER BY number')
    expect(rows.map(({ number }) => number)).toEqual(acknowledged)
  },
)

test.skipIf(!mayMount)(
  'a folder that has no room to be made on its disk is told as that (skipped where nobody may mount)',
  () => {
    execFileSync('mount', ['-o', 'remount,nr_inodes=1', disk])
    expect(() => openDataDirectory(join(disk, 'data'))).toThrow(/^DATA_DIR: the folder ".*data" .* its disk is full\.$/)
  },
)

test.skipIf(!mayMount)(
  'of a note that had no room no part stays, which would be read as another desk (skipped where nobody may mount)',
  () => {
    // The last page has room for eight letters.
    const short = 'desk known\n'
    writeFileSync(join(disk, 'desk-notes'), `${'\n'.repeat(4096 - 8 - short.length)}${short}`)
    fill()
    expect(() => addNote(disk, ['desk', 'another-one'])).toThrow('ENOSPC')
    expect(readNotes(disk).identity).toBe('known')
    expect(statSync(join(disk, 'desk-notes')).size).toBe(4096 - 8)
    expect(readdirSync(disk).toSorted()).toEqual(['desk-notes', 'filling'])
  },
)
