import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SheetButtons } from './sheet-buttons.tsx'

const offered = (id: string) => ({ id, label: id, onSelect: vi.fn() })
const names = () =>
  page
    .getByRole('button')
    .all()
    .map((each) => each.element().getAttribute('aria-label') ?? each.element().textContent)

test.each([
  [[], []],
  [['Download Receipt'], ['Download Receipt']],
  [
    ['Download Receipt', 'Share by WhatsApp'],
    ['Download Receipt', 'Share by WhatsApp'],
  ],
  [
    ['Download Receipt', 'Share by WhatsApp', 'Process Refund'],
    ['Download Receipt', 'Process Refund', 'More actions'],
  ],
  [
    ['Share by WhatsApp', 'Report this', 'Process Refund', 'Download Receipt'],
    ['Process Refund', 'Download Receipt', 'More actions'],
  ],
])('of %j a phone’s sheet shows %j, in one row', async (given, shown) => {
  await page.viewport(360, 740)
  await render(
    <div style={{ width: 320 }}>
      <SheetButtons
        actions={given.map(offered)}
        likely={['Download Receipt', 'Process Refund', 'Share by WhatsApp']}
      />
    </div>,
  )
  expect(names()).toEqual(shown)
  const boxes = page
    .getByRole('button')
    .all()
    .map((each) => each.element().getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThan(2)
  for (const { right, height } of boxes) {
    expect(right).toBeLessThanOrEqual(360)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('what is in the menu runs from there', async () => {
  const actions = ['One', 'Two', 'Three'].map(offered)
  await render(<SheetButtons actions={actions} likely={['One', 'Two']} />)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByText('Three').click()
  await expect
    .poll(() => actions.map(({ onSelect }) => onSelect.mock.calls.length))
    .toEqual([0, 0, 1])
})
