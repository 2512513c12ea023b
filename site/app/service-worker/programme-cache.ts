// Caches the current edition's programme in the visitor's language: every day and session.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Build } from './build.ts'
import { isCacheable, pageAddress } from './cacheable.ts'
import { cachedAt, stamped } from './cached-copy.ts'
import { filesNamedIn } from './named-files.ts'
import { programmeStore } from './stores.ts'

/** ms between two fetches, so that the visitor's own requests come first. */
const pause = 50
/** Minimum ms between two checks of the programme. */
const rest = 5 * 60_000
const stateHeader = 'x-kept-state'

type List = { revision: string; pages: readonly string[] }
type CacheOptions = { build: Build; cacheFile(path: string): Promise<unknown> }

const running = new Set<Locale>()

/** Fetches missing or outdated pages one after another. Stops when the network is lost; the next call continues. */
export async function cacheProgramme(locale: Locale, options: CacheOptions): Promise<void> {
  if (running.has(locale)) return
  running.add(locale)
  try {
    await bringUpToDate(locale, options)
  } catch {
    // Without a network the cached pages stay.
  } finally {
    running.delete(locale)
  }
}

async function bringUpToDate(locale: Locale, { build, cacheFile }: CacheOptions): Promise<void> {
  const store = await caches.open(programmeStore)
  const listPath = `/programme.${locale}.json`
  const before = await store.match(listPath)
  if (before && Date.now() - cachedAt(before) < rest && stateOf(before).endsWith(build.name)) return
  const response = await fetch(listPath)
  if (!isCacheable(response)) return
  const list = (await response.clone().json()) as List
  const state = `${list.revision} ${build.name}`
  const files = new Set(build.files)
  for (const page of list.pages) await cachePage(store, page, state, files)
  for (const file of files) await cacheFile(file)
  await forgetOthers(store, locale, list.pages)
  await store.put(listPath, marked(response, state))
}

async function cachePage(store: Cache, page: string, state: string, files: Set<string>): Promise<void> {
  const address = pageAddress(new URL(page, location.href))
  if (!address || stateOf(await store.match(address)) === state) return
  const response = await fetch(page, { priority: 'low' })
  if (isCacheable(response)) {
    for (const file of filesNamedIn(await response.clone().text())) files.add(file)
    await store.put(address, marked(response, state))
  }
  await new Promise((resolve) => setTimeout(resolve, pause))
}

/** Deletes removed sessions. */
async function forgetOthers(store: Cache, locale: Locale, pages: readonly string[]): Promise<void> {
  const wanted = new Set(pages.map((page) => pageAddress(new URL(page, location.href))))
  for (const { url } of await store.keys()) {
    if (new URL(url).pathname.startsWith(`/${locale}/`) && !wanted.has(url)) await store.delete(url)
  }
}

function stateOf(copy: Response | undefined): string {
  return copy?.headers.get(stateHeader) ?? ''
}

function marked(response: Response, state: string): Response {
  const copy = stamped(response, Date.now())
  copy.headers.set(stateHeader, state)
  return copy
}
