import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'
import { deskPort, siteOrigin, sitePort } from './e2e/ports.ts'
import { findChromium } from './scripts/chromium.mjs'

// Workers read this file too, and are handed what is set here.
process.env.E2E_PORTS ??= execFileSync('node', ['scripts/free-ports.mjs'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'live/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the processors it is meant for: what a test waits for (a minute that ends, a network that is silent) takes no processor.
  workers: 3,
  // What is waited for comes when the machine gets round to it: only a test that fails takes so long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A dot for each test where there is a page for all of them (scripts/test.mjs).
  reporter: [[process.env.TEST_OUTPUT === 'short' ? 'dot' : 'list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: siteOrigin(),
    locale: 'uk-UA',
    timezoneId: 'America/New_York',
    // Tests listen to the network, which a worker would stand before; those of the worker itself allow it.
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
  webServer: {
    // As it is shipped, of the sources as they are now.
    command: 'node scripts/bundle-server.mjs && exec node build/site/index.js',
    url: `${siteOrigin()}/readyz`,
    env: { PORT: String(sitePort()), DESK_PORT: String(deskPort()), DATA_DIR: 'test-results/data', PICTURES_AHEAD: 'off' },
    stdout: 'ignore',
    reuseExistingServer: false,
    // A busy machine takes long to bundle.
    timeout: 240_000,
  },
})
