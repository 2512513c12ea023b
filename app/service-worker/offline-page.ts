// The page in place of one that is neither reachable nor kept.

import { localePath, pathWithin } from '#domain/address/paths.ts'
import { localeOfPath, locales } from '#domain/localisation/locale.ts'
import type { Build } from './build.ts'
import { stamped } from './cached-copy.ts'
import { filesNamedIn } from './named-files.ts'
import { shellStore } from './stores.ts'

/** Fetches the page in every language, with what it is drawn with. Rejects when one of it cannot be had. */
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

/** The page in the language of `url`, said to be no answer of the site's; a network error when it is not kept. */
export async function offlineAnswer(url: URL, build: Build): Promise<Response> {
  const shell = await caches.open(shellStore(build))
  const page = await shell.match(localePath(localeOfPath(url.pathname), pathWithin.offline()))
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error()
}
