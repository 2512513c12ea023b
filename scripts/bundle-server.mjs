// Bundles the site's process and threads into few files, build/site: loading hundreds of modules takes a third of the start
// (docs/decisions/0031-ship-a-release-as-one-folder.md). Migrations and fonts stay beside the sources.
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'build/site')

/** Not bundled: native packages, those that read files beside them, and those not needed by first pages. */
const apart = ['sharp', 'pdfkit', 'fontkit', 'pg', 'nodemailer', 'prom-client']

/** Rewrites paths relative to sources, and scripts of threads and processes. */
const places = {
  name: 'places-of-sources',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      const from = relative(out, id)
      const led = code
        .replace(/new URL\((["'])(\.[^"']*\/([\w-]+))\.ts\1, import\.meta\.url\)/g, (_, _quote, script, name) => {
          this.emitFile({ type: 'chunk', fileName: `${name}.js`, id: resolve(dirname(id), `${script}.ts`) })
          return `new URL('./${name}.js', HERE)`
        })
        .replaceAll('import.meta.url', `new URL('${from}', HERE).href`)
      if (led.includes('import.meta.')) this.error(`${from}: only import.meta.url is known to scripts/bundle-server.mjs`)
      return { code: led.replaceAll('HERE', 'import.meta.url'), map: null }
    },
  },
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [places],
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir: out,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { index: join(root, 'site/server/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
