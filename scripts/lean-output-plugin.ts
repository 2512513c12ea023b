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
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    },
  }
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
