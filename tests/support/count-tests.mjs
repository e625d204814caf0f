import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { resultsDir, root, runTool, runToolBeside } from './run-tool.mjs'

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error('The tests left no report: they did not run to the end.')
  }
}

/** A run that failed without a failed test (a file that does not load, a crash) is one failure. */
const atLeastOne = (failed, status) => (failed === 0 && status !== 0 ? 1 : failed)

/** One run of tests by vitest: the results by file, and its exit code. */
async function runVitest(name, { config, since, env, files = [] } = {}) {
  const report = `${resultsDir}/${name}.json`
  const status = await runToolBeside(
    [
      'vitest',
      'run',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(config ? ['--config', config] : []),
      ...(since ? ['--changed', since, '--passWithNoTests'] : []),
    ],
    env,
  )
  return { results: readReport(report).testResults, status }
}

/** How many of the tests of some files ended so. A file that does not load is one failure. */
function countResults(results, status) {
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const count = (...ends) => tests.filter((test) => ends.includes(test.status)).length
  const unloadable = results.filter(
    ({ status: file, assertionResults }) => file === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: count('passed'),
    failed: atLeastOne(count('failed') + unloadable, status),
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  }
}

/** Runs tests by vitest and counts them: those of a settings file, or the unit tests; all, or what a change touches. */
export async function countVitest(name, options) {
  const { results, status } = await runVitest(name, options)
  return countResults(results, status)
}

/** The tests that failed, or their file where it did not load, with the first line of the error. */
function failedTests(results) {
  return results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (assertionResults.length === 0) return [{ title: file, first: message.split('\n')[0] }]
      return failed.map(({ fullName, failureMessages: [said = ''] }) => ({
        title: `${file} ${fullName}`,
        first: said.split('\n')[0],
      }))
    })
}

/** The same for tests in a browser: the files in which one fails run once more, as journeys do. */
export async function countComponents(name, options) {
  const first = await runVitest(name, options)
  const failed = first.results.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return countResults(first.results, first.status)
  console.log(`\n— Once more, alone: ${failed.length} files`)
  const files = failed.map((result) => result.name)
  const second = await runVitest(`${name}-again`, { ...options, since: undefined, files })
  const stillFailing = new Set(failedTests(second.results).map(({ title }) => title))
  return {
    ...countResults(
      [...first.results.filter((result) => !files.includes(result.name)), ...second.results],
      second.status,
    ),
    unsteady: failedTests(first.results)
      .filter(({ title }) => !stillFailing.has(title))
      .map(({ title, first: said }) => `${title}: ${said}`),
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
