import { expect, test } from 'vitest'
import { methodColors } from './method-shares.tsx'

test('no two methods share a color', () => {
  const colors = Object.values(methodColors)
  expect(new Set(colors).size).toBe(colors.length)
})
