import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Tendai Moyo', 'TM'],
  ['vumba coffee roasters', 'VR'],
  ['Rudo', 'R'],
  ['  Farai   Ncube ', 'FN'],
  ['', ''],
  ['😀 Zed', '😀Z'],
])('%s becomes %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
