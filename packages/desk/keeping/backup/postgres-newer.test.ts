import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { commandHere } from '@forum/desk/commands/process-fixture.ts'
import { ownDatabase, placeOf } from '@forum/desk/storage/database-fixture.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import { expect, test, vi } from 'vitest'
import { databaseName } from '../files/file-names.ts'
import { backups, close, freshBackups, home, onlyBackup, openDesk, paidOrder, root, shared } from './backup-fixture.ts'

freshBackups()

test('what a newer release left in PostgreSQL is copied as it is, named with what a restore would take, and not restored by this one', async () => {
  await close(await openDesk())
  const [url, elsewhere] = [await ownDatabase(), join(root, 'elsewhere')]
  const settings = { DATA_DIR: elsewhere, ...(await shared(home(), url)) }
  const command = (...words: string[]) => commandHere(words, settings)
  const desk = await openDesk(elsewhere, settings)
  await paidOrder(desk)
  await close(desk)
  expect(await command('can-open', backups())).toEqual({ code: 0, out: '', fault: '' })
  const newer = await openDatabase(url)
  await newer.run('CREATE TABLE later (id INTEGER)')
  await newer.run('UPDATE migration SET step = 999')
  await newer.close()
  expect(await command('can-open', backups())).toMatchObject({
    code: 1,
    out: expect.stringContaining('no backup that this release can read'),
  })
  expect(await command('backup', backups())).toMatchObject({ code: 0, out: expect.stringContaining('copied as it is') })
  expect(await command('verify', backups())).toMatchObject({ code: 0, out: expect.stringContaining(' is whole') })
  expect(readdirSync(onlyBackup()).toSorted()).toEqual(['desk.dump', 'form.key', 'manifest.json', 'ticket.key'])
  const { stdout } = spawnSync('pg_restore', ['--list', join(onlyBackup(), 'desk.dump')], { encoding: 'utf8' })
  expect(stdout).toMatch(/TABLE DATA \S+ later/)
  expect(await command('restore', backups())).toMatchObject({ code: 1, fault: expect.stringContaining('a newer version') })
})

test('what a newer version added to a file or a server is moved by that version alone', async () => {
  await close(await openDesk())
  const path = join(home(), databaseName)
  const file = new DatabaseSync(path)
  file.exec(`ALTER TABLE ticket_order ADD COLUMN later TEXT; PRAGMA user_version = ${2 + 65_536}`)
  file.close()
  const url = await ownDatabase()
  const settings = { DATA_DIR: home(), ...(await shared(home(), url)) }
  const fault = expect.stringContaining('was last written by a newer version of the site (its step 2, this version knows 1)')
  expect(await commandHere(['move', 'postgres'], settings)).toMatchObject({ code: 1, fault })
  expect(existsSync(path)).toBe(true)
  const elsewhere = { ...settings, DATA_DIR: join(root, 'elsewhere') }
  await close(await openDesk(elsewhere.DATA_DIR, elsewhere))
  const server = await openDatabase(url)
  await server.run('ALTER TABLE ticket_order ADD COLUMN later TEXT')
  await server.run('UPDATE migration SET step = 65538')
  await server.close()
  expect(await commandHere(['move', 'file'], { ...elsewhere, DATA_DIR: join(root, 'back') })).toMatchObject({ code: 1, fault })
})

test('a dump of a newer PostgreSQL, or of another schema, is refused with a sentence before the database is touched', async () => {
  await close(await openDesk())
  const [url, elsewhere] = [await ownDatabase(), join(root, 'elsewhere')]
  const settings = { DATA_DIR: elsewhere, ...(await shared(home(), url)) }
  const desk = await openDesk(elsewhere, settings)
  await paidOrder(desk)
  await close(desk)
  expect(await commandHere(['backup', backups()], settings)).toMatchObject({ code: 0, fault: '' })
  const other = { ...settings, DESK_DATABASE_URL: await placeOf(':memory:') }
  expect(await commandHere(['restore', backups()], other)).toMatchObject({
    code: 1,
    fault: expect.stringContaining('is of the schema public, and DESK_DATABASE_URL leads to desk_'),
  })
  // The head of the dump names the server and the tool; the manifest its sum.
  const [dump, manifest] = [join(onlyBackup(), 'desk.dump'), join(onlyBackup(), 'manifest.json')]
  const bytes = readFileSync(dump)
  const sums = [bytes, Buffer.from(bytes.toString('latin1').replaceAll(/\b\d\d(?=\.\d+ \(Debian)/g, '99'), 'latin1')].map(
    (each) => createHash('sha256').update(each).digest('hex'),
  )
  writeFileSync(dump, bytes.toString('latin1').replaceAll(/\b\d\d(?=\.\d+ \(Debian)/g, '99'), 'latin1')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(sums[0] ?? '', sums[1] ?? ''))
  const empty = { ...settings, DESK_DATABASE_URL: await ownDatabase() }
  expect(await commandHere(['restore', backups()], empty)).toMatchObject({
    code: 1,
    fault: expect.stringMatching(/was written by PostgreSQL 99, and the server is \d+, which cannot read it/),
  })
})

test.each([
  // The words of pg_dump 15.
  [
    `echo 'pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 17.2; pg_dump version: 15.9' >&2; exit 1`,
    'The server is PostgreSQL 17, and pg_dump 15 cannot copy it: apt-get install postgresql-client-17.',
  ],
  ['', 'pg_dump is missing, which copies a desk in PostgreSQL: apt-get install postgresql-client.'],
])('a tool that cannot copy the server is named with what to install, and no backup begins: %#', async (tool, sentence) => {
  await close(await openDesk())
  const programs = join(root, 'programs')
  mkdirSync(programs)
  if (tool) writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${tool}\n`, { mode: 0o755 })
  const settings = await shared(home(), await ownDatabase())
  vi.stubEnv('PATH', programs)
  const refused = await commandHere(['backup', backups()], { DATA_DIR: home(), ...settings })
  vi.unstubAllEnvs()
  expect(refused).toMatchObject({ code: 1, fault: expect.stringContaining(sentence) })
  expect(readdirSync(backups())).toEqual([])
})
