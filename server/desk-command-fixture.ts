// A desk and the operator's command beside it, new for each test of the file that imports it.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import { decideConfig } from './config/config.ts'
import { createDesk, type DeskParts } from './desk.ts'
import { personMarked } from './desk-fixture.ts'
import { silentLog } from './log.ts'

const script = fileURLToPath(new URL('desk-command.ts', import.meta.url))

export const [buyer, colleague, other] = [personMarked('erazmina'), personMarked('kolehina'), personMarked('inshivska')]
export let directory: string
export let desk: DeskParts

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-'))
  await openDesk()
})
afterEach(async () => {
  await desk[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
})

/** The desk, once more after a test closed it. */
export async function openDesk(): Promise<void> {
  desk = await createDesk({
    config: decideConfig({ MAIL_ORGANISERS: 'office@forum.example' }),
    dataDirectory: directory,
    edition: () => ({ forum: 'Форум', date: '16–17 жовтня 2025', place: 'Київ', calendar: null }),
    log: silentLog(),
  })
}

/** Runs the operator's command beside the desk. */
export function command(...words: string[]): Promise<{ code: number; out: string; fault: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: directory }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, encoding: 'utf8' }, (error, out, fault) =>
      resolve({ code: Number(error?.code ?? 0), out, fault }),
    )
  })
}

export const mails = () => readdirSync(join(directory, 'mail')).filter((name) => name.endsWith('.eml'))

/**
 * Whether any file of DATA_DIR holds these bytes. Another process looks: a file that this one opens and closes takes the locks of its own
 * connection to the database with it (sqlite.org/howtocorrupt.html §2.2).
 */
export const holds = (text: string) => spawnSync('grep', ['-rqaF', text, directory]).status === 0
