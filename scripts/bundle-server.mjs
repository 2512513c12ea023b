// Puts the process of the site and its threads into few files, build/site: hundreds of modules one by one are a third of a start
// (docs/decisions/0031-ship-a-release-as-one-folder.md). What lies beside a source is taken from there: migrations, fonts.
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = join(root, 'build/site')

/** Packages that are native, that read files beside them, or that no first page needs. */
const apart = ['sharp', 'pdfkit', 'fontkit', 'pg', 'nodemailer', 'prom-client']

/** Leads what a source finds by its own place back to that place, and what it starts as a thread or process to a file of the bundle. */
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
      input: { index: join(root, 'server/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
