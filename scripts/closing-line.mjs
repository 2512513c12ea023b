// Last line of a test run, `N passed, N failed, N skipped`, from the runners' reports.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Prints the sum over the reports of test-results/ that exist; vitest's and Playwright's JSON are understood. `isFailed`: something failed, if only a
 * service that did not start; then the line does not say that nothing did.
 */
export function closingLine(reports, isFailed) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const name of reports) {
    const file = join(root, 'test-results', name)
    if (!existsSync(file)) continue
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { stats } = report
    sum.passed += stats ? stats.expected + stats.flaky : report.numPassedTests
    // A file that failed to load has no failed tests.
    sum.failed += stats ? stats.unexpected : Math.max(report.numFailedTests, report.success ? 0 : 1)
    sum.skipped += stats ? stats.skipped : report.numPendingTests
  }
  sum.failed = Math.max(sum.failed, isFailed ? 1 : 0)
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
}
