// Tells the server's bundle which files of words (messages/) each of the client's files asks for when it runs (`virtual:word-files`): a page names
// them beside its scripts, so that a browser fetches them at the same time and not after those have come. Sees to it, too, that no browser is
// sent what only the server says.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const id = 'virtual:word-files'
const resolved = `\0${id}`
/** Between the client's build, which comes first, and the server's. */
const kept = 'build/word-files.json'
const served = /\/app\/words\/every-word\.ts$/

/** By the address of a script, and the language: addresses of the files of words that it asks for. */
export type WordFiles = Record<string, Record<string, string[]>>

/** Of the client that was built before. */
export const keptWordFiles = (): WordFiles => JSON.parse(readFileSync(kept, 'utf8'))

export function wordFiles(): Plugin {
  let isBuild = false
  return {
    name: 'word-files',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test'
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source === resolved) return `export const wordFiles = ${JSON.stringify(isBuild ? keptWordFiles() : {})}`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const leak = chunks.find(({ modules }) => Object.entries(modules).some(([file, { code }]) => code && served.test(file)))
        if (leak)
          this.error(
            `${leak.fileName} (${leak.name}) has a browser say what only the server has words for: app/words/every-word.ts`,
          )
        mkdirSync('build', { recursive: true })
        writeFileSync(kept, JSON.stringify(filesOf(chunks)))
      },
    },
  }
}

/** By the name of a file, and the language: the files of words that it asks for. */
export function filesOf(chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'dynamicImports' | 'moduleIds'>[]): WordFiles {
  const languages = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const language = moduleIds.map((file) => /\/messages\/(\w+)\/[\w-]+\.ts$/.exec(file)?.[1]).find(Boolean)
      return language ? [[fileName, language] as const] : []
    }),
  )
  const files: WordFiles = {}
  for (const { fileName, dynamicImports } of chunks)
    for (const asked of dynamicImports) {
      const language = languages.get(asked)
      if (!language) continue
      files[`/${fileName}`] ??= {}
      const ofFile = files[`/${fileName}`] as Record<string, string[]>
      ofFile[language] = [...(ofFile[language] ?? []), `/${asked}`]
    }
  return files
}
