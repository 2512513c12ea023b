// Leaves out of the browser's framework what this site has switched off or never asks for. The server has the framework whole.
import type { Plugin } from 'vite'

/** A module of the router: what a browser gets in its place, under the same names. */
type Stub = { file: RegExp; names: Readonly<Record<string, string>> }

/** Only what is imported and never called in a browser. */
const never = 'undefined'
const stubs: readonly Stub[] = [
  {
    // Every route is known from the start (react-router.config.ts), so none is asked for.
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    names: {
      URL_LIMIT: never,
      getManifestPath: never,
      getPartialManifest: never,
      getPatchRoutesOnNavigationFunction: '() => {}',
      getPathsWithAncestors: never,
      handleClientVersionMismatch: never,
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  },
  {
    // Nobody gives `HydratedRouter` instrumentations.
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    names: {
      consumeInstrumentationClientResultMetaReceiver: '() => {}',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: never,
      instrumentationResultMetaContext: never,
    },
  },
]

/** Takes the place of the modules above in the client's build, which fails when one is gone or has other names than it had. */
export function leanFramework(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'lean-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: stubs.map(({ file }) => file) },
      handler(code, id) {
        for (const { file } of stubs) if (file.test(id)) found.add(file)
        return { code: leanModule(id, code), map: null, moduleSideEffects: false }
      },
    },
    buildEnd(error) {
      const missing = stubs.filter(({ file }) => !found.has(file))
      if (!error && missing.length > 0)
        this.error(`the router has no ${missing.map(({ file }) => file.source).join(', ')} any more: look again`)
    },
  }
}

/** What a browser gets of the module `id`. Throws when `code` gives other names than were known when its stub was written. */
export function leanModule(id: string, code: string): string {
  const stub = stubs.find(({ file }) => file.test(id))
  if (!stub) return code
  const [, given] = /\nexport \{ ([^}]*) \};/.exec(code) ?? []
  const known = Object.keys(stub.names).join(', ')
  if (given !== known) throw new Error(`${id} gives ${given}, and was known for ${known}: look again`)
  return Object.entries(stub.names)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n')
}
