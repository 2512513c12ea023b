// Scripts that browsers get call nothing that the oldest supported ones lack. What is checked is what is sent: the browser builds, made in memory, and
// the scripts that stand inside pages. (Styles: scripts/stylelint-old-browsers.mjs.)
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, parseAst } from 'vite'
import { faultsOf } from './old-browsers.mjs'
import { root } from './prepare.mjs'

async function built(config) {
  const { output } = [await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } })].flat()[0]
  return output.flatMap(({ type, fileName, code }) => (type === 'chunk' ? [[fileName, code]] : []))
}

const textOf = (file) => readFileSync(join(root, file), 'utf8')
/** The text between backticks after `name`. */
const templateOf = (file, name) => textOf(file).split(`const ${name} = \``)[1].split('`')[0]

process.env.NODE_ENV = 'production'
const worker = {
  configFile: false,
  publicDir: false,
  define: { __BUILD__: '{}' },
  build: { rolldownOptions: { input: 'app/service-worker/service-worker.ts' } },
}
const scripts = [
  ...(await built({ configFile: 'vite.islands.config.ts' })),
  ...(await built({ configFile: 'vite.door.config.ts' })),
  ...(await built(worker)),
  ['app/islands/early.js', textOf('app/islands/early.js')],
  ['app/site/unattended/unattended.tsx', templateOf('app/site/unattended/unattended.tsx', 'watch')],
]
// React asks for what it uses, and the journeys in old engines run it.
const own = scripts.filter(([name]) => !/\/react-/.test(name))
const faults = faultsOf(own.map(([, code]) => parseAst(code))).flatMap((ones, index) =>
  ones.map((fault) => `${own[index][0]}: ${fault}`),
)
for (const fault of faults) console.error(`${fault} is not in every supported browser (package.json, browserslist)`)
if (faults.length > 0) process.exit(1)
