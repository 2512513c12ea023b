import { createContext } from 'react-router'
import type { RequestServices } from '#server/app-contract.ts'
import type { Services } from '#server/services.ts'

export type { Services }

/** What the server hands to loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** Name of the present build; it changes when the client's files do. Empty in development. */
export const buildContext = createContext('')

/** Where actions send what a visitor typed, and what orders are read from. */
export const requestServicesContext = createContext<RequestServices>()
