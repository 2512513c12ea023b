import { defineConfig } from 'vitest/config'

const isShort = process.env.TEST_OUTPUT === 'short'

export default defineConfig({
  test: {
    include: ['{app,domain,messages,server,scripts}/**/*.test.{ts,tsx}'],
    silent: isShort && 'passed-only',
    reporters: [isShort ? 'minimal' : 'default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 20_000,
  },
})
