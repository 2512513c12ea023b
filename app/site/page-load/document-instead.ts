// What the client cannot load by itself is asked for as a document: a new one has the scripts of the present build, and the service
// worker answers when the network does not. For root.tsx.
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { takeReload } from './reload-guard.ts'
import { Unreachable } from './unreachable.ts'

type Results = Record<string, DataStrategyResult>

/** The route whose script could not be loaded. The framework asks for a script once, so this document draws that route no more. */
let lost: string | undefined

/** Whether the visitor went to another document meanwhile: Firefox and WebKit then break off what is under way as if the network were gone. */
let isLeft = false

// The first event is ours: vite.config.ts puts it where the framework would reload the page without end.
if (typeof window !== 'undefined') {
  window.addEventListener('route-module-failure', (event) => {
    lost = (event as CustomEvent<string>).detail
  })
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
}

/** The root's client middleware: every navigation within the document passes here. */
export const documentInstead: MiddlewareFunction<Results> = async ({ request }, next) => {
  const wasWhole = lost === undefined
  isLeft = false
  const results = await next()
  if (request.signal.aborted || request.method !== 'GET') return results
  const unanswered = Object.values(results).filter(({ type, result }) => type === 'error' && isUnanswered(result))
  const isOffline = unanswered.length > 0
  // A document asked for now would take the place of the one that the visitor asked for.
  if (isOffline && isLeft) return new Promise(() => {})
  if (!isOffline && lost === undefined) return results
  const isDocumentBetter = navigator.serviceWorker?.controller || (!isOffline && (!wasWhole || takeReload()))
  if (isDocumentBetter) return documentAt(request)
  for (const failure of unanswered) failure.result = new Unreachable()
  if (lost !== undefined) results[lost] = { type: 'error', result: new Unreachable() }
  return results
}

/** Neither data nor an error of the server came: the network is away, or the answer is torn. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined)
}

/** Never answers: the document that stands is left. */
function documentAt({ url }: Request): Promise<never> {
  const [present] = location.href.split('#')
  // On the way through the history the address is there before the page: assigning it again would load nothing.
  if (present === url) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
