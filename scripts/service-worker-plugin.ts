// Builds the service worker `/sw.js` with the build's name and the files of islands.
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Build } from '../site/app/service-worker/build.ts'
import { buildTargets } from './browsers.ts'

const entry = 'site/app/service-worker/service-worker.ts'

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const value: Build = { name: nameOf(bundle), files: scriptsOf(bundle) }
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify(value) },
        build: {
          target: buildTargets,
          outDir: dir as string,
          emptyOutDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/** File names contain hashes, so they identify the build. */
function nameOf(bundle: Rolldown.OutputBundle): string {
  return createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('base64url').slice(0, 12)
}

function scriptsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap(({ type, fileName }) => (type === 'chunk' ? [`/${fileName}`] : []))
}
