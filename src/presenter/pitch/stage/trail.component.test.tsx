// Proves DEMO-20.
import { expect, test } from 'vitest'
import { forgetLastPaths } from '#src/data/last-paths.ts'
import { keepTrail, keptTrail } from './trail.ts'

test('a side keeps its trail over a reload, and a reset forgets it', () => {
  const trail = { places: [{ url: '/dashboard/users', state: null }], at: 0 }
  keepTrail('merchant', trail)
  expect(keptTrail('merchant')).toEqual(trail)
  expect(keptTrail('console')).toBeUndefined()
  forgetLastPaths()
  expect(keptTrail('merchant')).toBeUndefined()
})
