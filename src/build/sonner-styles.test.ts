import { expect, test } from 'vitest'
import { placingStyles } from './sonner-styles.ts'

test('keeps how toasts are placed and swiped, and drops how the library would draw them', () => {
  const css = placingStyles(`
    [data-sonner-toast][data-mounted='true'] { opacity: 1 }
    [data-sonner-toast][data-swiping='true'] { top: 0 }
    [data-sonner-toast][data-styled='true'] [data-icon] { margin: 0 }
    [data-sonner-toaster][data-sonner-theme='dark'] [data-sonner-toast] { color: red }
    .sonner-loading-bar { width: 24% }
    @media (hover: none) { [data-sonner-toaster][data-lifted='true'] { transform: none } }
    @keyframes swipe-out-left { to { opacity: 0 } }
  `)
  for (const kept of ['data-mounted', 'data-swiping', 'data-lifted', 'swipe-out-left'])
    expect(css).toContain(kept)
  for (const dropped of ['data-styled', 'sonner-theme', 'sonner-loading'])
    expect(css).not.toContain(dropped)
})
