/**
 * npm run test:everyone: builds the app, opens everything that can be opened and looks at it for everyone who does not
 * see, hear or point well, then prints a report by area. Arguments go to Playwright:
 * `npm run test:everyone -- --project=narrow -g Payouts`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { argv, exit, platform } from 'node:process'
import { ensureInstalled } from '../../src/build/ensure-installed.mjs'

const results = new URL('../.results/', import.meta.url)
const journal = new URL('everyone.json', results)

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0

/** The kinds of faults, by the word that each begins with. */
const kinds = {
  axe: 'axe',
  target: 'small',
  text: 'cut',
  colors: 'colors',
  focus: 'focus',
  keys: 'keys',
}
const columns = ['screens', 'states', 'texts', ...Object.keys(kinds)]

/** Returns the figures of each area, what was found, and the journeys by keyboard. */
function readJournal({ suites }) {
  const specs = ({ suites: inner = [], specs: own = [] }) => [...own, ...inner.flatMap(specs)]
  const areas = new Map()
  const found = []
  const letPass = new Map()
  const journeys = []
  for (const { title, tests } of suites.flatMap(specs))
    for (const { projectName, status, annotations, results: tries } of tests) {
      if (['keyboard', 'tree', 'exercises'].includes(projectName)) {
        const [reason = ''] = (tries.at(-1)?.error?.message ?? '').split('\n')
        journeys.push({ title, passed: status === 'expected', reason })
        continue
      }
      const notes = (type) =>
        annotations.filter((each) => each.type === type).map(({ description }) => description)
      const [area = title.split(':')[0]] = notes('area')
      const row = areas.get(area) ?? Object.fromEntries(columns.map((name) => [name, 0]))
      areas.set(area, row)
      for (const count of ['screens', 'states', 'texts'])
        row[count] += notes(count).reduce((sum, each) => sum + Number(each), 0)
      for (const fault of notes('fault')) {
        row[fault.split(':')[0]] += 1
        found.push(`${title} [${projectName}] ${fault}`)
      }
      for (const each of notes('allowed')) letPass.set(each, (letPass.get(each) ?? 0) + 1)
      if (status !== 'expected' && notes('fault').length === 0)
        found.push(`${title} [${projectName}] ${tries.at(-1)?.error?.message?.split('\n')[0]}`)
    }
  return { areas, found, letPass, journeys }
}

function write({ areas, found, letPass, journeys }) {
  const lines = []
  const line = (name, cells) =>
    lines.push([name.padEnd(12), ...cells.map((cell) => String(cell).padStart(8))].join(''))
  line(
    '',
    columns.map((name) => kinds[name] ?? name),
  )
  for (const [area, row] of areas)
    line(
      area,
      columns.map((name) => row[name]),
    )
  const sum = (name) => [...areas.values()].reduce((total, row) => total + row[name], 0)
  line('all', columns.map(sum))
  lines.push(
    '',
    'By keyboard alone with what is announced, the tree of the main screens, and the exercises:',
  )
  for (const { title, passed, reason } of journeys)
    lines.push(`${passed ? 'passed' : 'FAILED'}  ${title}${reason && `: ${reason}`}`)
  if (found.length > 0) lines.push('', 'Found:', ...found)
  if (letPass.size > 0)
    lines.push('', 'Let pass:', ...[...letPass].map(([each, times]) => `${times} × ${each}`))
  const report = lines.join('\n')
  writeFileSync(new URL('everyone.txt', results), `${report}\n`)
  console.log(`\n${report}`)
}

ensureInstalled()
rmSync(journal, { force: true })
const passed =
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']) &&
  run('npx', ['playwright', 'test', '-c', 'tests/everyone/playwright.config.ts', ...argv.slice(2)])
try {
  write(readJournal(JSON.parse(readFileSync(journal, 'utf8'))))
} catch (error) {
  console.log('\nThe tests left no report.', error)
}
exit(passed ? 0 : 1)
