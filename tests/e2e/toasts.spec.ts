import type { Locator } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { press } from '#tests/support/press.ts'

/** Swipes a finger across an element to the right. */
async function swipe(target: Locator, pixels: number) {
  const page = target.page()
  const box = await target.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20]
  const at = (moved: number) => ({ touchPoints: [{ x: x + moved, y }] })
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    finger.send('Input.dispatchTouchEvent', { type, ...at(moved) })
  await touch('touchStart', 0)
  for (const moved of [pixels - 3, pixels]) await touch('touchMove', moved)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

test('a pile of notifications opens by a tap, 14 px apart, and closes by one beside it; a swipe of 20 px takes one away', async ({
  page,
  goTo,
}) => {
  await goTo('payment-methods')
  const toast = (name: string) =>
    page.locator('[data-sonner-toast]').filter({ hasText: `${name} has been disabled` })
  const text = (name: string) => page.getByText(`${name} has been disabled`)
  for (const name of ['Bank Transfer', 'Mastercard', 'Visa Cards']) {
    await press(page.getByRole('switch', { name }), true)
    await expect(text(name)).toBeVisible()
  }
  const [upper, lower] = [text('Mastercard'), text('Bank Transfer')]
  await expect(lower).toBeHidden()
  await text('Visa Cards').tap()
  await expect(lower).toBeVisible()
  const gap = async () => {
    const [newer, older] = [toast('Mastercard'), toast('Bank Transfer')]
    const [low, high] = [await newer.boundingBox(), await older.boundingBox()]
    return Math.round((low?.y ?? 0) - (high?.y ?? 0) - (high?.height ?? 0))
  }
  await expect.poll(gap).toBe(14)
  await page.clock.fastForward(8000)
  await expect(lower).toBeVisible()

  const swiped = toast('Visa Cards')
  await swipe(swiped, 15)
  await expect(swiped).toHaveAttribute('data-swiping', 'false')
  await expect(swiped).toHaveCSS('--swipe-amount-x', '0px')
  await swipe(swiped, 20)
  await expect(swiped).toHaveCount(0)
  await expect(lower).toBeVisible()

  await page.getByRole('heading', { level: 1 }).tap()
  await expect(lower).toBeHidden()
  // A tap leaves the phone's emulated mouse where it was, over a toast, which must not make that toast stay.
  await upper.hover()
  await page.clock.fastForward(4500)
  await expect(upper).toHaveCount(0)
})
