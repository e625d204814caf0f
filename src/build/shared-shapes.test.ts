import { expect, test } from 'vitest'
import { withSharedShapes } from './shared-shapes.ts'

const long = 'M12 2v2'.repeat(8)

test('writes a shape that is drawn twice once, and keeps how each is drawn', () => {
  const html = `<svg><path fill="red" d="${long}" class="a"></path></svg><svg><path d="${long}"></path></svg>`
  expect(withSharedShapes(html).replace(/\s+/g, ' ')).toBe(
    `<svg hidden><path id="shape-0" d="${long}" /></svg> ` +
      '<svg><use fill="red" href="#shape-0" class="a"></use></svg><svg><use href="#shape-0"></use></svg>',
  )
})

test('leaves what is drawn once or is short', () => {
  const html = `<path d="${long}"></path><path d="M1 1"></path><path d="M1 1"></path>`
  expect(withSharedShapes(html)).toBe(html)
})
