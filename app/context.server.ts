import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

export type { Services }

/** What the server hands to loaders, actions and middleware. */
export const servicesContext = createContext<Services>()
