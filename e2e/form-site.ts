// The site of the tests of forms, on which every visitor has an address of their own, and what it keeps. Specs share it; `startFormSite` is for those
// that change or hold something of it.
import type { Email } from 'postal-mime'
import { formData, formSettings } from './form-settings.ts'
import { mailsTo } from './kept-mail.ts'
import { formOrigin } from './ports.ts'
import { type OwnSite, startOwnSite } from './site-process.ts'

export type FormSite = OwnSite & {
  mailsTo(address: string): Promise<Email[]>
}

/** Shared: whatever a test looks for there has a name that no other test has. */
export const formSite: Pick<FormSite, 'url' | 'mailsTo'> = {
  url: formOrigin(),
  mailsTo: (address) => mailsTo(formData, address),
}

export async function startFormSite(port: number, settings: Record<string, string> = {}): Promise<FormSite> {
  const site = await startOwnSite({
    PORT: String(port),
    ...formSettings,
    ...settings,
  })
  return {
    ...site,
    mailsTo: (address) => mailsTo(site.folder, address),
  }
}

let visitors = 0

/** Number of this process among those of the run: in each of them counting begins anew. */
export const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)

/** Headers of somebody who was never seen before. */
export function newVisitor(): Record<string, string> {
  visitors++
  if (worker > 255 || visitors > 254) throw new Error('there are no addresses left')
  return { 'x-forwarded-for': `198.51.${worker}.${visitors}` }
}
