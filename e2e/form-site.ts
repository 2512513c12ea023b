// A site of its own for tests of forms, on which every visitor has an address of their own, and what it keeps.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { mailsTo } from './kept-mail.ts'
import { type SiteProcess, startSite } from './site-process.ts'

export const organisers = 'office@forum.example'

export type FormSite = SiteProcess & {
  dataDirectory: string
  mailsTo(address: string): Promise<Email[]>
  /** Stops it and forgets what it kept. */
  end(): Promise<void>
}

export async function startFormSite(port: number, settings: Record<string, string> = {}): Promise<FormSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'forum-forms-'))
  const site = await startSite({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    MAIL_ORGANISERS: organisers,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...settings,
  })
  return {
    ...site,
    dataDirectory,
    mailsTo: (address) => mailsTo(dataDirectory, address),
    async end() {
      await site.stop()
      await rm(dataDirectory, { recursive: true })
    },
  }
}

let visitors = 0

/** Headers of somebody who was never seen before. */
export function newVisitor(): Record<string, string> {
  visitors++
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
}
