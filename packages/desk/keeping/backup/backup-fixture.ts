// Desks, the operator's command and a folder for backups, new for each test.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandAlone, commandHere } from '@forum/desk/commands/process-fixture.ts'
import { createDesk, type DeskOptions, type DeskParts } from '@forum/desk/composition/desk.ts'
import { orderOf, personMarked, placed } from '@forum/desk/composition/desk-fixture.ts'
import { placeOf } from '@forum/desk/storage/database-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import type { Environment } from '@forum/site/server/config/env.ts'
import { afterEach, beforeEach, expect } from 'vitest'

export const [buyer, colleague] = [personMarked('pokupets'), personMarked('koleha')]
export let root: string
const open = new Set<DeskParts>()
export const home = () => join(root, 'data')
export const backups = () => join(root, 'backups')

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshBackups(): void {
  beforeEach(() => {
    root = newFolder()
    mkdirSync(home())
  })
  afterEach(async () => {
    for (const desk of open) await desk[Symbol.asyncDispose]()
    open.clear()
  })
}

export async function openDesk(
  dataDirectory = home(),
  environment: Environment = {},
  own: Partial<DeskOptions> = {},
): Promise<DeskParts> {
  mkdirSync(dataDirectory, { recursive: true })
  const edition = () => ({ forum: 'Форум', date: '16–17 жовтня 2025', place: 'Київ', calendar: null })
  const desk = await createDesk({ config: decideConfig(environment), dataDirectory, edition, log: silentLog(), ...own })
  open.add(desk)
  return desk
}

export async function close(desk: DeskParts): Promise<void> {
  open.delete(desk)
  await desk[Symbol.asyncDispose]()
}

/** Beside a desk whose file is open. */
export const command = (words: readonly string[], dataDirectory = home()) => commandAlone(words, { DATA_DIR: dataDirectory })

/** Where no desk is open. */
export const quickCommand = (words: readonly string[], dataDirectory = home()) => commandHere(words, { DATA_DIR: dataDirectory })

/** A paid order with the tokens of its tickets. */
export async function paidOrder(desk: DeskParts) {
  const { number, id } = await placed(desk.sale, orderOf(buyer, colleague))
  await desk.sale.orders.markPaid(number)
  return { number, tokens: (await desk.sale.orders.ticketsOf(id)).map((ticket) => desk.door.tokens.of(ticket.id, 2025)) }
}

export const onlyBackup = () => {
  const [name, ...others] = readdirSync(backups())
  expect(others).toEqual([])
  return join(backups(), name ?? '')
}

/** Settings of a desk in a PostgreSQL database that is empty, with the keys that stand in `folder`. */
export async function shared(folder: string, url?: string): Promise<Environment> {
  const keyIn = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { DESK_DATABASE_URL: url ?? (await placeOf(':memory:')), FORM_KEYS: keyIn('form.key'), TICKET_KEYS: keyIn('ticket.key') }
}
