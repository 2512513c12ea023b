// Sets the Content-Security-Policy of a page, from the hashes that the app reports.
import { contentSecurityPolicy, type PolicySettings } from '../page-cache/content-security-policy.ts'
import { framingHeader, inlineHashesHeader } from '../page-cache/page-entry.ts'

/** The policy of a response with this HTML. `paymentOrigin`: only for the response to a form that leads to payment. */
export type PagePolicy = (response: Response, html: string, paymentOrigin?: string | null) => string

export function pagePolicy(settings: PolicySettings): PagePolicy {
  return ({ headers }, html, paymentOrigin = null) =>
    contentSecurityPolicy(
      { html, inlineHashes: headers.get(inlineHashesHeader) ?? '', paymentOrigin, isFramed: headers.has(framingHeader) },
      settings,
    )
}

/** The response with its policy if it is a page, without internal headers. */
export async function withPolicy(response: Response, policy: PagePolicy | null, paymentOrigin: string | null): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.delete(inlineHashesHeader)
  headers.delete(framingHeader)
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  if (!policy || !isPage) return new Response(response.body, { status: response.status, headers })
  const html = await response.text()
  headers.set('content-security-policy', policy(response, html, paymentOrigin))
  return new Response(html, { status: response.status, headers })
}
