import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { withPictures } from '@forum/content/store/store-fixture.ts'
import { commandAlone, commandHere } from '@forum/desk/commands/process-fixture.ts'
import { orderOf, placed } from '@forum/desk/composition/desk-fixture.ts'
import { acceptContent } from '@forum/desk/office/pages/office-server.ts'
import { tokenField } from '@forum/domain/submission/form-fields.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import type { Environment } from '@forum/site/server/config/env.ts'
import { createServices } from '@forum/site/server/services.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { formKeys, ticketKeys } from '../files/stored-keys.ts'
import { buyer, close, colleague, freshBackups, home, openDesk, paidOrder, root, shared } from './backup-fixture.ts'

let settings: Environment
freshBackups()
beforeEach(async () => {
  await close(await openDesk())
  settings = await shared(home())
})

const command = (words: readonly string[], environment = settings, dataDirectory = home()) =>
  commandHere(words, { DATA_DIR: dataDirectory, ...environment })

/** Everything that the desk holds, as a table's rows in the order of its key. */
function rowsIn(path: string): Record<string, unknown[]> {
  const file = new DatabaseSync(path, { readOnly: true })
  const names = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1").all()
  const rows = names.map(({ name }) => {
    const all = file.prepare(`SELECT * FROM ${name} ORDER BY 1`).all()
    // The count of commits goes on, and is no less.
    return [name, name === 'desk_identity' ? all.filter((row) => row.name !== 'count') : all]
  })
  file.close()
  return Object.fromEntries(rows)
}

test('a desk moves into PostgreSQL and back: not a cell is another, numbers go on, and tickets are good on both sides', {
  timeout: 120_000,
}, async () => {
  const alone = await openDesk()
  const [first, second] = [await paidOrder(alone), await paidOrder(alone)]
  const refused = await commandAlone(['move', 'postgres'], { DATA_DIR: home(), ...settings })
  expect([refused.code, refused.fault]).toEqual([1, expect.stringContaining('stop it first')])
  await close(alone)
  const before = rowsIn(join(home(), 'desk.sqlite'))
  expect(await command(['move', 'postgres'])).toMatchObject({
    code: 0,
    fault: '',
    out: expect.stringContaining('copied to PostgreSQL and compared'),
  })
  expect(existsSync(join(home(), 'desk.sqlite'))).toBe(false)
  expect(readdirSync(home()).filter((name) => name.endsWith('-moved.sqlite'))).toHaveLength(1)

  const machines = [await openDesk(home(), settings), await openDesk(join(root, 'other machine'), settings)] as const
  expect(await machines[1].door.checkIn(first.tokens[0] ?? '')).toMatchObject({ state: 'valid' })
  expect(await machines[0].door.checkIn(first.tokens[0] ?? '')).toMatchObject({ state: 'used' })
  const third = await paidOrder(machines[1])
  expect([second.number, third.number]).toEqual(['2025-00002', '2025-00003'])
  const running = await command(['move', 'file'])
  expect([running.code, running.fault]).toEqual([1, expect.stringContaining('is using the database')])
  for (const machine of machines) await close(machine)

  const elsewhere = join(root, 'elsewhere')
  expect(await command(['move', 'file'], settings, elsewhere)).toMatchObject({ code: 0, fault: '' })
  const after = rowsIn(join(elsewhere, 'desk.sqlite'))
  for (const [name, rows] of Object.entries(before))
    if (!['ticket', 'heartbeat'].includes(name)) expect(after[name]).toEqual(expect.arrayContaining(rows))
  const back = await openDesk(elsewhere)
  expect(await back.door.checkIn(first.tokens[0] ?? '')).toMatchObject({ state: 'used' })
  expect(await back.door.checkIn(third.tokens[0] ?? '')).toMatchObject({ state: 'valid' })
})

