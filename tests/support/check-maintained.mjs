/**
 * npm run check:maintained: asks the registry when each dependency was last released, and names those without a release
 * in two years that have no reason in dependency-reasons.json.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { exit } from 'node:process'

const twoYears = 2 * 365 * 24 * 3_600_000

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { dependencies, devDependencies } = read('../../package.json')
const { unchanged } = read('dependency-reasons.json')

function lastRelease(name) {
  const {
    created: _created,
    modified: _modified,
    ...versions
  } = JSON.parse(execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' }))
  return Math.max(...Object.values(versions).map((time) => Date.parse(time)))
}

const old = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => Date.now() - lastRelease(name) > twoYears,
)
for (const name of old)
  console.log(`${name} has had no release in two years: ${unchanged[name] ?? 'no reason given'}`)
if (old.length === 0) console.log('Every dependency has had a release in two years.')
exit(old.every((name) => name in unchanged) ? 0 : 1)
