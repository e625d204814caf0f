import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no screen brings an action before someone acts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name))
  const early = files.filter((file) =>
    /^import (?!type\b)[^']*? from '#db\/actions\//m.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(early).toEqual([])
})
