import { readFileSync } from 'node:fs'
import { runTool } from './run-tool.mjs'

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error('The tests left no report: they did not run to the end.')
  }
}

/** A run that failed without a failed test (a file that does not load, a crash) is one failure. */
const atLeastOne = (failed, status) => (failed === 0 && status !== 0 ? 1 : failed)

/** Runs the unit tests and counts them. */
export function countVitest(report) {
  const status = runTool([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    readReport(report)
  const unloadable = testResults.filter(
    ({ status: file, assertionResults }) => file === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: numPassedTests,
    failed: atLeastOne(numFailedTests + unloadable, status),
    skipped: numPendingTests + numTodoTests,
  }
}

/** Runs the browser tests against the built app and counts them. */
export function countPlaywright(report, browser) {
  const status = runTool(['playwright', 'test', '-c', 'tests/playwright.config.ts'], {
    PAID_BROWSER: browser,
  })
  const { stats, errors } = readReport(report)
  return {
    passed: stats.expected,
    failed: atLeastOne(stats.unexpected + stats.flaky + errors.length, status),
    skipped: stats.skipped,
  }
}
