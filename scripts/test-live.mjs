// `npm run test:live`: the site against a real content service in a temporary folder.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { closingLine } from './closing-line.mjs'
import { endWithUs, outputSetting, pinnedEnvironment, prepare, root, runQuietly } from './prepare.mjs'

prepare()
const chromium = findChromium()
const { startContentService } = await import('../directus/live.mjs')

const folder = mkdtempSync(join(tmpdir(), 'forum-live-'))
// Beside the browser tests a part of their row (scripts/test.mjs).
const sitePort = Number(
  process.env.LIVE_PORTS ?? execFileSync('node', ['scripts/free-ports.mjs'], { cwd: root, encoding: 'utf8' }),
)
const started = performance.now()
const start = () =>
  startContentService({
    port: sitePort + 1,
    siteHookUrl: `http://127.0.0.1:${sitePort}/hooks/content`,
    dataDir: join(folder, 'content'),
  })
// The organisers' desk stands beside the site of the tests that need it.
process.env.DESK_URL = `http://localhost:${sitePort + 3}`
let service = await start()
console.log(`The content service stands after ${Math.round((performance.now() - started) / 1000)} s`)

/** Tests stop and start the content service: POST /stop, POST /start. */
const control = createServer(async (request, response) => {
  if (request.url === '/stop') await service.stop()
  else service = await start()
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')
await once(control, 'listening')

// Runs in parallel with its own service: both mostly wait.
const proof = runQuietly(
  'Roles, calls and hook of the content service',
  [['npm', 'run', 'prove', '--prefix', 'directus', '--silent']],
  {
    PROOF_PORT: String(sitePort + 2),
  },
)
const tests = spawn(
  'playwright',
  ['test', '--config', 'playwright.live.config.ts', ...process.argv.slice(2).filter((argument) => argument !== '--verbose')],
  {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment({
      ...outputSetting(),
      CHROMIUM: chromium,
      LIVE_FOLDER: folder,
      LIVE_SITE_PORT: String(sitePort),
      LIVE_CONTENT_URL: service.url,
      LIVE_CONTROL_URL: `http://127.0.0.1:${control.address().port}`,
      LIVE_SITE_TOKEN: service.siteToken,
      LIVE_ADMIN_TOKEN: service.adminToken,
      LIVE_HOOK_SECRET: service.hookSecret,
      LIVE_EDITORS_KEY: service.editorsKey,
      LIVE_DESK_URL: process.env.DESK_URL,
      // The site of one test alone has a desk.
      DESK_URL: '',
      LIVE_EDITOR_EMAIL: service.editor.email,
      LIVE_EDITOR_PASSWORD: service.editor.password,
      LIVE_ORGANISER_EMAIL: service.organiser.email,
      LIVE_ORGANISER_PASSWORD: service.organiser.password,
      LIVE_STEWARD_EMAIL: service.steward.email,
      LIVE_STEWARD_PASSWORD: service.steward.password,
    }),
  },
)
const [status] = await once(endWithUs(tests), 'exit')
control.close()
await service.stop()
rmSync(folder, { recursive: true, force: true })

const isProved = await proof
const isGood = status === 0 && isProved
closingLine(['live.json'], !isGood)
process.exit(isGood ? 0 : 1)
