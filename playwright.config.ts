import { defineConfig } from '@playwright/test'

const port = 3457

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'live/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'uk-UA',
    timezoneId: 'America/New_York',
    // Tests listen to the network, which a worker would stand before; those of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
    command: 'node server/index.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    stdout: 'ignore',
    reuseExistingServer: false,
  },
})
