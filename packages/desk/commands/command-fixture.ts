// A desk and the operator's command beside it, new for each test.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { afterEach, beforeEach } from 'vitest'
import { createDesk, type DeskParts } from '../composition/desk.ts'
import { personMarked } from '../composition/desk-fixture.ts'
import { commandAlone, commandHere } from './process-fixture.ts'

export const [buyer, colleague, other] = [personMarked('erazmina'), personMarked('kolehina'), personMarked('inshivska')]
export let directory: string
export let desk: DeskParts

/** To be called by each test file: test files share imported modules, so hooks at the top level would run for the first of them only. */
export function freshCommand(): void {
  beforeEach(async () => {
    directory = newFolder()
    await openDesk()
  })
  afterEach(() => desk[Symbol.asyncDispose]())
}

/** Reopens the desk after a test closed it. */
export async function openDesk(): Promise<void> {
  desk = await createDesk({
    config: decideConfig({ MAIL_ORGANISERS: 'office@forum.example' }),
    dataDirectory: directory,
    edition: () => ({ forum: 'Форум', date: '16–17 жовтня 2025', place: 'Київ', calendar: null }),
    log: silentLog(),
  })
}

const deskSite = { DESK_PORT: '3001', DESK_URL: 'https://desk.forum.example' }

/** Runs the operator's command in this process. */
export const command = (...words: string[]) => commandHere(words, { DATA_DIR: directory, ...deskSite })

/** Runs it in a separate process. */
export const aloneBeside = (...words: string[]) => commandAlone(words, { DATA_DIR: directory })

export const mails = () => readdirSync(join(directory, 'mail')).filter((name) => name.endsWith('.eml'))

/**
 * Whether a file of DATA_DIR contains this text. A separate process reads the files: opening and closing the database file here would drop SQLite's
 * locks (sqlite.org/howtocorrupt.html §2.2).
 */
export const holds = (text: string) => spawnSync('grep', ['-rqaF', text, directory]).status === 0
