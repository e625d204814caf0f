import { expect, test } from 'vitest'
import { checkFirstLoads } from '../support/check-size.mjs'

const most = 148 * 1024

test('A path that begins with more than its budget is named with both', () => {
  const sizes = { '/': most, '/dashboard': most + 1024 }
  expect(() => checkFirstLoads(sizes)).toThrow(/picture:\n {2}\/dashboard: 149\.0 KB of 148\.0 KB$/)
  expect(() => checkFirstLoads({ ...sizes, '/dashboard': most })).not.toThrow()
})

test('A build in which no path begins with a script ends the check', () => {
  expect(() => checkFirstLoads({})).toThrow('No path')
})
