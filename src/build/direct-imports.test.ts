import { expect, test } from 'vitest'
import { handedOn, importDirectly } from './direct-imports.ts'

const front = handedOn(`
  export { default as Bell, default as BellIcon } from './icons/bell.mjs'
  export { point } from './band.js'
  export const own = 1
`)

test('A front module says where each name comes from', () => {
  expect(front.get('BellIcon')).toEqual({ from: './icons/bell.mjs', name: 'default' })
  expect(front.get('point')).toEqual({ from: './band.js', name: 'point' })
  expect(front.has('own')).toBe(false)
})

test('What is imported from a front is imported from the module that has it, under its name', () => {
  const code = `import { useState } from 'react'
import { Bell, point as dot } from 'lucide-react'`
  expect(importDirectly(code, (_front, name) => front.get(name))).toBe(
    `import { useState } from 'react'
import { default as Bell } from "./icons/bell.mjs"; import { point as dot } from "./band.js";`,
  )
})

test('A name that no module has ends the build', () => {
  const code = `import { Bell } from 'lucide-react'`
  expect(() => importDirectly(code, () => undefined)).toThrow('lucide-react hands on no Bell.')
})
