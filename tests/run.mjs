/**
 * npm test: every check of the project, then one line with the count over all of them.
 * --no-browser leaves out the browser tests (npm run check).
 * --changed [REVISION] runs the tests that the change since then touches (npm run test:changed); HEAD, if none is named.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exit } from 'node:process'
import { ensureInstalled } from '../src/build/ensure-installed.mjs'
import { checkLock } from './support/check-lock.mjs'
import { checkSize } from './support/check-size.mjs'
import { resultsDir, root, runToolBeside } from './support/run-tool.mjs'
import { countComponents, countPlaywright, countVitest } from './support/count-tests.mjs'

const { values, positionals } = parseArgs({
  options: { 'no-browser': { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
})
const since = values.changed ? (positionals[0] ?? 'HEAD') : undefined

/** A check that passes or fails as one: its commands' exit code, or that it doesn't throw. */
const tool = (...command) => {
  return async () => {
    if ((await runToolBeside(command)) !== 0) throw new Error(`${command.join(' ')} failed.`)
  }
}

/** What tests in a browser are told. */
async function browserEnv() {
  // Its packages may not have been there when this began.
  const { findTestBrowser } = await import('./support/find-browser.mjs')
  return { PAID_BROWSER: findTestBrowser(), ...(since && { PAID_SINCE: since }) }
}

async function testComponents() {
  const config = 'tests/vitest.components.config.ts'
  return countComponents('components', { config, since, env: await browserEnv() })
}

async function testInBrowser() {
  return countPlaywright(await browserEnv(), since ? ['--pass-with-no-tests'] : [])
}

const checks = [
  { name: 'Format', run: tool('oxfmt', '--check', '.') },
  { name: 'Lint', run: tool('oxlint', '--deny-warnings') },
  { name: 'Types', run: tool('tsc', '--noEmit') },
  { name: 'Unused code', run: tool('knip', '--no-config-hints') },
  { name: 'Lock file', run: checkLock },
  { name: 'Unit tests', run: () => countVitest('unit', { since }) },
  { name: 'Build', run: tool('vite', 'build', '--logLevel', 'warn') },
  { name: 'Size', run: checkSize },
]
const components = { name: 'Component tests', run: testComponents }
const journeys = { name: 'Browser tests', run: testInBrowser }

process.chdir(root)
const began = Date.now()
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const unsteadyTests = []

function add(name, { passed = 0, failed = 0, skipped = 0, unsteady = [] }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  unsteadyTests.push(...unsteady)
  if (failed > 0) failures.push(name)
}

const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`

/** Takes steps one after the other, whatever becomes of them. */
async function takeSteps(steps) {
  for (const { name, run } of steps) {
    console.log(`\n— ${name}`)
    const start = Date.now()
    try {
      add(name, (await run()) ?? { passed: 1 })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      add(name, { failed: 1 })
    }
    console.log(`${name}: ${secondsSince(start)}`)
  }
}

try {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  ensureInstalled()
  const withBrowser = !values['no-browser']
  // Component tests keep one core busy, and the checks the other. Journeys have both.
  await Promise.all([takeSteps(checks), takeSteps(withBrowser ? [components] : [])])
  await takeSteps(withBrowser ? [journeys] : [])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  add('Setting up', { failed: 1 })
}

console.log(`\nAll of it: ${secondsSince(began)}`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
if (unsteadyTests.length > 0)
  console.log(`\nUnsteady:\n${unsteadyTests.map((line) => `  ${line}`).join('\n')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
exit(total.failed > 0 ? 1 : 0)
