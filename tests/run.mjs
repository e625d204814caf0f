/**
 * npm test: every check of the project, then one line with the count over all of them.
 * --no-browser leaves out the browser tests (npm run check).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { ensureInstalled } from '../src/build/ensure-installed.mjs'
import { checkLock } from './support/check-lock.mjs'
import { checkSize } from './support/check-size.mjs'
import { resultsDir, root, runTool } from './support/run-tool.mjs'
import { countPlaywright, countVitest } from './support/count-tests.mjs'

const withBrowser = !argv.includes('--no-browser')

/** A check that passes or fails as one: its commands' exit code, or that it doesn't throw. */
const tool = (...command) => {
  return async () => {
    if (runTool(command) !== 0) throw new Error(`${command.join(' ')} failed.`)
  }
}

async function testInBrowser() {
  // Its packages may not have been there when this began.
  const { findBrowser } = await import('./support/find-browser.mjs')
  return countPlaywright(`${resultsDir}/playwright.json`, findBrowser())
}

const steps = [
  { name: 'Format', run: tool('oxfmt', '--check', '.') },
  { name: 'Lint', run: tool('oxlint', '--deny-warnings') },
  { name: 'Types', run: tool('tsc', '--noEmit') },
  { name: 'Unused code', run: tool('knip', '--no-config-hints') },
  { name: 'Lock file', run: checkLock },
  { name: 'Unit tests', run: () => countVitest(`${resultsDir}/vitest.json`) },
  { name: 'Build', run: tool('vite', 'build', '--logLevel', 'warn') },
  { name: 'Size', run: checkSize },
  ...(withBrowser ? [{ name: 'Browser tests', run: testInBrowser }] : []),
]

process.chdir(root)
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []

function add(name, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(name)
}

try {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  ensureInstalled()
  for (const { name, run } of steps) {
    console.log(`\n— ${name}`)
    try {
      add(name, (await Promise.resolve(run())) ?? { passed: 1 })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      add(name, { failed: 1 })
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  add('Setting up', { failed: 1 })
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
exit(total.failed > 0 ? 1 : 0)
