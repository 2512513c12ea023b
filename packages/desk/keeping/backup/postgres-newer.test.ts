import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandHere } from '@forum/desk/commands/process-fixture.ts'
import { ownDatabase } from '@forum/desk/storage/database-fixture.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import { expect, test } from 'vitest'
import { backups, close, freshBackups, home, onlyBackup, openDesk, paidOrder, root } from './backup-fixture.ts'

freshBackups()

test('what a newer release left in PostgreSQL is copied as it is, named with what a restore would take, and not restored by this one', async () => {
  await close(await openDesk())
  const [url, elsewhere] = [await ownDatabase(), join(root, 'elsewhere')]
  const [form, ticket] = ['form.key', 'ticket.key'].map((name) => readFileSync(join(home(), name), 'utf8'))
  const settings = { DATA_DIR: elsewhere, DESK_DATABASE_URL: url, FORM_KEYS: form, TICKET_KEYS: ticket }
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
  expect(await command('restore', backups())).toMatchObject({ code: 1, fault: expect.stringContaining('pg_restore') })
})
