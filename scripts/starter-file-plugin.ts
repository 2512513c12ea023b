// Makes a file of the page's starter, beside the client's scripts, and tells the server's bundle its address (`virtual:starter-file`): it is the same on every
// page, so a visitor has it fetched once, and no page carries it. The faces of the fonts are written into it, and what keeps a chosen language.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import type { Plugin } from 'vite'
import { facesSheet } from '../app/page-marks.ts'
import { type Face, starterWith } from '../app/starter.server.ts'

const id = 'virtual:starter-file'
const resolved = `\0${id}`
/** Where the client was built to, before the server's bundle. */
const folder = 'build/client/static'
const choice = new URL('../app/site/language-switcher/choice.js', import.meta.url)

export function starterFile(): Plugin {
  let isBuild = false
  return {
    name: 'starter-file',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test'
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return
      const name = isBuild ? readdirSync(folder).find((file) => file.startsWith('starter-')) : 'starter-0.js'
      if (!name) this.error(`no starter in ${folder}`)
      return `export const starterFile = ${JSON.stringify(`/static/${name}`)}`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const sheet = Object.values(bundle).find(
          ({ fileName }) => `/${fileName}`.includes(facesSheet) && fileName.endsWith('.css'),
        )
        if (sheet?.type !== 'asset') this.error('no sheet of faces: the starter makes the fonts of them')
        const source = `${starterWith(facesOf(String(sheet.source)))}\n${withoutComments(readFileSync(choice, 'utf8'))}`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        this.emitFile({ type: 'asset', fileName: `static/starter-${hash}.js`, source })
      },
    },
  }
}

/** The faces that are fetched. Of a family, the one that has the space has all that most pages are written with (scripts/cut-fonts.mjs): they come first, and are counted. */
export function facesOf(css: string): { faces: Face[]; needed: number } {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>()
    rule.walkDecls(({ prop, value }) => void values.set(prop, value))
    const of = (name: string) => values.get(name) ?? ''
    if (of('src').includes('local(')) return
    faces.push([of('font-family').replaceAll(/['"]/g, ''), of('src'), of('font-weight'), of('unicode-range')])
  })
  const isForEveryPage = ([, , , range]: Face) => /U\+(?:00)?20\b/i.test(range)
  const needed = faces.filter(isForEveryPage)
  return { faces: [...needed, ...faces.filter((face) => !isForEveryPage(face))], needed: needed.length }
}

function withoutComments(code: string): string {
  return code.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\n\s*/g, '\n')
}
