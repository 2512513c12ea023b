import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StorageFault } from '@forum/desk/storage/database.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { openDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decideConfig } from './config/config.ts'
import { createServices, type ProcessServices } from './services.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
let directory: string
let started: ProcessServices[]

beforeEach(async () => {
  started = []
  directory = newFolder()
})

afterEach(() => Promise.all(started.map((services) => services[Symbol.asyncDispose]())))

/** The services on a directory, and how many lines of the log say that the desk is closed. */
async function servicesOn(readOnly: string | null) {
  const log = silentLog()
  const errors = vi.spyOn(log, 'error')
  const services = await createServices(decideConfig({ DATA_DIR: directory }), { path: directory, readOnly }, project, log)
  started.push(services)
  const said = errors.mock.calls.filter(([, text]) => String(text).includes('the desk is closed'))
  return { ...services, said: said.length }
}

const spoil: Record<string, () => Promise<string | null>> = {
  'a directory that cannot be written to': async () => 'DATA_DIR cannot be written to',
  'a damaged database': async () => {
    await writeFile(join(directory, 'desk.sqlite'), 'no database at all, but a text of some length that stands in its place')
    return null
  },
  'a key of tickets that is none': async () => {
    await writeFile(join(directory, 'ticket.key'), 'no key')
    return null
  },
}

test.each(Object.entries(spoil))('with %s the site reads on; the desk takes nothing, and says so', async (_, spoiled) => {
  const readOnly = await spoiled()
  const start = await servicesOn(readOnly)
  const { services, store, said } = start
  const desk = start.desk()
  await store.refresh()
  expect(services.content.forumByYear(2025)?.events.length).toBeGreaterThan(0)
  expect([services.settings.isDeskOpen, desk.isOpen, said]).toEqual([false, false, 1])
  const callback = { name: 'Олена', phone: '+380440000000' }
  expect(await desk.forms.submissions.accept('callback', callback, { locale: 'uk', page: '/uk', forumYear: 2025 })).toBe(
    'refused',
  )
  await expect(desk.sale.orders.byNumber('2025-00001')).rejects.toThrow(StorageFault)
  await expect(desk.door.checkIn('KEF1.x.y')).resolves.toMatchObject({ state: 'unknown' })
  // Of the disk, which may pass, packages/desk/composition/full-disk.test.ts tells more.
  if (readOnly !== null) expect(await readdir(directory)).toEqual([])
  else desk.run.start()
  await desk.keeping.watch.check()
  expect(desk.isOpen).toBe(false)
})

test.each<[string, (file: string) => Promise<void>]>([
  ['deleted', rm],
  ['replaced', (file) => writeFile(`${file}.new`, '').then(() => rename(`${file}.new`, file))],
])('a database that is %s while the site runs closes the sale and the forms before anybody types', async (_, lose) => {
  const { services, desk } = await servicesOn(null)
  await desk().keeping.watch.check()
  expect(services.settings.isDeskOpen).toBe(true)
  await lose(join(directory, 'desk.sqlite'))
  await desk().keeping.watch.check()
  expect(services.settings.isDeskOpen).toBe(false)
})

test('with a sound directory the desk is open', async () => {
  const start = await servicesOn(null)
  expect([start.services.settings.isDeskOpen, start.said]).toEqual([true, 0])
})

test('a directory that cannot be written to is taken only where the site has run before', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  expect(() => openDataDirectory(file)).toThrow(/^DATA_DIR: /)
  expect(openDataDirectory(directory)).toEqual({ path: directory, readOnly: null })
})
