// Checks that SITE_URL leads to this site, and that the webhook works there.
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

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
      ? 'browsers reject its certificate too: certbot renew, check the name in nginx, systemctl reload nginx'
      : 'start the site, check its proxy and its DNS name'
    return [...plain, origin('stop', `${siteUrl} cannot be reached from here (${answer}): ${mend}`)]
  }
  const leadsOn = answer.headers.get('location')
  if (leadsOn) return [...plain, origin('stop', `${siteUrl} redirects to ${leadsOn}: set SITE_URL to the final address`)]
  const text = await answer.text()
  const canonical = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(text)?.[1]
  const same =
    answer.status !== 200
      ? origin('stop', `${siteUrl}/uk answers ${answer.status}: look at ${siteUrl}/readyz`)
      : canonical !== siteUrl
        ? origin('stop', `the site there calls itself ${canonical ?? 'something else'}: it runs with another SITE_URL`)
        : origin('ok', `${siteUrl} answers, and is this site`)
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
  return answer.ok
    ? hook('ok', 'it works; SITE_HOOK_SECRET of the content service must be the same')
    : hook(
        'look',
        `the running site answers ${answer.status} to CONTENT_WEBHOOK_SECRET: restart it with this value, and let the proxy pass the request`,
      )
}

/** The answer, or why there is none. */
function ask(url: string, init: RequestInit = {}): Promise<Response | string> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  )
}
