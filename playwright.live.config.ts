import { defineConfig } from '@playwright/test'
import browser from './playwright.config.ts'

export default defineConfig({
  ...browser,
  testDir: 'e2e/live',
  testIgnore: [],
  outputDir: 'test-results/live',
  fullyParallel: false,
  workers: 1,
  reporter: [[process.env.TEST_OUTPUT === 'short' ? 'dot' : 'list'], ['json', { outputFile: 'test-results/live.json' }]],
  // A hanging step is reported before the test's timeout.
  use: { ...browser.use, actionTimeout: 45_000, baseURL: `http://localhost:${process.env.LIVE_SITE_PORT}` },
  // Tests start the site themselves: some stop it.
  webServer: [],
})
