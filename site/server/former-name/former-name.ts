// The site under a former name: pages lead to the present one and hand over the visitor's stars. What programs ask for is answered as ever: calendars,
// feeds and documents whose addresses stand in mails, and files of a page that answers a form.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import { comesUnder, formerNameHeaders, leadAway } from '@forum/ground/http/former-names.ts'
import { serviceWorkerPath, uninstallScript } from '../feeds/service-worker.ts'
import { handOverPath, leavingDocument, type OwnDocument, receivingDocument } from './hand-over.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Pages have no file name. */
const isPage = (path: string) => path === '/' || (isLocale(path.split('/')[1]) && !/\.[a-z0-9]+$/i.test(path))

/**
 * Whether a browser opens a page, and may have stars. Safari before 16.4 does not say so; who set a star there has answered the question about cookies.
 * Search engines keep no cookies: they get a redirect.
 */
const isVisit = ({ 'sec-fetch-dest': kind, cookie, accept = '' }: IncomingHttpHeaders) =>
  kind === undefined ? cookie !== undefined && accept.includes('text/html') : kind === 'document'

/** Answers pages under the former names (origins of site and desk), and takes the stars that they hand over; everything else is for `listener`. */
export function besideFormerNames(formerUrls: readonly string[], siteUrl: string, listener: Listener): Listener {
  if (formerUrls.length === 0) return listener
  const isUnderFormerName = comesUnder(formerUrls)
  const receiving = receivingDocument(formerUrls)
  // A worker that stays would keep pages of the former name for visits without network.
  const noWorker = { body: uninstallScript, headers: { 'content-type': 'text/javascript; charset=utf-8' } }
  return (incoming, outgoing) => {
    const { url = '', headers } = incoming
    const [path = ''] = url.split('?')
    const isFormer = isUnderFormerName(incoming)
    if (isFormer && path === serviceWorkerPath) send(incoming, outgoing, noWorker)
    else if (isFormer && isPage(path)) {
      if (isVisit(headers)) send(incoming, outgoing, leavingDocument(siteUrl, url))
      else leadAway(incoming, outgoing, siteUrl)
    } else if (!isFormer && path === handOverPath) send(incoming, outgoing, receiving)
    else listener(incoming, outgoing)
  }
}

function send({ method }: IncomingMessage, outgoing: ServerResponse, { body, headers }: OwnDocument): void {
  outgoing.writeHead(200, { ...formerNameHeaders, ...headers }).end(method === 'HEAD' ? undefined : body)
}
