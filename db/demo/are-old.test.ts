import { expect, test } from 'vitest'
import { areOld } from './are-old.ts'

const day = 86_400_000

test.each([
  ['just now', 0, false],
  ['a week ago', 7 * day, false],
  ['two weeks ago', 14 * day, false],
  ['fifteen days ago, a tablet from the drawer', 15 * day, true],
  ['six years ago, when the device’s year was wrong', 2190 * day, true],
  ['within a day, by a device of another zone', -0.9 * day, false],
  ['next year, when the device’s year was wrong', -365 * day, true],
])('a demo in which something happened %s', (_, ago, isOld) => {
  expect(areOld(ago)).toBe(isOld)
})
