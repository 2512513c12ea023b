// Renders a whole page to one string: the data is in memory, so nothing is gained by streaming, and whole pages can be cached.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { styleRules } from 'virtual:style-rules'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isForScripts } from './blocks/form/receive.server.ts'
import { localeOf, requestServicesContext } from './context.server.ts'
import { withCriticalStyles } from './critical-styles.server.ts'
import { withDeferredScripts } from './deferred-scripts.server.ts'
import { registerEveryLanguage } from './every-language.server.ts'
import { frameDataOf } from './frame-data.ts'
import { InlineScriptMark } from './inline-script.tsx'
import { framingHeader, inlineHashesHeader, newMark, unmarked } from './inline-scripts.server.ts'
import type { PageHandle } from './page-handle.ts'
import { withChoiceScript } from './site/language-switcher/choice-script.server.ts'
import { isUnlisted, pageInfoOf } from './site/page-info/page-info.ts'
import { describedIn, withStructuredData } from './structured-data/graph.server.ts'
import { siteData } from './structured-data/site-data.server.ts'

registerEveryLanguage()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  // Our scripts are told what the action came to; without that (an error) they get the page that says so.
  const [told] = Object.values(context.staticHandlerContext.actionData ?? {})
  if (told !== undefined && isForScripts(request)) return Response.json(told, { status, headers })
  const mark = newMark()
  const requestServices = loadContext.get(requestServicesContext)
  const page = (
    <InlineScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </InlineScriptMark>
  )
  const end = await requestServices.drawing()
  const drawn = await renderWhole(page, mark).finally(end)
  const { html, hashes } = unmarked(withCriticalStyles(withDeferredScripts(drawn), mark, styleRules), mark)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(inlineHashesHeader, hashes.join(' '))
  const graph = status === 200 ? graphOf(context, loadContext) : []
  if (isFramed(context)) {
    headers.set(framingHeader, 'any')
    return new Response(html, { status, headers })
  }
  return new Response(withStructuredData(withChoiceScript(html), graph), { status, headers })
}

/** Whether the page is made for frames of other sites: no script of ours comes with it. */
function isFramed({ staticHandlerContext: { matches }, routeModules }: EntryContext): boolean {
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as PageHandle | undefined
  return handle?.isFramed === true
}

/** What the page says to machines: of the site, and what its loaders have described. Nothing where no search engine should list it. */
function graphOf({ staticHandlerContext: { matches, loaderData } }: EntryContext, loadContext: RouterContextProvider) {
  const loaded = matches.map(({ route: { id } }) => ({ id, loaderData: loaderData[id] }))
  const [page, frame] = [pageInfoOf(loaded), frameDataOf(loaded)]
  if (!page || !frame || isUnlisted(page, loaded)) return []
  return [...siteData(page, frame, localeOf(loadContext)), ...describedIn(loadContext)]
}

/** What the router itself refuses (a form sent to a page that takes none) is the sender's fault: the line of the answer is enough. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) console.error(error)
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large boundaries stay in place instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}
