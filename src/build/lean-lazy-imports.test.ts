import { expect, test } from 'vitest'
import { nameSheets } from './lean-lazy-imports.ts'

const sheets: Record<string, string[]> = { 'a.js': ['assets/a.css'], 'b.js': [] }
const named = (code: string) => nameSheets(code, (file) => sheets[file])

test('a lazy import names the sheets of its own file alone', () => {
  expect(named('n(()=>import(`./a.js`),__VITE_PRELOAD__)')).toBe(
    'n(()=>import(`./a.js`),["assets/a.css"])',
  )
  expect(named('n(()=>import(`./b.js`).then(e=>e.t),__VITE_PRELOAD__)')).toBe(
    'n(()=>import(`./b.js`).then(e=>e.t),[])',
  )
  expect(named('n(()=>import(`./c.js`),__VITE_PRELOAD__)')).toBe('n(()=>import(`./c.js`))')
})

test('one within another belongs to the inner file first', () => {
  expect(
    named(
      'n(()=>import(`./a.js`).then(()=>n(()=>import(`./b.js`),__VITE_PRELOAD__)),__VITE_PRELOAD__)',
    ),
  ).toBe('n(()=>import(`./a.js`).then(()=>n(()=>import(`./b.js`),[])),["assets/a.css"])')
})
