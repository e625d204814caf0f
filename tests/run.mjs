/**
 * npm test: runs scripts of package.json, then prints one line with the total count. Its mode says which: nothing for
 * what proves that the product is the product, or one of `modes`. tests/README.md tells them apart.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../src/build/ensure-installed.mjs'
import { readReport } from './support/read-report.mjs'

const [mode = 'core', since = 'HEAD'] = argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const results = new URL('.results/', import.meta.url)
/** What the last run leaves for `npm test -- failed`: each script that failed, with the arguments to repeat it. */
const leftFailed = new URL('failed.json', results)

/** The scripts that write a report of their tests. */
const reports = {
  'test:unit': 'unit.json',
  'test:components': 'components.json',
  'test:journeys': 'journeys.json',
  'test:engines': 'engines.json',
  'test:everyone': 'everyone.json',
}

/** Two lists that run in parallel, each on one core. */
const onOneCore = [
  'check:seed',
  'check:format',
  'check:types',
  'check:lock',
  'check:lint',
  'check:unused',
  'test:unit',
  'build',
  'check:size',
  'check:browsers',
]
const onTheOther = ['test:components']
/** Those that need both cores, one after the other. */
const onBoth = ['test:journeys', 'test:engines', 'test:everyone', 'soak', 'bench']

const whole = (...scripts) => Object.fromEntries(scripts.map((script) => [script, []]))

/** Each mode's scripts, with their arguments. */
const modes = {
  core: () => ({
    ...whole(...onOneCore, ...onTheOther),
    'test:journeys': ['--grep', '@core'],
  }),
  all: () => whole(...onOneCore, ...onTheOther, 'test:journeys'),
  release: () => whole('test:engines', 'test:everyone', 'soak', 'bench'),
  check: () => whole(...onOneCore),
  changed: () => ({
    ...whole(...onOneCore),
    'test:unit': ['--changed', since, '--passWithNoTests'],
    'test:components': ['--changed', since, '--passWithNoTests'],
    'test:journeys': [`--only-changed=${since}`, '--pass-with-no-tests'],
  }),
  failed: () => {
    if (!existsSync(leftFailed)) throw new Error('No run is there to repeat: begin with npm test.')
    const scripts = JSON.parse(readFileSync(leftFailed, 'utf8'))
    // The journeys run what was built.
    return scripts['test:journeys'] ? { build: [], ...scripts } : scripts
  },
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** The scripts that failed, each followed by its failed tests: what a reader of the end of the output needs. */
const failures = []
const toRepeat = {}

function count(script, status) {
  const file = reports[script]
  const crashed = status === 0 ? 0 : 1
  if (!file) return { named: [], passed: 1 - crashed, failed: crashed, skipped: 0, repeat: [] }
  const counted = readReport(JSON.parse(readFileSync(new URL(file, results), 'utf8')), root)
  // A file that fails to load, or a runner that crashes, is a failure without a failed test.
  return { ...counted, failed: Math.max(counted.failed, crashed) }
}

/** Runs one script of package.json; when others run in parallel, its output is printed only if it fails. */
async function run(script, args, beside) {
  const start = Date.now()
  const file = reports[script]
  // A run of what failed keeps the other reports, and must not count an old one.
  if (file) rmSync(new URL(file, results), { force: true })
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', ...(beside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    shell: process.platform === 'win32',
  })
  const ended = once(child, 'close')
  const said = beside ? (await Promise.all([text(child.stdout), text(child.stderr)])).join('') : ''
  const [status] = await ended
  let failed = true
  try {
    const counted = count(script, status)
    total.passed += counted.passed
    total.failed += counted.failed
    total.skipped += counted.skipped
    failed = counted.failed > 0
    if (failed) {
      failures.push(script, ...counted.named.map((one) => `  ${one}`))
      toRepeat[script] = counted.repeat.length > 0 ? counted.repeat : args
    }
  } catch {
    total.failed += 1
    failures.push(`${script} (left no report)`)
    toRepeat[script] = args
  }
  console.log(`— ${script}: ${Math.round((Date.now() - start) / 1000)} s`)
  if (failed) console.log(said)
}

async function inOrder(scripts, chosen, beside) {
  for (const script of scripts) if (chosen[script]) await run(script, chosen[script], beside)
}

const began = Date.now()
try {
  if (!modes[mode]) throw new Error(`No mode ${mode}, only ${Object.keys(modes).join(', ')}.`)
  const chosen = modes[mode]()
  if (mode !== 'failed') rmSync(results, { recursive: true, force: true })
  ensureInstalled()
  await Promise.all([inOrder(onOneCore, chosen, true), inOrder(onTheOther, chosen, true)])
  await inOrder(onBoth, chosen, false)
  mkdirSync(results, { recursive: true })
  writeFileSync(leftFailed, JSON.stringify(toRepeat))
} catch (error) {
  console.error(error)
  total.failed += 1
  failures.push('setting up')
}

console.log(`\nAll of it: ${Math.round((Date.now() - began) / 1000)} s`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
exit(total.failed > 0 ? 1 : 0)
