import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

/** The rules that a file applies itself and exports only because a table of inputs proves them most cheaply. */
const most = 85

const names = v.array(v.object({ name: v.string() }))
const report = v.object({
  issues: v.array(v.object({ file: v.string(), exports: names, types: names })),
})

/** Lists the exports that no file of the app imports, whatever its own file does with them. */
function testedOnly(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tested-exports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = join(folder, 'knip.json')
  const own: object = JSON.parse(readFileSync('tests/knip-production.json', 'utf8'))
  writeFileSync(config, JSON.stringify({ ...own, ignoreExportsUsedInFile: false }))
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/knip'),
    [
      '--production',
      '--no-config-hints',
      '--include=exports,types',
      '--reporter=json',
      '-c',
      config,
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  return v
    .parse(report, JSON.parse(stdout))
    .issues.flatMap(({ file, exports, types }) =>
      [...exports, ...types].map(({ name }) => `${file}: ${name}`),
    )
}

test('exports that only tests import become no more', { timeout: 120_000 }, () => {
  const found = testedOnly()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length > most ? found : []).toEqual([])
})
