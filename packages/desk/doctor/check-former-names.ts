// Checks that the names that site and desk had before still lead here: they stand in mails, on tickets and in calendars.
import { networkCause } from '@forum/ground/base/network-cause.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

const timeout = 10_000

export function checkFormerNames({ formerUrls, siteUrl, desk }: SettingsForDesk): Promise<Finding[]> {
  const present = [siteUrl, ...(desk.site ? [desk.site.url] : [])]
  return Promise.all(formerUrls.map((url) => checkName(url, present)))
}

async function checkName(url: string, present: readonly string[]): Promise<Finding> {
  const former = about('former name')
  const answer = await fetch(`${url}/uk`, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  )
  if (typeof answer === 'string')
    return former('look', `${url} cannot be reached, ${networkCause(answer)}: keep its DNS records and its name in the proxy`)
  await answer.body?.cancel()
  const to = answer.headers.get('location') ?? ''
  return present.some((origin) => to === `${origin}/uk`)
    ? former('ok', `${url} leads here`)
    : former('look', `${url} does not lead here: send it to the site, and let the proxy pass on Host`)
}
