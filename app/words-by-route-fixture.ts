// Pages with only those words that their scripts bring to a browser, for tests. Which groups (messages/) these are is reckoned from the sources: as the build does, by
// leaving out of a route what only the server runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router'
import { build, type Plugin, type Rolldown } from 'vite'
import { locales } from '#domain/localisation/locale.ts'
import { catalogues } from '#messages/catalogues.ts'
import { type Words, withWords } from '#messages/with-words.ts'
import { registerWords } from './locale.tsx'
import routes from './routes.ts'

const root = join(import.meta.dirname, '..')
const words = /\/app\/words\/[\w-]+-words\.ts$/
/** What of a route's module a browser is sent. */
const sent = ['default', 'ErrorBoundary', 'clientLoader', 'clientMiddleware', 'handle', 'links', 'meta', 'shouldRevalidate']
const entry = '\0of-browser:'

const plugin: Plugin = {
  name: 'words-by-route',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(entry)) return source
    if (/\.(?:css|svg|jpg|png|webp)(?:\?|$)/.test(source)) return '\0file'
    if (/\.server\.tsx?$/.test(source)) return { id: source, external: true }
    if (importer && !/^[.#/]/.test(source)) return { id: source, external: true }
    return
  },
  load(id) {
    if (id === '\0file') return 'export default {}'
    if (!id.startsWith(entry)) return
    const file = JSON.stringify(join(root, 'app', id.slice(entry.length)))
    return `import * as route from ${file}; export default [${sent.map((name) => `route.${name}`).join()}]`
  },
}

/** By the file of a route below `app/`: the names of its groups (files of `messages/uk`), without those that every page has. */
async function wordsByRoute(files: readonly string[]): Promise<Map<string, readonly string[]>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file, entry + file])),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: (id) => words.test(id) || id.startsWith(entry) },
        onLog: () => {},
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  return new Map([...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, groupsOf(chunk, chunks)]))
}

function groupsOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const own = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
    words.test(id) && renderedLength ? groupsIn(id) : [],
  )
  const others = chunk.imports.flatMap((name) => {
    const imported = chunks.get(name)
    return imported ? groupsOf(imported, chunks) : []
  })
  return [...new Set([...own, ...others])].toSorted()
}

function groupsIn(id: string): string[] {
  return [...readFileSync(id, 'utf8').matchAll(/import\('#messages\/uk\/([\w-]+)\.ts'\)/g)].map(([, group = '']) => group)
}

type Route = {
  id?: string | undefined
  file: string
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

const filesOf = (all: readonly Route[]): string[] => all.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])

const byLanguage = import.meta.glob<Record<string, Words>>('../messages/*/groups.ts', { eager: true, import: 'groups' })

type ScriptWords = {
  /** Of all routes, below `app/`. */
  files: readonly string[]
  /** Those that pages were drawn of. */
  drawn: Set<string>
  /** While a page at `path` is drawn there are those words alone that its scripts bring, and another word throws; until what this gives is called. */
  during(path: string): () => void
}

export async function scriptWords(): Promise<ScriptWords> {
  const all = [...new Set(['root.tsx', ...filesOf(routes)])]
  const groups = await wordsByRoute(all)
  const drawn = new Set<string>()
  return {
    files: all,
    drawn,
    during(path) {
      const matched = matchRoutes(routes as RouteObject[], path) ?? []
      const files = ['root.tsx', ...matched.map(({ route }) => (route as unknown as Route).file)]
      for (const file of files) drawn.add(file)
      const brought = new Set(['catalogue', ...files.flatMap((file) => groups.get(file) ?? [])])
      for (const locale of locales)
        registerWords(locale, onlyThose(byLanguage[`../messages/${locale}/groups.ts`] ?? {}, brought, path))
      return () => {
        for (const locale of locales) registerWords(locale, catalogues[locale])
      }
    },
  }
}

function onlyThose(all: Readonly<Record<string, Words>>, brought: ReadonlySet<string>, path: string): Words {
  const words = Object.entries(all).flatMap(([group, own]) => (brought.has(fileOf(group)) ? [own] : []))
  const whole = words.reduce(withWords, {})
  const trades = Object.entries(whole).map(([trade, own]) => [trade, strict(own, `${path}: ${trade}`)] as const)
  return strict(Object.fromEntries(trades), path)
}

/** Name of the file in which a group of words stands: that of the frame is the catalogue. */
const fileOf = (group: string) =>
  group === 'frame' ? 'catalogue' : group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function strict<Given extends object>(given: Given, place: string): Given {
  return new Proxy(given, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) throw new Error(`${place}: no script brings the word ${name}`)
      return Reflect.get(target, name)
    },
  })
}
