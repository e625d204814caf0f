/**
 * npm run test:engines: installs the engines that are missing, where it can, builds the app, runs the journeys in each,
 * and prints what holds where. Arguments go to Playwright: `npm run test:engines -- --project=webkit -g pitch`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { argv, exit, platform } from 'node:process'
import { ensureInstalled } from '../../src/build/ensure-installed.mjs'

const report = new URL('../.results/engines.json', import.meta.url)

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0

/** Returns the journeys of a report, each with its outcome by engine. */
function journeysOf({ suites }) {
  const specs = ({ suites: inner = [], specs: own = [] }) => [...own, ...inner.flatMap(specs)]
  const journeys = new Map()
  for (const { title, tests } of suites.flatMap(specs))
    for (const { projectName, status, results } of tests) {
      const [reason = ''] = (results[0]?.error?.message ?? '').split('\n')
      const outcome = { passed: status !== 'unexpected' && status !== 'skipped', reason }
      journeys.set(title, { ...journeys.get(title), [projectName]: outcome })
    }
  return journeys
}

/** Prints a table of journeys by engine, then why those failed that did. */
function printTable(journeys, names) {
  const width = Math.max(...[...journeys.keys()].map((title) => title.length))
  const line = (title, cells) =>
    console.log(`${title.padEnd(width)}  ${cells.map((cell) => cell.padEnd(9)).join('')}`.trimEnd())
  console.log()
  line('', names)
  for (const [title, outcomes] of journeys)
    line(
      title,
      names.map((name) => (outcomes[name] ? (outcomes[name].passed ? 'passed' : 'FAILED') : '–')),
    )
  for (const [title, outcomes] of journeys)
    for (const [name, { passed, reason }] of Object.entries(outcomes))
      if (!passed) console.log(`\n${title}, ${name}: ${reason}`)
}

ensureInstalled()
// Imported only now, because its packages may not have been installed before.
const { findEngines } = await import('./find-engines.mjs')
const { engines, missing } = findEngines({ install: true })
rmSync(report, { force: true })
const passed =
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']) &&
  run('npx', ['playwright', 'test', '-c', 'tests/engines/playwright.config.ts', ...argv.slice(2)])
try {
  printTable(
    journeysOf(JSON.parse(readFileSync(report, 'utf8'))),
    engines.map(({ name }) => name),
  )
} catch {
  console.log('\nThe journeys left no report.')
}
for (const { name, advice } of missing) console.log(`\n${name} is missing. ${advice}`)
exit(passed ? 0 : 1)
