// Context of loaders, actions and middleware: services, language, edition, errors.

import { localePath } from '@forum/domain/address/paths.ts'
import { findEdition, isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { type Locale, localeFrom } from '@forum/domain/localisation/locale.ts'
import type { RequestServices } from '@forum/site/server/contract/app-contract.ts'
import type { Services } from '@forum/site/server/contract/services.ts'
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'

export type { Services }

export const servicesContext = createContext<Services>()

/** Request-scoped services: sending forms and reading orders. */
export const requestServicesContext = createContext<RequestServices>()

type Context = Readonly<RouterContextProvider>

const localeContext = createContext<Locale>()

/** Sets the language from the first path segment, Ukrainian if unknown. Called only by the layout's middleware. */
export function setLocale(context: Context, segment: string | undefined): void {
  context.set(localeContext, localeFrom(segment))
}

/** The page's language. Throws outside `/:lang`. */
export function localeOf(context: Context): Locale {
  return context.get(localeContext)
}

/** The edition of a path with `:year?`, by default the current one; 404 if it is not visible in the page's language. */
export function editionOf(context: Context, { year }: { year?: string | undefined }): Forum {
  return findEdition(context.get(servicesContext), year, localeOf(context)) ?? notFound()
}

/**
 * For a record that the edition of `params` has not: an address without a year leads to the newest edition that has it, because another one was
 * current when it was shared. Otherwise a 404. `pathIn`: the record's path in an edition.
 */
export function soughtInOthers(
  context: Context,
  { year }: { year?: string | undefined },
  pathIn: (forum: Forum) => string | undefined,
): never {
  const locale = localeOf(context)
  const forums = year === undefined ? context.get(servicesContext).content.forums() : []
  for (const forum of forums) {
    const path = isEditionShown(forum, locale) ? pathIn(forum) : undefined
    if (path !== undefined) throw redirect(localePath(locale, path), 302)
  }
  return notFound()
}

/** Awaits an answer of the desk. If the database is not available, logs it once and throws the 503 of the closed desk: the visitor can come back later. */
export async function fromDesk<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StorageFault') throw error
    console.error(`The desk cannot be asked: ${error.message}`)
    throw data({ isDeskClosed: true }, { status: 503 })
  }
}

/** Throws a 404; `detail` is for the error page. */
export function notFound(detail: { missing: 'album' } | null = null): never {
  throw data(detail, { status: 404 })
}
