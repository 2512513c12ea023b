// Where server/ and app/ meet: what the built bundle of the app gives, and how it is found.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Services } from './services.ts'

export type App = {
  /** The whole answer to a request whose URL lies on the canonical origin. */
  render(request: Request, services: Services): Promise<Response>
  /** Names of the query parameters that change the page at `pathname` (or at its `.data` twin). */
  allowedQuery(pathname: string): readonly string[]
}

/** The app of the bundle at `path` (build/server/index.js). Throws an Error with one sentence when it is not there or is another. */
export async function loadApp(path: string): Promise<App> {
  if (!existsSync(path))
    throw new Error('The pages are not built yet: run "npm run build", or "npm start", which does it by itself.')
  return asApp(await import(pathToFileURL(path).href), path)
}

/** Checks a loaded module. */
export function asApp(bundle: Record<string, unknown>, name: string): App {
  const { render, allowedQuery } = bundle
  if (typeof render !== 'function' || typeof allowedQuery !== 'function')
    throw new Error(`The bundle ${name} does not export render and allowedQuery.`)
  return { render: render as App['render'], allowedQuery: allowedQuery as App['allowedQuery'] }
}
