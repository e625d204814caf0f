/**
 * npm run soak: builds the app and lets all persons act at random, by a seed, until the time is over or something that
 * must hold is broken: `npm run soak -- --minutes 30 --seed 7 --engine firefox`. `--path` repeats a series.
 */
import { spawnSync } from 'node:child_process'
import { argv, env, exit, platform } from 'node:process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../src/build/ensure-installed.mjs'

const options = {
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  engine: { type: 'string', default: 'chromium' },
  /** The most minutes for shortening a series that broke something. */
  shortening: { type: 'string', default: '5' },
  /** A series to repeat, and which of its acts had run, both as they were printed. */
  path: { type: 'string' },
  replay: { type: 'string' },
}
/** @type {{ values: Record<string, string> }} */
const { values } = parseArgs({ args: argv.slice(2), options })

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: platform === 'win32',
    env: {
      ...env,
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`SOAK_${name.toUpperCase()}`, value]),
      ),
    },
  }).status === 0

ensureInstalled()
console.log(
  `Seed ${values.seed}, ${values.minutes} minutes in ${values.engine}. The same acts again: npm run soak -- --seed ${values.seed}`,
)
const passed =
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']) &&
  run('npx', ['playwright', 'test', '-c', 'tests/soak/playwright.config.ts'])
exit(passed ? 0 : 1)
