// The one door between server/ and app/: a request and the services in, a whole page out.

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RequestServices, SiteAddress } from '#server/app-contract.ts'
import type { Services } from '#server/services.ts'
import { addresses as addressesOf } from './addresses.server.ts'
import { buildContext, requestServicesContext, servicesContext } from './context.server.ts'

export { programmePages } from './addresses.server.ts'
export { allowedQuery } from './allowed-query.ts'
export { webManifest } from './web-manifest.server.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export function render(request: Request, services: Services, requestServices: RequestServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestServicesContext, requestServices)
  if (!import.meta.env.DEV) context.set(buildContext, build.assets.version)
  return handle(request, context)
}

/** First segments below the language that have a route of their own. */
const reserved = new Set(Object.values(build.routes).flatMap((route) => route?.path?.split('/').slice(0, 1) ?? []))

/** Every page that search engines may list. */
export function addresses(services: Services): SiteAddress[] {
  return addressesOf(services, reserved)
}
