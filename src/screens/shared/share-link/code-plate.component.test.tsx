// Proves DEMO-15.
import type { ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { readShown } from '#tests/support/read-shown.ts'
import { CodePlate } from './code-plate.tsx'

const text = `paid-state.1.0123456789abcdef.1.6.${'Vumba-Coffee'.repeat(40)}`
const picture = page.getByRole('img', { name: 'Code 1 of 6' })
const full = page.getByRole('dialog', { name: 'Code 1 of 6' })

async function open(more: Partial<ComponentProps<typeof CodePlate>> = {}) {
  await render(
    <Dialog open onClose={() => undefined} size="sm" title="Codes">
      <CodePlate code={screenCode(text)} label="Code 1 of 6" {...more} />
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.element(full).toBeVisible()
}

test.each([
  [320, 568],
  [360, 740],
  [740, 360],
  [1360, 900],
])('turned to %i by %i it fills the screen, is white, and is read', async (width, height) => {
  await open()
  // Only now: the browser loses a press that comes while its window turns.
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(360, 740))
  await expect
    .poll(() => full.getByRole('img').element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(0)
  const shape = full.getByRole('img').element().getBoundingClientRect()
  expect(shape.width).toBeGreaterThanOrEqual(Math.min(width, height - 96))
  expect(shape.right).toBeLessThanOrEqual(width)
  const close = full.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect(shape.bottom).toBeLessThanOrEqual(close.top)
  expect(close.bottom).toBeLessThanOrEqual(height)
  await expect.poll(() => readShown(full.getByRole('img').element())).toBe(text)
})

test.each([
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1360, 900],
])('turned to %i by %i what it is and another way stand beside it', async (width, height) => {
  const title = 'Everyday work of the whole class on Monday afternoon'
  await open({ title, address: 'paid.example/learn?exercises=refund-part,new-link&name=Monday' })
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(360, 740))
  const shape = () => full.getByRole('img').element().getBoundingClientRect()
  await expect.poll(() => shape().top).toBeGreaterThanOrEqual(0)
  for (const words of [full.getByText(title), full.getByText(/^paid\.example/)]) {
    const { top, bottom, left, right } = words.element().getBoundingClientRect()
    expect(bottom <= shape().top || right <= shape().left).toBe(true)
    expect([top >= 0, left >= 0, right <= width]).toEqual([true, true, true])
  }
  expect(shape().width).toBeGreaterThanOrEqual(Math.min(width, height) * 0.7)
  expect(shape().right).toBeLessThanOrEqual(width)
  await expect.poll(() => readShown(full.getByRole('img').element())).toBe(text)
  await componentAxe()
})

test('the screen stays on while it fills it; closed, the sheet is there as before', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  await open()
  await expect.poll(() => request.mock.calls).toEqual([['screen']])
  await componentAxe()
  expect(
    full.getByRole('button', { name: 'Close' }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44)
  await full.getByRole('button', { name: 'Close' }).click()
  await expect.element(full).not.toBeInTheDocument()
  await expect.poll(() => release.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('dialog', { name: 'Codes' })).toBeVisible()
  await expect.element(picture).toBeVisible()
})
