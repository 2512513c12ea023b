// Writes the framework's manifest of routes, which each page's client reads, as short as it can be: what most routes have is said once, and the files that a
// page's module imports only of pages that are fetched ahead, for nobody asks for the others. Each language has a manifest of its own.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'
import { locales } from '../domain/localisation/locale.ts'

/** Where the client was built to, before the server's bundle, with which the framework writes the manifest. */
const folder = 'build/client/static'
const start = 'window.__reactRouterManifest='
/** Routes of which `PrefetchPageLinks` has the files fetched (app/site/search-dialog). */
const aheadOf = new Set(['lang-search'])

type Route = Readonly<Record<string, unknown>>
type Manifest = Readonly<{ url: string; entry: Route; routes: Readonly<Record<string, Route>> }>

export function leanManifest(): Plugin {
  return {
    name: 'lean-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle() {
      const files = readdirSync(folder).filter((name) => name.startsWith('manifest-'))
      if (files.length === 0) this.error(`no manifest of routes in ${folder}: look again`)
      for (const file of files) {
        const path = join(folder, file)
        const code = readFileSync(path, 'utf8')
        for (const locale of locales) writeFileSync(nameIn(path, locale), leanCode(code, locale))
        rmSync(path)
      }
    },
  }
}

/** The manifest's file or address in a language; app/deferred-scripts.server.ts names it so in a page. */
const nameIn = (one: string, locale: string) => one.replace('manifest-', `manifest-${locale}-`)

/**
 * A program that leaves what the framework's `code` does, without what no client reads. It names its own address in `locale`, which React asks for once more. Throws when `code` is no
 * manifest that was known.
 */
export function leanCode(code: string, locale: string): string {
  const [head, rest] = [code.slice(0, start.length), code.slice(start.length).replace(/;\s*$/, '')]
  const whole: Manifest | undefined = head === start ? JSON.parse(rest) : undefined
  if (
    typeof whole?.url !== 'string' ||
    !Array.isArray(whole.entry?.imports) ||
    !Object.entries(whole.routes ?? {}).every(([id, route]) => id === route.id)
  )
    throw new Error("the framework's manifest of routes is written otherwise than was known: look again")
  const manifest = { ...withoutImports(whole), url: nameIn(whole.url, locale) }
  const usual = usualOf(Object.values(manifest.routes))
  const routes = Object.entries(manifest.routes).map(([id, route]) => `${JSON.stringify(id)}:${unusual(route, usual)}`)
  const { routes: _, ...others } = manifest
  const lean =
    `${start}((m,u,r)=>{for(let id in r)r[id]={...u,id,...r[id]};m.routes=r;return m})` +
    `(${JSON.stringify(others)},${JSON.stringify(usual)},{${routes.join()}});`
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(lean, { window })
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(window.__reactRouterManifest)), manifest))
    throw new Error('the short manifest of routes is not the long one: look again')
  return lean
}

function withoutImports({ entry, routes, ...others }: Manifest): Manifest {
  const lean = Object.entries(routes).map(([id, route]) => [id, aheadOf.has(id) ? route : { ...route, imports: [] }] as const)
  return { ...others, entry: { ...entry, imports: [] }, routes: Object.fromEntries(lean) }
}

/** What more than half of all routes have. */
function usualOf(routes: readonly Route[]): Route {
  const counts = new Map<string, number>()
  for (const route of routes)
    for (const pair of Object.entries(route)) {
      const text = JSON.stringify(pair)
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  const usual = [...counts].filter(([, count]) => count > routes.length / 2)
  return Object.fromEntries(usual.map(([text]) => JSON.parse(text)))
}

function unusual(route: Route, usual: Route): string {
  const own = Object.entries(route).filter(([name, value]) => name !== 'id' && !isDeepStrictEqual(value, usual[name]))
  const missing = Object.keys(usual).filter((name) => !(name in route))
  return `{${[...own.map(([name, value]) => `${name}:${JSON.stringify(value)}`), ...missing.map((name) => `${name}:void 0`)].join()}}`
}
