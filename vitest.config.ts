import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { folderOfTests } from './server/memory-folder-fixture.ts'

const isShort = process.env.TEST_OUTPUT === 'short'
/**
 * Of every project: none inherits from another. One worker more than processors, since those of the server wait for processes, locks and timers
 * half of their time; projects that differ in it would not run together.
 */
const shared = { setupFiles: 'vitest.setup.ts', testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: availableParallelism() + 1 }

/** Processes that tests start and kill find their modules stripped of types and compiled: half of what a start costs. */
const ofServer = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'), TMPDIR: folderOfTests() }
const memoryFolder = 'server/memory-folder-fixture.ts'

/** What draws the whole site takes longer than all other tests of pure rooms together; one of them hears what React complains of. */
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
        // Values in, values out: files share their workers, which saves what each would spend on starting one.
        test: {
          name: 'pure',
          include: ['{app,domain,messages}/**/*.test.{ts,tsx}'],
          exclude: [...wholeSite, heard],
          isolate: false,
          ...shared,
        },
      },
      {
        // Every page drawn of whole contents, and judged by compilers and validators. As visitors have it: React as developers have it
        // takes more than twice as long, most of it for stacks that nobody reads. (The mode keeps what is compiled apart from that of others.)
        mode: 'production',
        oxc: { jsx: { development: false } },
        test: { name: 'pages', include: wholeSite, env: { NODE_ENV: 'production' }, ...shared },
      },
      {
        // Every page in seven states with React as developers have it, which says what it finds wrong (vitest.setup.ts hears it).
        test: { name: 'complaints', include: [heard], ...shared },
      },
      {
        // Real files, real connections and processes.
        test: {
          name: 'server',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: ['**/postgres*.test.ts'],
          globalSetup: memoryFolder,
          env: ofServer,
          isolate: false,
          ...shared,
        },
      },
      {
        // Over PostgreSQL what can differ there: transactions, claims and locks, each statement once, and what is its alone. All else of the desk is shown over SQLite.
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
          isolate: false,
          ...shared,
          setupFiles: ['vitest.setup.ts', 'server/storage/postgres-skip-fixture.ts'],
        },
      },
    ],
  },
})
