import { expect, test } from 'vitest'
import { checkFirstLoads } from '../support/check-size.mjs'

const most = 148 * 1024

test('A path that begins with more than its budget is named with both', () => {
  const sizes = { '/': most, '/dashboard': most + 1024, '/pay/:path': most + 2048 }
  const own = new Map([['/pay/:path', most + 2048]])
  expect(() => checkFirstLoads(sizes, own)).toThrow(
    /picture:\n {2}\/dashboard: 149\.0 KB of 148\.0 KB$/,
  )
  expect(() => checkFirstLoads({ ...sizes, '/dashboard': most }, own)).not.toThrow()
})

test('A budget of its own for a path that is not there ends the check', () => {
  expect(() => checkFirstLoads({ '/': 1 }, new Map([['/gone', 1]]))).toThrow('/gone')
})
