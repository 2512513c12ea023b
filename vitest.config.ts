import { defineConfig } from 'vitest/config'

const isShort = process.env.TEST_OUTPUT === 'short'
const setupFiles = 'vitest.setup.ts'

export default defineConfig({
  test: {
    silent: isShort && 'passed-only',
    reporters: [isShort ? 'minimal' : 'default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        // Values in, values out: files share their workers, which saves what each would spend on starting one.
        test: {
          name: 'pure',
          include: ['{app,domain,messages}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles,
        },
      },
      {
        // Real files, real connections and processes.
        test: {
          name: 'server',
          include: ['{server,scripts}/**/*.test.ts'],
          testTimeout: 60_000,
          setupFiles,
        },
      },
    ],
  },
})
