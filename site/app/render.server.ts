// The entry point from server/ to app/: request and services in, whole page out.
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RequestServices } from '#server/contract/app-contract.ts'
import type { Services } from '#server/contract/services.ts'
import { requestServicesContext, servicesContext } from './context/context.server.ts'

export { drawDesk } from './desk/draw-desk.tsx'
export { webManifest } from './document/web-manifest.server.ts'
export { addresses, programmePages } from './sitemap/addresses.server.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export function render(request: Request, services: Services, requestServices: RequestServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestServicesContext, requestServices)
  return handle(request, context)
}
