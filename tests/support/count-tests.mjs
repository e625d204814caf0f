import { readFileSync } from 'node:fs'
import { resultsDir, runTool } from './run-tool.mjs'

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error('The tests left no report: they did not run to the end.')
  }
}

/** A run that failed without a failed test (a file that does not load, a crash) is one failure. */
const atLeastOne = (failed, status) => (failed === 0 && status !== 0 ? 1 : failed)

/** Runs tests by vitest and counts them: those of a settings file, or the unit tests; all, or what a change touches. */
export function countVitest(name, { config, since, env } = {}) {
  const report = `${resultsDir}/${name}.json`
  const status = runTool(
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(config ? ['--config', config] : []),
      ...(since ? ['--changed', since, '--passWithNoTests'] : []),
    ],
    env,
  )
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

/** One run of the browser tests: its report, and its exit code. */
function runPlaywright(name, options, env) {
  const report = `${resultsDir}/${name}.json`
  const status = runTool(['playwright', 'test', '-c', 'tests/playwright.config.ts', ...options], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return { ...readReport(report), status }
}

/** The tests of a report that did not pass, as "[phone] file:line title: first line of the error". */
function failuresOf({ suites }) {
  const all = ({ suites: inner = [], specs = [] }) => [...specs, ...inner.flatMap(all)]
  return suites.flatMap(all).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const [first = ''] = (results.find(({ error }) => error)?.error.message ?? '').split('\n')
        return `[${projectName}] ${file}:${line} ${title}: ${first}`
      }),
  )
}

/**
 * Runs the browser tests against the built app and counts them. Those that fail run once more, alone: one that passes
 * then counts as passed and is listed as unsteady, with what it said the first time.
 */
export function countPlaywright(env, options = []) {
  const first = runPlaywright('playwright', options, env)
  const { expected, unexpected, flaky, skipped } = first.stats
  if (first.errors.length > 0 || unexpected === 0)
    return {
      passed: expected,
      failed: atLeastOne(unexpected + flaky + first.errors.length, first.status),
      skipped,
    }
  console.log(`\n— Once more, alone: ${unexpected}`)
  const second = runPlaywright('playwright-again', ['--last-failed', '--workers=1'], env)
  const failed = atLeastOne(second.stats.unexpected + second.errors.length, second.status)
  const stillFailing = new Set(failuresOf(second).map((line) => line.split(': ', 1)[0]))
  return {
    passed: expected + second.stats.expected,
    failed,
    skipped,
    unsteady: failuresOf(first).filter((line) => !stillFailing.has(line.split(': ', 1)[0])),
  }
}
