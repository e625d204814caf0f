import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = 'docs/where-is-it.md'

/** The rows of the page, each as [behaviour, file, name]. */
const rows = [
  ...readFileSync(page, 'utf8').matchAll(/^\| ([^|`]+?) +\| `([^`]+)` +\| `([^`]+)` +\|$/gm),
].map(([, behaviour = '', file = '', name = '']) => [behaviour, file, name] as const)

test('forty behaviours and more have a row, and each row is read', () => {
  const tabled = readFileSync(page, 'utf8').match(/^\| (?!-|behaviour)/gm) ?? []
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(rows).toHaveLength(tabled.length)
})

test.each(['README.md', 'docs/architecture.md'])('%s leads to the page', (file) => {
  expect(readFileSync(file, 'utf8')).toContain('where-is-it.md')
})

describe('the file that decides', () => {
  test.each(rows)('%s: %s declares %s', (_behaviour, file, name) => {
    expect(existsSync(file)).toBe(true)
    const declaration = file.endsWith('.json')
      ? new RegExp(`"${name}":`)
      : new RegExp(`^(?:export )?(?:async )?(?:function|const|class) ${name}\\b`, 'm')
    expect(readFileSync(file, 'utf8')).toMatch(declaration)
  })
})
