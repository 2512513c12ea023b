// Leaves out of the browser's framework what this site has switched off or never asks for. The server has the framework whole.
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { type Feature, without } from './lean-code.ts'
import { ofClient, ofDom, ofReact, reactVersion } from './lean-react.ts'
import { partsOfModules, routerVersion, wholeModules } from './lean-router.ts'

const router = '/react-router/dist/production/'
/** By the end of a module's name: the parts of it that go. */
const parts: ReadonlyMap<string, readonly Feature[]> = new Map([
  ['/react/cjs/react.production.js', ofReact],
  ['/react-dom/cjs/react-dom.production.js', ofDom],
  ['/react-dom/cjs/react-dom-client.production.js', ofClient],
  ...Object.entries(partsOfModules).map(([file, features]) => [`${router}${file}`, features] as const),
])
const versions = { react: reactVersion, 'react-dom': reactVersion, 'react-router': routerVersion }

/** Takes the place of the modules above in the client's build, which fails when one is gone or not what it was, and when a module of ours asks for what was left out. */
export function leanFramework(): Plugin {
  const found = new Set<string>()
  return {
    name: 'lean-framework',
    apply: 'build',
    // Before the bundler knows what a module imports.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const installed = createRequire(import.meta.url)
      for (const [name, version] of Object.entries(versions))
        if (installed(`${name}/package.json`).version !== version)
          this.error(`${name} is not ${version}: read again what is left out of it, and look again`)
    },
    transform(code, id) {
      if (!id.includes('/node_modules/')) {
        const asked = askedFor(code)
        if (asked)
          this.error(`${id} says ${asked}, and a browser gets the framework without it: scripts/lean-react.ts, lean-router.ts`)
        return
      }
      const lean = leanModule(id, code)
      if (lean === code) return
      found.add(id)
      return { code: lean, map: null, ...(wholeModules.some(({ file }) => file.test(id)) && { moduleSideEffects: false }) }
    },
    buildEnd(error) {
      const known = [...wholeModules.map(({ file }) => file.source), ...parts.keys()]
      if (!error && found.size !== known.length)
        this.error(`of the framework's modules ${known.join(', ')} were found ${[...found].join(', ')}: look again`)
    },
  }
}

/** What `code` says that asks for a part which is left out. */
export function askedFor(code: string): string | undefined {
  for (const { askedFor: asking } of [...parts.values()].flat()) {
    const [asked] = asking?.exec(code) ?? []
    if (asked) return asked
  }
  return
}

/** What a browser gets of the module `id`. Throws when `code` gives other names than were known when its stub was written. */
export function leanModule(id: string, code: string): string {
  for (const [file, features] of parts) if (id.endsWith(file)) return without(code, features)
  const stub = wholeModules.find(({ file }) => file.test(id))
  if (!stub) return code
  const [, given] = /\nexport \{ ([^}]*) \};/.exec(code) ?? []
  const known = Object.keys(stub.names).join(', ')
  if (given !== known) throw new Error(`${id} gives ${given}, and was known for ${known}: look again`)
  return Object.entries(stub.names)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n')
}
