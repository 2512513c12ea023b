// What loaders, actions and middleware are given, and what each of them asks first: the page's language, its edition, the way out.
import { createContext, data, type RouterContextProvider } from 'react-router'
import { findEdition } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { type Locale, localeFrom } from '#domain/localisation/locale.ts'
import type { RequestServices } from '#server/app-contract.ts'
import type { Services } from '#server/services.ts'

export type { Services }

/** What the server hands to loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** Where actions send what a visitor typed, and what orders are read from. */
export const requestServicesContext = createContext<RequestServices>()

type Context = Readonly<RouterContextProvider>

const localeContext = createContext<Locale>()

/** Finds the language of a path for everything below its layout: Ukrainian where the first segment is none. Called by the layout's middleware alone. */
export function setLocale(context: Context, segment: string | undefined): void {
  context.set(localeContext, localeFrom(segment))
}

/** The page's language. Throws where the language's middleware has not run: outside of `/:lang`. */
export function localeOf(context: Context): Locale {
  return context.get(localeContext)
}

/** The edition that a path with `:year?` means, the current one without; 404 where there is none of it in the page's language. */
export function editionOf(context: Context, { year }: { year?: string | undefined }): Forum {
  return findEdition(context.get(servicesContext), year, localeOf(context)) ?? notFound()
}

/**
 * What the desk answers to `asked`. Where its database cannot be asked now, the log has one line, for each visitor brings it anew, and the 503
 * of the closed desk is thrown: whoever comes to an order, a ticket or a subscription then is told so, and finds it there later.
 */
export async function fromDesk<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StorageFault') throw error
    console.error(`The desk cannot be asked: ${error.message}`)
    throw data({ isDeskClosed: true }, { status: 503 })
  }
}

/** Throws the 404 that the error page shows; `detail` tells that page what was looked for. */
export function notFound(detail: { missing: 'album' } | null = null): never {
  throw data(detail, { status: 404 })
}
