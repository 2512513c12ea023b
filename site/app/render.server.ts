// The entry point from site/server/ to site/app/: request and services in, whole page out.
import * as build from 'virtual:react-router/server-build'
import type { RequestServices } from '@forum/site/server/contract/app-contract.ts'
import type { Services } from '@forum/site/server/contract/services.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { requestServicesContext, servicesContext } from './context/context.server.ts'

export { drawOffice } from '@forum/desk/office/drawing/draw-office.tsx'
export { webManifest } from './document/web-manifest.server.ts'
export { addresses, programmePages } from './sitemap/addresses.server.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export function render(request: Request, services: Services, requestServices: RequestServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestServicesContext, requestServices)
  return handle(request, context)
}
