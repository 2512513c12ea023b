import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,domain,messages,server,scripts}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 20_000,
  },
})
