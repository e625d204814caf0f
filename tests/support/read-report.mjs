/** Counts what a report of vitest or Playwright says, names what failed, and says how to run that alone again. */
import { relative } from 'node:path'

function readVitest({ testResults }, root) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const count = (...ends) => tests.filter(({ status }) => ends.includes(status)).length
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  const named = [
    ...failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
    ),
    ...unloadable.map(({ name, message }) => `${name}: ${message.split('\n')[0]}`),
  ]
  const files = testResults.filter(({ status }) => status === 'failed')
  return {
    named,
    passed: count('passed'),
    failed: count('failed') + unloadable.length,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
    repeat: files.map(({ name }) => relative(root, name).replaceAll('\\', '/')),
  }
}

function readPlaywright({ stats, errors, suites }) {
  const specs = ({ suites: inner = [], specs: own = [] }) => [...own, ...inner.flatMap(specs)]
  const named = errors.map(({ message = '' }) => message.split('\n')[0])
  for (const { file, line, title, tests } of suites.flatMap(specs))
    for (const { status, projectName, results: tries } of tests) {
      const [said = ''] = (tries[0]?.error?.message ?? '').split('\n')
      if (status === 'unexpected') named.push(`[${projectName}] ${file}:${line} ${title}: ${said}`)
    }
  const { expected, unexpected, skipped } = stats
  return {
    named,
    passed: expected,
    failed: unexpected + errors.length,
    skipped,
    // Playwright keeps a list of its own.
    repeat: unexpected > 0 && errors.length === 0 ? ['--last-failed'] : [],
  }
}

/**
 * Reads a report. `repeat` has the runner's arguments that select what failed, and is empty where no single test did,
 * such as when a worker crashed or a journey could not be loaded: then the whole is to be run again.
 */
export function readReport(report, root) {
  return report.stats ? readPlaywright(report) : readVitest(report, root)
}
