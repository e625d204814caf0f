import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SwipeRow } from './swipe-row.tsx'

const approve = vi.fn()
const reject = vi.fn()
const review = vi.fn()
beforeEach(() => vi.clearAllMocks())

async function shown(still = false) {
  const side = { icon: null, className: '' }
  await render(
    <SwipeRow
      right={{ ...side, label: 'Approve', onSwipe: approve }}
      left={{ ...side, label: 'Reject', onSwipe: reject }}
      still={still}
    >
      <button type="button" className="h-16 w-full" onClick={review}>
        Review
      </button>
    </SwipeRow>,
  )
  return page.getByRole('button', { name: 'Review' }).element()
}

/** Drags a finger from the middle by a number of pixels and lifts it. */
function swipe(target: Element, right: number, { down = 0, end = 'pointerup', by = 'touch' } = {}) {
  const at = (x: number, y: number) => ({
    bubbles: true,
    isPrimary: true,
    pointerType: by,
    pointerId: 1,
    clientX: 180 + x,
    clientY: 30 + y,
  })
  // A synthetic pointer cannot be captured.
  const row = target.parentElement
  if (row) row.setPointerCapture = () => {}
  target.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)))
  target.dispatchEvent(new PointerEvent('pointermove', at(right / 2, down / 2)))
  target.dispatchEvent(new PointerEvent('pointermove', at(right, down)))
  target.dispatchEvent(new PointerEvent(end, at(right, down)))
}

test('far enough to the right does one thing, to the left the other', async () => {
  const row = await shown()
  swipe(row, 140)
  expect(approve).toHaveBeenCalledTimes(1)
  swipe(row, -140)
  expect(reject).toHaveBeenCalledTimes(1)
  expect(approve).toHaveBeenCalledTimes(1)
})

test.each([
  ['not far enough', 60, {}],
  ['that the browser takes for scrolling', 140, { end: 'pointercancel' }],
  ['that goes down rather than sideways', 120, { down: 300 }],
  ['of a mouse', 140, { by: 'mouse' }],
] as const)('a move %s does nothing', async (_what, right, how) => {
  swipe(await shown(), right, how)
  expect(approve).not.toHaveBeenCalled()
})

test('one that is still does nothing, and its button is pressed as ever', async () => {
  swipe(await shown(true), 140)
  expect(approve).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Review' }).click()
  expect(review).toHaveBeenCalledTimes(1)
})
