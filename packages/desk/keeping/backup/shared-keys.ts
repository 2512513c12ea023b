// Keys of a shared desk are in the settings; backups and moves must include them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedDesk } from '@forum/desk/settings/shared-desk.ts'
import { readFormKeys, readTicketKeys } from '../files/stored-keys.ts'

type SharedKeyTexts = Pick<SharedDesk, 'formKeys' | 'ticketKeys'>

const stored = [
  { file: 'form.key', setting: 'FORM_KEYS', textIn: ({ formKeys }: SharedKeyTexts) => formKeys.reveal(), digestsOf: formDigests },
  {
    file: 'ticket.key',
    setting: 'TICKET_KEYS',
    textIn: ({ ticketKeys }: SharedKeyTexts) => ticketKeys.reveal(),
    digestsOf: ticketDigests,
  },
] as const

/** Throws an Error with one sentence when `folder` contains a key that is missing in the settings: its signatures would become invalid. */
export function refuseForeignKeys(folder: string, given: SharedKeyTexts): void {
  for (const { file, setting, textIn, digestsOf } of stored) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const known = new Set(digestsOf(textIn(given)))
    if (digestsOf(readFileSync(path, 'utf8')).some((key) => !known.has(key)))
      throw new Error(`${setting} lacks a key of ${path}: set ${setting}_FILE to that file, on every machine.`)
  }
}

/** Writes keys from the settings into `folder`. Throws an Error when other keys are there. */
export function writeKeys(folder: string, given: SharedKeyTexts): void {
  for (const { file, setting, textIn, digestsOf } of stored) {
    const path = join(folder, file)
    const text = `${textIn(given).trim()}\n`
    if (!existsSync(path)) writeFileSync(path, text, { mode: 0o600, flush: true })
    else if (digestsOf(readFileSync(path, 'utf8')).join() !== digestsOf(text).join())
      throw new Error(`${path} differs from ${setting}: move it away first.`)
  }
}

function formDigests(text: string): string[] {
  return (readFormKeys(text) ?? []).map((key) => Buffer.from(key).toString('hex'))
}

function ticketDigests(text: string): string[] {
  return (readTicketKeys(text) ?? []).map((key) => key.export({ type: 'pkcs8', format: 'der' }).toString('hex'))
}
