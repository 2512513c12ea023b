// The one door between server/ and app/: a request and the services in, a whole page out.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '#server/services.ts'
import { servicesContext } from './context.server.ts'

export { allowedQuery } from './allowed-query.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export function render(request: Request, services: Services): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
