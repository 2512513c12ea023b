// A site of its own for tests of forms, on which every visitor has an address of their own, and what it keeps.
import type { Email } from 'postal-mime'
import { mailsTo } from './kept-mail.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

export const organisers = 'office@forum.example'

export type FormSite = OwnSite & {
  mailsTo(address: string): Promise<Email[]>
}

export async function startFormSite(port: number, settings: Record<string, string> = {}): Promise<FormSite> {
  const site = await startOwnSite({
    PORT: String(port),
    MAIL_ORGANISERS: organisers,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...settings,
  })
  return {
    ...site,
    mailsTo: (address) => mailsTo(site.folder, address),
  }
}

let visitors = 0

/** Headers of somebody who was never seen before. */
export function newVisitor(): Record<string, string> {
  visitors++
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
}
