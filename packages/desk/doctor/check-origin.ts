// Checks that SITE_URL leads to this site, and that the webhook works there.
import { networkCause } from '@forum/ground/base/network-cause.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'
import { renewal } from './proxy.ts'

const timeout = 10_000
/** Node's error codes of untrusted certificates. */
const certificateFaults = /CERT|SIGNATURE|SIGNED/

export async function checkOrigin({ siteUrl, hookSecret, content }: SettingsForDesk): Promise<Finding[]> {
  const origin = about('SITE_URL')
  const plain = siteUrl.startsWith('https:')
    ? []
    : [origin('stop', `${siteUrl} is not https: personal data and payments need it`)]
  const answer = await ask(`${siteUrl}/uk`)
  if (typeof answer === 'string') {
    const mend = certificateFaults.test(answer)
      ? `browsers reject its certificate too: check the name in the proxy; ${renewal(new URL(siteUrl).hostname)}`
      : 'start the site, check its proxy and its DNS name'
    return [...plain, origin('stop', `${siteUrl} cannot be reached from here, ${networkCause(answer)}: ${mend}`)]
  }
  const leadsOn = answer.headers.get('location')
  if (leadsOn) return [...plain, origin('stop', `${siteUrl} redirects to ${leadsOn}: set SITE_URL to the final address`)]
  const text = await answer.text()
  const canonical = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(text)?.[1]
  const same =
    answer.status !== 200
      ? origin('stop', `${siteUrl}/uk answers ${answer.status}: ${causeOf(answer.status)}`)
      : canonical !== siteUrl
        ? origin('stop', `the site there calls itself ${canonical ?? 'something else'}: it runs with another SITE_URL`)
        : origin('ok', `${siteUrl} answers, and is this site`)
  // The webhook of a site that fails, or of another site, says nothing.
  if (answer.status >= 500) return [...plain, same]
  return [...plain, same, ...(content.kind === 'embedded' ? [] : [await checkHook(siteUrl, hookSecret)])]
}

async function checkHook(siteUrl: string, secret: SettingsForDesk['hookSecret']): Promise<Finding> {
  const hook = about('hook')
  if (secret === null)
    return hook('look', 'CONTENT_WEBHOOK_SECRET is not set: the site sees changes and payments within a minute, not at once')
  const headers = { authorization: `Bearer ${secret.reveal()}`, 'content-type': 'application/json' }
  const answer = await ask(`${siteUrl}/hooks/content`, { method: 'POST', headers, body: '{"collection":"doctor"}' })
  if (typeof answer === 'string') return hook('look', `cannot be tried (${answer})`)
  await answer.body?.cancel()
  if (answer.ok) return hook('ok', 'it works; SITE_HOOK_SECRET of the content service must be the same')
  const mend = answer.status === 401 ? 'restart it with this value' : 'let the proxy pass the request'
  return hook('look', `the running site answers ${answer.status} to CONTENT_WEBHOOK_SECRET: ${mend}`)
}

/** What an answer that is no page means. */
function causeOf(status: number): string {
  if (status === 502 || status === 504) return 'the proxy finds no site behind it: systemctl status forum-site'
  if (status === 503) return 'the site has no content yet, or the proxy no site: look at /readyz'
  if (status >= 500) return 'its pages fail: journalctl -u forum-site -p err says why'
  if (status === 401 || status === 403) return 'the proxy in front lets nobody in'
  return 'another site answers there, or the proxy leads elsewhere'
}

/** The answer, or why there is none. */
function ask(url: string, init: RequestInit = {}): Promise<Response | string> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  )
}
