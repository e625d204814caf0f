import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => join('src', name))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('no screen brings an action before someone acts', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(filesWith(/^import (?!type\b)[^']*? from '#db\/[^']*actions\.ts'/m)).toEqual([])
})

test('actions are loaded, and told who acts and when, in one place', () => {
  expect(filesWith(/import\('#db\/all-actions/)).toEqual(['src/data/run-action.ts'])
  expect(filesWith(/\bnow: currentDate\(\)\.toISOString\(\)/)).toEqual(['src/data/run-action.ts'])
})