test('what is there already is not written over, and no key is left behind', async () => {
  const full = await openDesk(join(root, 'full'), settings)
  await paidOrder(full)
  await close(full)
  const again = await command(['move', 'postgres'])
  expect([again.code, again.fault]).toEqual([1, expect.stringContaining('holds a desk already (delivery, ticket_order')])
  const there = await command(['move', 'file'])
  expect([there.code, there.fault]).toEqual([1, expect.stringContaining('exists already')])
  const stranger = join(root, 'stranger')
  mkdirSync(stranger)
  formKeys(stranger)
  ticketKeys(stranger)
  const foreign = await command(['move', 'postgres'], await shared(stranger))
  expect([foreign.code, foreign.fault]).toEqual([1, expect.stringContaining('FORM_KEYS lacks a key')])
  expect(existsSync(join(home(), 'desk.sqlite'))).toBe(true)
})

test('the operator’s commands work on a shared desk, and no file is made of it', async () => {
  const desk = await openDesk(join(root, 'site'), settings)
  const { number } = await placed(desk.sale, orderOf(buyer, colleague))
  const machine = join(root, 'machine')
  mkdirSync(machine)
  expect((await command(['resend-records', number], settings, machine)).out).toMatch(/^1 orders/)
  expect((await command(['find', buyer.email], settings, machine)).out).toContain(number)
  expect(readdirSync(machine)).toEqual([])
  writeFileSync(join(machine, 'form.key'), 'old')
  const key = await command(['new-key', 'form'], settings, machine)
  expect([key.code, key.fault]).toEqual([1, expect.stringContaining('FORM_KEYS')])
})

test('what one machine gives out is good at another: a form, a link, a ticket; and word of new content goes round', async () => {
  const told = vi.fn()
  const [one, other] = [
    await openDesk(join(root, 'one'), settings),
    await openDesk(join(root, 'other'), settings, { onContentTold: told }),
  ] as const
  const { number, tokens } = await paidOrder(one)
  expect(await other.door.checkIn(tokens[0] ?? '')).toMatchObject({ state: 'valid' })
  expect(await other.sale.orders.byNumber(number)).toMatchObject({ status: 'paid' })
  const form = new FormData()
  form.set(tokenField, one.forms.formGuard.token('callback'))
  expect(other.forms.formGuard.admits('callback', form)).toBe(true)
  one.run.contentChanged('content')
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['content']]))
})

test('content that an organiser accepts at one machine is accepted at the others', async () => {
  const stub = await startContentStub(withPictures(30))
  const config = decideConfig({ CONTENT_API_URL: stub.url, ...settings })
  const machine = (name: string) => {
    const path = join(root, name)
    mkdirSync(path)
    return createServices(config, { path, readOnly: null }, path, silentLog())
  }
  const machines = [await machine('first'), await machine('second')] as const
  const heldBack = () => machines.map(({ store }) => store.status().heldBack.length)
  for (const tables of [withPictures(30), withPictures(0)]) {
    stub.tables = tables
    for (const { store } of machines) await store.refresh()
  }
  expect(heldBack()).toEqual([1, 1])
  await acceptContent({ ...machines[0], desk: machines[0].desk().run })
  await vi.waitFor(() => expect(heldBack()).toEqual([0, 0]))
  for (const each of machines) await each[Symbol.asyncDispose]()
  await stub.close()
})

test('a shared desk does not open with settings that lack the key it signed with last, nor on another database', async () => {
  const site = join(root, 'site')
  const desk = await openDesk(site, settings)
  await paidOrder(desk)
  await close(desk)
  const stranger = join(root, 'stranger')
  mkdirSync(stranger)
  formKeys(stranger)
  ticketKeys(stranger)
  const { TICKET_KEYS, DESK_DATABASE_URL } = await shared(stranger)
  await expect(openDesk(site, { ...settings, TICKET_KEYS })).rejects.toThrow('The ticket keys lack the key that')
  await expect(openDesk(site, { ...settings, DESK_DATABASE_URL })).rejects.toThrow(
    'This is not the database that was open here last',
  )
  expect(await command(['begin-anew', '--yes'], settings, site)).toMatchObject({ code: 0, fault: '' })
  const anew = await openDesk(site, { ...settings, DESK_DATABASE_URL })
  expect((await paidOrder(anew)).number).toBe('2025-00051')
})
