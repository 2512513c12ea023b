// Lets what a server loads lie small in its memory: no comments, and signs beyond ASCII as escapes, for one of them makes Node keep two bytes
// of every character of its file.
import type { Plugin } from 'vite'

export function leanOutput(): Plugin {
  return {
    name: 'lean-output',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    outputOptions: (options) => ({ ...options, comments: false }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  }
}

/** The same program with escapes in the place of all signs beyond ASCII; a backslash before one of them meant nothing. */
export function inAscii(code: string): string {
  return code.replace(/\\[\s\S]|[^\0-\x7f]/g, (found) => {
    const sign = found.at(-1) ?? ''
    return sign > '\x7f' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : found
  })
}
