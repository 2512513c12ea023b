import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { folderOfTests } from './server/memory-folder-fixture.ts'

const isShort = process.env.TEST_OUTPUT === 'short'
/**
 * Shared settings, because projects do not inherit. One more worker than processors: server tests mostly wait. Projects with different numbers would
 * not run together. Timeouts are long, because machines can be slow and the build runs beside; only failing tests take them.
 */
const shared = {
  setupFiles: 'vitest.setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: availableParallelism() + 1,
}

/** Compile cache for processes that tests start: half of their start time. */
const ofServer = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'), TMPDIR: folderOfTests() }
const memoryFolder = 'server/memory-folder-fixture.ts'

/** Rendering the whole site takes longest; one project checks React's warnings. */
const heard = 'app/nothing-empty.test.ts'
const wholeSite = [
  'app/old-content.test.ts',
  'app/sale-pages.test.ts',
  'app/send-form.test.ts',
  'app/whole-site.test.ts',
  'app/structured-data/structured-data.test.ts',
]

export default defineConfig({
  test: {
    silent: isShort && 'passed-only',
    reporters: [isShort ? 'minimal' : 'default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        // Pure tests share workers, which saves start time.
        test: {
          name: 'pure',
          include: ['{app,domain,messages}/**/*.test.{ts,tsx}'],
          exclude: [...wholeSite, heard],
          isolate: false,
          ...shared,
        },
      },
      {
        // Every page is rendered and validated. React's production build is more than twice as fast. (The mode separates caches.)
        mode: 'production',
        oxc: { jsx: { development: false } },
        test: { name: 'pages', include: wholeSite, env: { NODE_ENV: 'production' }, ...shared },
      },
      {
        // Every page in seven states with React's development build, whose warnings fail the test (vitest.setup.ts).
        test: { name: 'complaints', include: [heard], ...shared },
      },
      {
        // Real files, connections and processes.
        test: {
          name: 'server',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: ['**/postgres*.test.ts'],
          globalSetup: memoryFolder,
          env: ofServer,
          ...shared,
        },
      },
      {
        // Suites that can differ on PostgreSQL: transactions, claims, locks, each statement once. Everything else of the desk is tested on SQLite.
        test: {
          name: 'postgres',
          include: [
            'server/storage/{database,postgres}.test.ts',
            'server/{door,outbox,erasure,invitations,waiting}/*.test.ts',
            'server/orders/{change-own-attendee,forum-letters,holds,kill,open-checkout,order-copy,order-limits,order-payments,orders,place-order,promo-codes,refunds}.test.ts',
            'server/submissions/{submission-store,subscriptions}.test.ts',
            'server/desk/journal.test.ts',
            'server/organisers/*.test.ts',
            'server/papers/sales-figures.test.ts',
            'server/backup/postgres*.test.ts',
          ],
          globalSetup: [memoryFolder, 'server/storage/postgres-setup-fixture.ts'],
          env: ofServer,
          ...shared,
          setupFiles: ['vitest.setup.ts', 'server/storage/postgres-skip-fixture.ts'],
        },
      },
    ],
  },
})
