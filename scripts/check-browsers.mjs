// Scripts that browsers get call nothing that the oldest supported ones lack. What is checked is what is sent: the browser builds, made in memory, and
// the scripts that stand inside pages. (Styles: scripts/stylelint-old-browsers.mjs.)
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, parseAst } from 'vite'
import { watch } from '../site/app/frame/unattended/watch.ts'
import { cachedPagesScript } from '../site/app/routes/offline/cached-pages-script.ts'
import { openAtNow } from '../site/app/routes/programme/open-at-now.ts'
import { faultsOf } from './old-browsers.mjs'
import { fail, root } from './prepare.mjs'

async function built(config) {
  const { output } = [await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } })].flat()[0]
  return output.flatMap(({ type, fileName, code }) => (type === 'chunk' ? [[fileName, code]] : []))
}

function textOf(file) {
  return readFileSync(join(root, file), 'utf8')
}

/** The scripts that stand inside pages, which no build changes, by the names under which components draw them. */
const inline = {
  earlyScript: textOf('site/app/loader/early.js'),
  watch,
  openAtNow,
  cachedPagesScript,
}
for (const file of globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.tsx', { cwd: root }))
  for (const [, name] of textOf(file).matchAll(/as="script" text=\{(\w+)\}/g))
    if (!(name in inline)) fail(`${file}: scripts/check-browsers.mjs does not know the inline script ${name}`)

process.env.NODE_ENV = 'production'
const worker = {
  configFile: false,
  publicDir: false,
  define: { __BUILD__: '{}' },
  build: { rolldownOptions: { input: 'site/app/service-worker/service-worker.ts' } },
}
const scripts = [
  ...(await built({ configFile: 'vite.islands.config.ts' })),
  ...(await built({ configFile: 'vite.door.config.ts' })),
  ...(await built(worker)),
  ...Object.entries(inline),
]
// React asks for what it uses, and the journeys in old engines run it.
const own = scripts.filter(([name]) => !/\/react-/.test(name))
const faults = faultsOf(own.map(([, code]) => parseAst(code))).flatMap((ones, index) =>
  ones.map((fault) => `${own[index][0]}: ${fault}`),
)
for (const fault of faults) console.error(`${fault} is not in every supported browser (package.json, browserslist)`)
if (faults.length > 0) process.exit(1)
