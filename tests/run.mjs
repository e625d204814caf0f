/**
 * npm test: runs the check and test scripts of package.json, then prints one line with the total count. `check` skips
 * the tests in a browser; `changed [REVISION]` runs only the tests affected by changes since that revision.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { text } from 'node:stream/consumers'
import { ensureInstalled } from '../src/build/ensure-installed.mjs'

const [mode, since = 'HEAD'] = argv.slice(2)
const results = new URL('.results/', import.meta.url)
const changed = mode === 'changed'

/** The scripts that write a report, with their arguments for running only tests affected by a change. */
const reports = {
  'test:unit': ['unit.json', ['--changed', since, '--passWithNoTests']],
  'test:components': ['components.json', ['--changed', since, '--passWithNoTests']],
  'test:journeys': ['journeys.json', [`--only-changed=${since}`, '--pass-with-no-tests']],
}

/** Two lists that run in parallel and take equally long, each on one core. Journeys come last and have both. */
const onOneCore = [
  'check:seed',
  'check:format',
  'check:types',
  'check:lock',
  'test:unit',
  'build',
  'check:size',
  'test:soak',
]
const onTheOther = ['test:components', 'check:lint', 'check:unused']

/** What a mode leaves out. */
const leftOut = new Set(
  { check: ['test:soak', 'test:components', 'test:journeys'], changed: ['test:soak'] }[mode],
)

const total = { passed: 0, failed: 0, skipped: 0 }
/** The scripts that failed, each followed by its failed tests: what a reader of the end of the output needs. */
const failures = []
const unsteady = []

const readReport = (file) => JSON.parse(readFileSync(new URL(file, results), 'utf8'))

/** In vitest's report, a test that passed on its second try still has the messages of its first. */
function countVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const count = (...ends) => tests.filter(({ status }) => ends.includes(status)).length
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = []
  for (const { status, fullName, failureMessages } of tests) {
    const said = `${fullName}: ${failureMessages[0]?.split('\n')[0]}`
    if (status === 'failed') failed.push(said)
    else if (status === 'passed' && failureMessages.length > 0) unsteady.push(said)
  }
  for (const { name, message } of unloadable) failed.push(`${name}: ${message.split('\n')[0]}`)
  return {
    named: failed,
    passed: count('passed'),
    failed: count('failed') + unloadable.length,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  }
}

function countPlaywright({ stats, errors, suites }) {
  const specs = ({ suites: inner = [], specs: own = [] }) => [...own, ...inner.flatMap(specs)]
  const failed = errors.map(({ message = '' }) => message.split('\n')[0])
  for (const { file, line, title, tests } of suites.flatMap(specs))
    for (const { status, projectName, results: tries } of tests) {
      const [said = ''] = (tries[0]?.error?.message ?? '').split('\n')
      const one = `[${projectName}] ${file}:${line} ${title}: ${said}`
      if (status === 'flaky') unsteady.push(one)
      else if (status === 'unexpected') failed.push(one)
    }
  const { expected, flaky, unexpected, skipped } = stats
  return { named: failed, passed: expected + flaky, failed: unexpected + errors.length, skipped }
}

function countReport(script, status) {
  const [file] = reports[script] ?? []
  if (!file)
    return { named: [], passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  const report = readReport(file)
  const counted = report.stats ? countPlaywright(report) : countVitest(report)
  // A file that fails to load, or a runner that crashes, is a failure without a failed test.
  return { ...counted, failed: Math.max(counted.failed, status === 0 ? 0 : 1) }
}

/** Runs one script of package.json; when others run in parallel, its output is printed after it ends. */
async function run(script, beside) {
  const start = Date.now()
  const only = changed ? (reports[script]?.[1] ?? []) : []
  const child = spawn('npm', ['run', '--silent', script, '--', ...only], {
    stdio: ['ignore', ...(beside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    shell: process.platform === 'win32',
  })
  const ended = once(child, 'close')
  const said = beside ? (await Promise.all([text(child.stdout), text(child.stderr)])).join('') : ''
  const [status] = await ended
  try {
    const { named, passed, failed, skipped } = countReport(script, status)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) failures.push(script, ...named.map((one) => `  ${one}`))
  } catch {
    total.failed += 1
    failures.push(`${script} (left no report)`)
  }
  console.log(`\n— ${script}: ${Math.round((Date.now() - start) / 1000)} s\n${said}`)
}

async function inOrder(scripts, beside = true) {
  for (const script of scripts) if (!leftOut.has(script)) await run(script, beside)
}

const began = Date.now()
rmSync(results, { recursive: true, force: true })
try {
  ensureInstalled()
  await Promise.all([inOrder(onOneCore), inOrder(onTheOther)])
  await inOrder(['test:journeys'], false)
} catch (error) {
  console.error(error)
  total.failed += 1
  failures.push('setting up')
}

console.log(`\nAll of it: ${Math.round((Date.now() - began) / 1000)} s`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
if (unsteady.length > 0) console.log(`\nUnsteady:\n${unsteady.map((one) => `  ${one}`).join('\n')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
exit(total.failed > 0 ? 1 : 0)
