// Names that the site had before: what people open there is led to the present one. The only place where `Host` changes a response.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a GET or HEAD came under one of these origins. Other methods never do: forms, payment reports and webhooks work under every name. */
export function comesUnder(formerUrls: readonly string[]): (incoming: IncomingMessage) => boolean {
  const hosts = new Set(formerUrls.map((url) => new URL(url).host))
  return ({ headers: { host = '' }, method, url = '' }) =>
    (method === 'GET' || method === 'HEAD') && url.startsWith('/') && hosts.has(host.toLowerCase())
}

/** One address is answered in two ways there, and browsers must ask again: a name may get another use. */
export const formerNameHeaders = { 'cache-control': 'no-store', vary: 'Sec-Fetch-Dest' }

/** A redirect for good to the same address under `url`, an origin. */
export function leadAway({ url: target = '' }: IncomingMessage, outgoing: ServerResponse, url: string): void {
  outgoing.writeHead(301, { ...formerNameHeaders, location: url + target }).end()
}
