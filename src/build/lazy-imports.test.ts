import { expect, test } from 'vitest'
import { lazyImports } from './lazy-imports.ts'

test('each property leads to the file that it imports lazily', () => {
  const code = `
    import { x } from './x.ts'
    export const screens = {
      home: () => import('./home.tsx'),
      'two-words': async () => (await import('#src/two.tsx')).Two,
      area: lazily<Props>(async () => ({ default: (await import('./inner.tsx')).Inner })),
      eager: x,
    } satisfies Record<string, unknown>
    const other = import('./outside.ts')`
  expect([...lazyImports('screens.ts', code)]).toEqual([
    ['home', './home.tsx'],
    ['two-words', '#src/two.tsx'],
    ['area', './inner.tsx'],
    ['default', './inner.tsx'],
  ])
})
