// Renders a page to one string: data are in memory, so streaming gains nothing, and whole pages can be cached.

import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { DocumentContext, sheetsPlace } from '@forum/design/page/inline.tsx'
import { leadsNowhere } from '@forum/domain/completeness/dead-links.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { isForScripts } from './blocks/form-page/submit-form.server.ts'
import { LeadsNowhere } from './blocks/rich-text/rich-text.tsx'
import { localeOf, requestServicesContext, servicesContext } from './context/context.server.ts'
import { frameDataOf } from './context/frame-data.ts'
import type { PageHandle } from './context/page-handle.ts'
import { loader, sheetsAt } from './document/built-files.server.ts'
import { framingHeader, inlineHashesHeader, newMark, unmarked } from './document/inline-hashes.server.ts'
import { isUnlisted, pageInfoOf } from './frame/page-info/page-info.tsx'
import { IslandDrawingContext } from './islands/island-drawing.ts'
import { createIslandDrawing } from './loader/drawing.server.tsx'
import { pageFacts } from './root.tsx'
import { describedIn } from './structured-data/graph.server.ts'
import { siteData } from './structured-data/site-data.server.ts'

registerEveryLanguage()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  // Our scripts get the action's data; on an error without data they get the page.
  const [told] = Object.values(context.staticHandlerContext.actionData ?? {})
  if (told !== undefined && isForScripts(request)) return Response.json(told, { status, headers })
  const mark = newMark()
  const isFramed = handleOf(context)?.isFramed === true
  const loaded = loadedOf(context)
  const parts = {
    mark,
    styles: stylesOf(context),
    drawn: new Set<string>(),
    loader,
    graph: status === 200 && !isFramed ? graphOf(loaded, loadContext) : [],
  }
  const islands = createIslandDrawing(pageFacts(new URL(request.url), frameDataOf(loaded)))
  const { content, settings, clock } = loadContext.get(servicesContext)
  const isDead = (href: string) => leadsNowhere(href, content.all(), settings, clock.now())
  const end = await loadContext.get(requestServicesContext).drawing()
  try {
    const drawn = renderToStaticMarkup(
      <DocumentContext value={parts}>
        <IslandDrawingContext value={islands}>
          <LeadsNowhere value={isDead}>
            <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
          </LeadsNowhere>
        </IslandDrawingContext>
      </DocumentContext>,
    )
    const { html, hashes } = unmarked(
      drawn.replace(sheetsPlace, () => sheetsPlace + [...parts.drawn].join('')),
      mark,
    )
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set(inlineHashesHeader, hashes.join(' '))
    if (isFramed) headers.set(framingHeader, 'any')
    return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  } finally {
    end()
  }
}

type Loaded = { id: string; loaderData: unknown }[]

function loadedOf({ staticHandlerContext: { matches, loaderData } }: EntryContext): Loaded {
  return matches.map(({ route: { id } }) => ({ id, loaderData: loaderData[id] }))
}

function handleOf({ staticHandlerContext: { matches }, routeModules }: EntryContext): PageHandle | undefined {
  return routeModules[matches.at(-1)?.route.id ?? '']?.handle as PageHandle | undefined
}

/** Styles of the matched routes without duplicates, the frame's first. */
function stylesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  if (import.meta.env.DEV) return ''
  const ids = ['root', ...matches.map(({ route }) => route.id)]
  return sheetsAt([...new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? []))])
}

/** Structured data of the site and of the page's loaders; none on unlisted pages. */
function graphOf(loaded: Loaded, loadContext: RouterContextProvider) {
  const [page, frame] = [pageInfoOf(loaded), frameDataOf(loaded)]
  if (!page || !frame || isUnlisted(page, loaded)) return []
  return [...siteData(page, frame, localeOf(loadContext)), ...describedIn(loadContext)]
}

type Failed = { request: Request; context: Pick<RouterContextProvider, 'get'> }

/** The router's own errors (such as POST to a page without action) are the client's fault: the access log is enough. */
export function handleError(error: unknown, { request, context }: Failed) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(requestServicesContext).failed(error)
}
