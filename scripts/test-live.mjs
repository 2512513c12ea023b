// `npm run test:live`: the site against the real content service, in a folder of its own that is thrown away.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { closingLine } from './closing-line.mjs'
import { pinnedEnvironment, prepare, root } from './prepare.mjs'

prepare()
const chromium = findChromium()
const { startContentService } = await import('../content/live.mjs')

const folder = mkdtempSync(join(tmpdir(), 'forum-live-'))
const sitePort = 3458
const started = performance.now()
const service = await startContentService({
  port: 8155,
  siteHookUrl: `http://127.0.0.1:${sitePort}/hooks/content`,
  dataDir: join(folder, 'content'),
})
console.log(`The content service stands after ${Math.round((performance.now() - started) / 1000)} s`)

const result = spawnSync('playwright', ['test', '--config', 'playwright.live.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment({
    CHROMIUM: chromium,
    LIVE_FOLDER: folder,
    LIVE_SITE_PORT: String(sitePort),
    LIVE_CONTENT_URL: service.url,
    LIVE_SITE_TOKEN: service.siteToken,
    LIVE_HOOK_SECRET: service.hookSecret,
    LIVE_EDITOR_EMAIL: service.editor.email,
    LIVE_EDITOR_PASSWORD: service.editor.password,
  }),
})
await service.stop()
rmSync(folder, { recursive: true, force: true })

console.log('\n— Roles, calls and hook of the content service')
const proof = spawnSync('npm', ['run', 'prove', '--prefix', 'content', '--silent'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment(),
})
if (proof.status !== 0) console.error('Failed: what the content service promises')
closingLine(['live.json'])
process.exit(result.status || proof.status || 0)
