import type { Locator } from 'playwright/test'
import { paths } from '#src/routes/paths.ts'
import { axe } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { press } from '#tests/support/press.ts'

test('a path whose screen is not built yet gets the not-found page, and is not linked', async ({
  page,
  goTo,
}) => {
  const planned = paths.filter((row) => 'planned' in row)
  for (const { path } of planned.slice(0, 3)) {
    await page.goto(path)
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
  }
  await goTo('merchants')
  for (const { path } of planned) await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
})

test('the theme is dark, a switch makes it light, and it stays so', async ({ page, goTo }) => {
  await goTo('merchants')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/light/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/light/)
})

/** Draws a finger over something to the right. */
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

test.describe('notifications', () => {
  test('R39 three at most are visible, Alt+T moves the focus to them, and they wait there', async ({
    page,
    goTo,
    isMobile,
  }) => {
    await goTo('payment-methods')
    for (const name of ['EcoCash', 'OneMoney', 'Visa Cards', 'Mastercard', 'Bank Transfer']) {
      await press(page.getByRole('switch', { name }), isMobile)
      // Only the newest can be read: each waits for its turn.
      await expect(page.getByText(`${name} has been disabled`)).toBeVisible()
    }
    const toasts = page.locator('[data-sonner-toast][data-visible=true]')
    await expect(toasts).toHaveCount(3)
    if (isMobile) return
    await page.keyboard.press('Alt+KeyT')
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
    await page.clock.fastForward(8000)
    await expect(page.getByText('Bank Transfer has been disabled')).toBeVisible()
  })

  test('R40 one over a dialog can be read and pressed, and the dialog stays', async ({
    page,
    goTo,
  }) => {
    await goTo('pending-merchants')
    await page.getByRole('button', { name: 'Approve Msasa Pharmacy' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await page.getByRole('button', { name: 'Review Gweru Motor Spares' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gweru Motor Spares' })
    await expect(dialog.getByText('Within 1 week')).toBeVisible()
    await undo.click()
    await expect(page.getByText('Msasa Pharmacy is waiting for a decision again')).toBeVisible()
    await expect(dialog.getByText('Within 1 week')).toBeVisible()
  })

  test('lie in a pile that opens under the mouse or by a tap, 14 px apart, and closes again; a swipe of 20 px takes one away', async ({
    page,
    goTo,
    isMobile,
  }) => {
    await goTo('payment-methods')
    const toast = (name: string) =>
      page.locator('[data-sonner-toast]').filter({ hasText: `${name} has been disabled` })
    const text = (name: string) => page.getByText(`${name} has been disabled`)
    // A phone has one more, to be swiped away.
    const names = ['EcoCash', 'OneMoney', ...(isMobile ? ['Visa Cards'] : [])]
    for (const name of names) {
      await press(page.getByRole('switch', { name }), isMobile)
      await expect(text(name)).toBeVisible()
    }
    const [upper, lower] = [text('OneMoney'), text('EcoCash')]
    await expect(lower).toBeHidden()
    await (isMobile ? text('Visa Cards').tap() : upper.hover())
    await expect(lower).toBeVisible()
    const gap = async () => {
      const [newer, older] = [toast('OneMoney'), toast('EcoCash')]
      const [low, high] = [await newer.boundingBox(), await older.boundingBox()]
      return Math.round((low?.y ?? 0) - (high?.y ?? 0) - (high?.height ?? 0))
    }
    await expect.poll(gap).toBe(14)
    await page.clock.fastForward(8000)
    await expect(lower).toBeVisible()
    if (isMobile) {
      const swiped = toast('Visa Cards')
      await swipe(swiped, 15)
      await expect(swiped).toHaveAttribute('data-swiping', 'false')
      await expect(swiped).toHaveCSS('--swipe-amount-x', '0px')
      await swipe(swiped, 20)
      await expect(swiped).toHaveCount(0)
      await expect(lower).toBeVisible()
    }
    const title = page.getByRole('heading', { level: 1 })
    await (isMobile ? title.tap() : title.hover())
    await expect(lower).toBeHidden()
    await page.clock.fastForward(4500)
    await expect(upper).toHaveCount(0)
  })

  test('are 356 px wide at the bottom right, and go after 4 seconds', async ({
    page,
    goTo,
    isMobile,
  }) => {
    await goTo('payment-methods')
    await page.getByRole('switch', { name: 'EcoCash' }).click()
    const text = page.getByText('EcoCash has been disabled')
    await expect(text).toBeVisible()
    const box = await page.locator('[data-sonner-toast]').boundingBox()
    if (isMobile) {
      // A tap leaves what a phone takes for a mouse where it was.
      await text.hover()
    } else {
      expect(box?.width).toBe(356)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300)
      await page.mouse.move(10, 10)
    }
    await page.clock.fastForward(4500)
    await expect(text).toBeHidden()
  })
})

test('R42 odd addresses give a screen or the not-found page', async ({ page, baseURL }) => {
  const notFound = page.getByText("The page you're looking for doesn't exist or has been moved.")
  const merchants = page.getByRole('heading', { level: 1, name: 'Merchants', exact: true })
  await page.goto('/super-admin/merchants/')
  await expect(merchants).toBeVisible()
  for (const path of [
    '/%E0%A4%A',
    `/${'a'.repeat(1900)}`,
    '/super-admin//merchants',
    '/Super-Admin/Merchants',
  ]) {
    await page.goto(new URL(baseURL ?? '').origin + path)
    await expect(notFound.or(merchants)).toBeVisible()
  }
})

test('the sidebar names the screen one is on, and holds against axe as a drawer', async ({
  page,
  goTo,
  isMobile,
}) => {
  await goTo('fee-structure')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const nav = page.getByRole('navigation', { name: 'Main' }).locator('visible=true')
  await expect(nav.getByRole('link', { name: 'Fee Structure' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(nav.getByRole('link', { name: /Pending Merchants/ })).toContainText('7')
  if (isMobile) await axe(page)
})

test('dialogs and sheets hold against axe', async ({ page, goTo }) => {
  await goTo('pending-merchants')
  await page.getByRole('button', { name: 'Review Msasa Pharmacy' }).click()
  await expect(page.getByRole('dialog').getByText('Health Certificate')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Demo controls' }).click()
  await expect(page.getByText('Only you see this.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Reset to seed' }).click()
  await expect(page.getByRole('alertdialog').getByText(/can’t be undone/)).toBeVisible()
  await axe(page)
})

test('a tooltip comes after 700 ms under a mouse, the next at once within 300, none under a finger', async ({
  page,
  goTo,
  isMobile,
}) => {
  await goTo('merchants')
  const tip = page.getByText('Switch to light theme')
  await expect(tip).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Switch to light theme' })
  if (isMobile) {
    await button.tap()
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(page.getByText('Switch to dark theme')).toHaveCount(0)
    return
  }
  await button.hover()
  await expect(tip).toBeVisible()

  // What draws them has come with the first one. From here on time moves only when it is told to.
  const shown = page.getByRole('tooltip')
  const away = () => page.getByRole('heading', { level: 1 }).hover()
  await page.clock.pauseAt('2026-11-21T12:30:00Z')
  await away()
  await page.clock.runFor(500)
  await expect(shown).toHaveCount(0)
  await button.hover()
  await page.clock.runFor(600)
  await expect(shown).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tip).toBeVisible()
  await away()
  await page.clock.runFor(120)
  await expect(shown).toHaveCount(0)
  await page.clock.runFor(290)
  await button.hover()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await away()
  await page.clock.runFor(120)
  await expect(shown).toHaveCount(0)
  await page.clock.runFor(310)
  await button.hover()
  await page.clock.runFor(600)
  await expect(shown).toHaveCount(0)
})
