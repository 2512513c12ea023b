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

const memoryFolder = 'server/memory-folder-fixture.ts'
const ofServer = {
  ...shared,
  globalSetup: memoryFolder,
  // Compile cache for processes that tests start: half of their start time.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'), TMPDIR: folderOfTests() },
}

/** Rendering the whole site takes longest. */
const wholeSite = [
  'app/editions-agree.test.ts',
  'app/help-at-hand.test.ts',
  'app/moments.test.ts',
  'app/own-language.test.ts',
  'app/sale-pages.test.ts',
  'app/short-programme.test.ts',
  'app/sold-out.test.ts',
  'app/send-form.test.ts',
  'app/whole-site.test.ts',
  'app/structured-data/structured-data.test.ts',
]

/** They kill, stop or fill something, or give a thread up: what one of them leaves behind must meet no other. */
const alone = [
  'scripts/*.test.ts',
  'server/{first-response,http/http-server,index,slow-clients}.test.ts',
  'server/desk/{clock,companion-files,full-disk,lock,older-database,storm}.test.ts',
  // It counts the threads of its process.
  'server/documents/order-pdfs.test.ts',
  'server/storage/*.test.ts',
  '**/*kill.test.ts',
]

export default defineConfig({
  test: {
    silent: isShort && 'passed-only',
    reporters: [isShort ? 'minimal' : 'default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        // Pure tests share workers, which saves start time. React's development build warns: app/nothing-empty.test.ts draws every page.
        test: {
          name: 'pure',
          include: ['{app,domain,messages}/**/*.test.{ts,tsx}'],
          exclude: wholeSite,
          isolate: false,
          ...shared,
        },
      },
      {
        // Every page is rendered and validated. React's production build is more than twice as fast. (The mode separates caches.)
        mode: 'production',
        oxc: { jsx: { development: false } },
        test: { name: 'pages', include: wholeSite, env: { NODE_ENV: 'production' }, isolate: false, ...shared },
      },
      {
        // Real files and connections. Shared workers save the start of modules.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...alone, '**/postgres*.test.ts'],
          isolate: false,
          ...ofServer,
        },
      },
      {
        test: { name: 'alone', include: alone, exclude: ['**/postgres*.test.ts'], ...ofServer },
      },
      {
        // Suites that can differ on PostgreSQL: transactions, claims, locks, each statement once. Everything else of the desk is tested on SQLite.
        test: {
          name: 'postgres',
          include: [
            'server/storage/{database,postgres}.test.ts',
            'server/{door,outbox,erasure,invitations,waiting}/*.test.ts',
            'server/orders/{change-own-attendee,forum-letters,holds,kill,lost-tickets,open-checkout,order-copy,order-key,order-limits,order-payments,orders,place-order,promo-codes,refund-doubts,refunds}.test.ts',
            'server/submissions/{followed-programmes,submission-store,subscriptions}.test.ts',
            'server/desk/{journal,older-database}.test.ts',
            'server/organisers/{desk-site,guest-pages,letter-pages,order-deeds,paper-pages,sender-pages,steward-page}.test.ts',
            'server/papers/sales-figures.test.ts',
            'server/backup/postgres*.test.ts',
          ],
          // The server's own death over PostgreSQL is that of server/orders/kill.test.ts.
          exclude: ['server/door/door-kill.test.ts'],
          isolate: false,
          ...ofServer,
          globalSetup: [memoryFolder, 'server/storage/postgres-setup-fixture.ts'],
          setupFiles: ['vitest.setup.ts', 'server/storage/postgres-skip-fixture.ts'],
        },
      },
    ],
  },
})
