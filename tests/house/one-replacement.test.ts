// Proves DEMO-12: nothing replaces the data of a test that runs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What puts other rows in place of everything. */
const replaces = /\bresetToSeed\(|'(?:remakeDemo|loadSnapshot)'/
/** The ways that are refused while a test runs. */
const ways = /\breplace(?:Demo|Everything)\(/

test('whatever replaces everything goes the one way that a running test refuses', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join('src', name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => replaces.test(text))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter(({ text }) => !ways.test(text)).map(({ file }) => file)).toEqual([])
})
