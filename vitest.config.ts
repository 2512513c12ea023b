import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { folderOfTests } from './packages/ground/base/memory-folder-fixture.ts'

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

const memoryFolder = 'packages/ground/base/memory-folder-fixture.ts'
const ofServer = {
  ...shared,
  globalSetup: memoryFolder,
  // Compile cache for processes that tests start: half of their start time.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'), TMPDIR: folderOfTests() },
}

/** What needs no files, processes or connections. */
const pure = ['{packages/{domain,messages,design,desk/{door/phone,office/drawing}},site/app}/**/*.test.{ts,tsx}']

/** Rendering the whole site takes longest. */
const wholeSite = [
  'site/app/editions-agree.test.ts',
  'site/app/failing-page.test.ts',
  'site/app/help-at-hand.test.ts',
  'site/app/moments.test.ts',
  'site/app/own-language.test.ts',
  'site/app/sale-pages.test.ts',
  'site/app/short-programme.test.ts',
  'site/app/sold-out.test.ts',
  'site/app/send-form.test.ts',
  'site/app/whole-site.test.ts',
  'site/app/structured-data/structured-data.test.ts',
]

/** They kill, stop or fill something, or give a thread up: what one of them leaves behind must meet no other. */
const alone = [
  'scripts/*.test.ts',
  'packages/ground/http/http-server.test.ts',
  'site/server/{first-response,index,slow-clients}.test.ts',
  'packages/desk/composition/{clock,companion-files,full-disk,lock,older-database,storm}.test.ts',
  // It counts the threads of its process.
  'packages/desk/post/pdf/order-pdfs.test.ts',
  'packages/desk/storage/*.test.ts',
  'packages/desk/{orders/kill,door/gate/door-kill,statements/statement-kill}.test.ts',
]

/** Throws when a part of a pattern matches no file: after a file got another name its tests would run no more, or not alone. */
function existing(patterns: string[]): string[] {
  const expand = (pattern: string): string[] => {
    const [, before, inner, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? []
    return inner === undefined ? [pattern] : inner.split(',').flatMap((each) => expand(`${before}${each}${after}`))
  }
  const missing = patterns.flatMap(expand).filter((pattern) => globSync(pattern, { cwd: import.meta.dirname }).length === 0)
  if (missing.length > 0) throw new Error(`vitest.config.ts: no test is named ${missing.join(', ')}`)
  return patterns
}

export default defineConfig({
  test: {
    silent: isShort && 'passed-only',
    reporters: [isShort ? 'minimal' : 'default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        // Pure tests share workers, which saves start time. React's development build warns: site/app/nothing-empty.test.ts draws every page.
        test: {
          name: 'pure',
          include: pure,
          exclude: wholeSite,
          isolate: false,
          ...shared,
        },
      },
      {
        // Every page is rendered and validated. React's production build is more than twice as fast. (The mode separates caches.)
        mode: 'production',
        oxc: { jsx: { development: false } },
        test: { name: 'pages', include: existing(wholeSite), env: { NODE_ENV: 'production' }, isolate: false, ...shared },
      },
      {
        // Real files and connections. Shared workers save the start of modules.
        test: {
          name: 'server',
          include: ['{packages/{ground,content,desk},site/server}/**/*.test.ts'],
          exclude: [...pure, ...alone, '**/postgres*.test.ts'],
          isolate: false,
          ...ofServer,
        },
      },
      {
        test: { name: 'alone', include: existing(alone), exclude: ['**/postgres*.test.ts'], ...ofServer },
      },
      {
        // Suites that can differ on PostgreSQL: transactions, claims, locks, each statement once. Everything else of the desk is tested on SQLite.
        test: {
          name: 'postgres',
          include: existing([
            'packages/desk/storage/{database,migrations,postgres}.test.ts',
            'packages/desk/{day,day/alerts,door/gate,post/outbox,keeping/erasure,invitations,transfers,waiting,acts,papers}/*.test.ts',
            'packages/desk/statements/accept-statement.test.ts',
            'packages/desk/orders/{change-own-attendee,correct-invoice,day-letters,forum-letters,give-transfer,holds,kill,letter-refusals,lost-tickets,open-checkout,order-key,order-payments,orders,place-order,promo-codes,proof,random-deeds,refunds}.test.ts',
            'packages/desk/forms/{followed-programmes,submission-store}.test.ts',
            'packages/desk/composition/{received,older-database}.test.ts',
            'packages/desk/office/pages/{download-pages,guest-pages,invoice-deed,letter-pages,office-site,order-deeds,paper-pages,sender-pages,steward-page,transfer-pages}.test.ts',
            'packages/desk/office/lists/sales-figures.test.ts',
            'packages/desk/keeping/backup/postgres*.test.ts',
          ]),
          exclude: [
            // The server's own death over PostgreSQL is that of packages/desk/orders/kill.test.ts.
            'packages/desk/door/gate/door-kill.test.ts',
            // They ask no database.
            'packages/desk/{door/gate/{busy-gate,check-in-api,sent-entries},post/outbox/breaker}.test.ts',
          ],
          isolate: false,
          ...ofServer,
          globalSetup: [memoryFolder, 'packages/desk/storage/postgres-setup-fixture.ts'],
          setupFiles: ['vitest.setup.ts', 'packages/desk/storage/postgres-skip-fixture.ts'],
        },
      },
    ],
  },
})
