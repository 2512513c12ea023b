// Makes a file of the page's starter, beside the client's scripts, and tells the server's bundle its address (`virtual:starter-file`): it is the same on every
// page, so a visitor has it fetched once, and no page carries it.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { starter } from '../app/starter.server.ts'

const id = 'virtual:starter-file'
const resolved = `\0${id}`
const name = `static/starter-${createHash('sha256').update(starter).digest('base64url').slice(0, 8)}.js`

export function starterFile(): Plugin {
  return {
    name: 'starter-file',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) => (source === resolved ? `export const starterFile = ${JSON.stringify(`/${name}`)}` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: name, source: starter })
    },
  }
}
