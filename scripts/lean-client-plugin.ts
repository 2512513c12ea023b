// Leaves out of the client's own scripts what Vite brings for sites that are built otherwise: tables of class names of which a file uses a few, and the
// loading of sheets and lists of files with each part that comes later. The server has all of it.
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
/** What a part that comes later is loaded with: without sheets (there is one for the whole site) and lists (its files are few), but root.tsx hears when it is gone. */
const lean = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

/** Takes the places of both in the client's build, which fails when Vite's words or the way in which sheets are built have changed. */
export function leanClient(): Plugin[] {
  const shared = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const
  let isFound = false
  return [
    {
      ...shared,
      name: 'lean-client',
      enforce: 'pre',
      transform(code, id) {
        if (id === helper) {
          isFound = true
          if (this.environment.config.build.cssCodeSplit) this.error('parts that come later have sheets of their own: look again')
          return { code: leanHelper(code), map: null }
        }
        if (/\.tsx?(?:$|\?)/.test(id) && code.includes('.module.css')) return { code: withNames(code), map: null }
        return
      },
      buildEnd(error) {
        if (!error && !isFound) this.error('Vite no longer loads later parts with a helper: look again')
      },
    },
    {
      ...shared,
      name: 'lean-class-names',
      // After Vite has made its table of the sheet, whose rules stay only where nothing of it is shaken off.
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code: namesOf(code), map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

/** What a browser gets in the place of Vite's helper `code`. Throws when that gives other names than were known. */
export function leanHelper(code: string): string {
  const names = code.match(/(?<=export (?:const|function) )\w+/g)?.join(', ')
  if (names !== '__vitePreload' || !/['"]vite:preloadError['"]/.test(code))
    throw new Error(`Vite's helper for parts that come later gives ${names}, and was known otherwise: look again`)
  return lean
}

/** The program with each name of a class by itself in the place of the table of all names of its file, so that the bundler writes it where it is used. */
export function withNames(code: string): string {
  return code.replaceAll(/import (\w+) from (['"][^'"]+\.module\.css['"])/g, 'import * as $1 from $2')
}

/** Of what Vite makes of a sheet the names alone, without the table of them. Throws when a name of the table is not given by itself, too. */
export function namesOf(code: string): string {
  const [whole, table = ''] = /^export default \{([\s\S]*)\};?\s*$/m.exec(code) ?? []
  const missing = [...table.matchAll(/^\s*"?([\w-]+)"?:/gm)].filter(([, name]) => {
    return !new RegExp(`export const ${name} =| as "?${name}"?\\s`).test(code)
  })
  if (whole === undefined || missing.length > 0)
    throw new Error(`Vite gives the names of a sheet otherwise than was known: look again\n${code}`)
  return code.replace(whole, '')
}
