// The offline page, for pages that are neither reachable nor cached.

import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { localeOfPath, locales } from '@forum/domain/localisation/locale.ts'
import type { Build } from './build.ts'
import { stamped } from './cached-copy.ts'
import { filesNamedIn } from './named-files.ts'
import { shellStore } from './stores.ts'

/** Caches the page in all languages, with its files. Rejects if one is missing. */
export async function cacheOfflinePages(build: Build): Promise<void> {
  const shell = await caches.open(shellStore(build))
  for (const locale of locales) {
    const path = localePath(locale, pathWithin.offline())
    const response = await fetch(path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    const html = await response.clone().text()
    await shell.put(path, stamped(response, Date.now()))
    await shell.addAll(filesNamedIn(html))
  }
}

/** The offline page in the language of `url`, marked as such; a network error if it is not cached. */
export async function offlineAnswer(url: URL, build: Build): Promise<Response> {
  const shell = await caches.open(shellStore(build))
  const page = await shell.match(localePath(localeOfPath(url.pathname), pathWithin.offline()))
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error()
}
