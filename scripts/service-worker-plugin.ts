// Builds the service worker beside the client: one script at `/sw.js`, which knows the name of the build and the programme's files.
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import { routeFile } from '../app/routes.ts'
import type { Build } from '../app/service-worker/build.ts'
import { pageIds, pageOf } from '../domain/address/pages.ts'
import { locales } from '../domain/localisation/locale.ts'

const entry = 'app/service-worker/service-worker.ts'

/** What the programme's pages are made of; what these import comes with them, also what they ask for only when it is opened. */
const programmeModules = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/language/route.tsx',
  ...pageIds.filter((id) => pageOf(id).caching === 'ahead').map((id) => `app/${routeFile(id)}`),
  ...locales.map((locale) => `messages/${locale}/words.ts`),
]

/** What no module names: the sheets, the starter, and the fonts that it makes. */
const ofEveryPage = /\.css$|\/starter-|-main-[^/]+\.woff2$/

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const value: Build = { name: nameOf(bundle), programmeFiles: programmeFiles(bundle) }
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify(value) },
        build: {
          outDir: dir as string,
          emptyOutDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/** Names of files carry their hashes, so they say all. */
function nameOf(bundle: Rolldown.OutputBundle): string {
  return createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('base64url').slice(0, 12)
}

function programmeFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const named = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (named.has(chunk.fileName)) return
    named.add(chunk.fileName)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      named.add(file)
    const all = [...chunk.imports, ...chunk.dynamicImports]
    for (const imported of chunks.filter(({ fileName }) => all.includes(fileName))) add(imported)
  }
  for (const module of programmeModules) {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => isModule(id, module)),
    )
    if (!chunk) throw new Error(`the service worker cannot find the files of ${module}`)
    add(chunk)
  }
  for (const fileName of Object.keys(bundle)) if (ofEveryPage.test(fileName)) named.add(fileName)
  return [...named].map((file) => `/${file}`)
}

function isModule(id: string | null, module: string): boolean {
  return id?.split('?', 1)[0]?.endsWith(`/${module}`) ?? false
}
