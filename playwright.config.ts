import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { formData, formSettings } from './e2e/form-settings.ts'
import { deskPort, formOrigin, formPort, siteOrigin, sitePort } from './e2e/ports.ts'
import { findChromium } from './scripts/chromium.mjs'

// Workers read this file too, and inherit the variable.
process.env.E2E_PORTS ??= execFileSync('node', ['scripts/free-ports.mjs'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
// Compile cache for the sites that tests start, dozens of the same.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node')

const site = 'exec node build/site/index.js'
const settings = { PICTURES_AHEAD: 'off' }
/** Bundling is slow on a busy machine. One server is started after the other. */
const server = { stdout: 'ignore', reuseExistingServer: false, timeout: 240_000 } as const

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'live/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the processors: tests mostly wait.
  workers: 3,
  // Long, because machines can be slow; only failing tests take it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Dots where one report covers all tests (scripts/test.mjs).
  reporter: [[process.env.TEST_OUTPUT === 'short' ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: siteOrigin(),
    locale: 'uk-UA',
    timezoneId: 'America/New_York',
    // Tests intercept requests, which a service worker would hide; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      ...server,
      // The production bundle of the current sources.
      command: `${process.env.SITE_IS_BUILT ? '' : 'node scripts/bundle-server.mjs && '}${site}`,
      url: `${siteOrigin()}/readyz`,
      env: { ...settings, PORT: String(sitePort()), DESK_PORT: String(deskPort()), DATA_DIR: 'test-results/data' },
    },
    {
      ...server,
      command: `rm -rf ${formData} && ${site}`,
      url: `${formOrigin()}/readyz`,
      env: { ...settings, ...formSettings, PORT: String(formPort()), DATA_DIR: formData },
    },
  ],
})
