// Proves UI-2.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stopClock } from '#tests/support/component-clock.ts'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.ts'

const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].filter(
    ({ attributes }) => attributes.getNamedItem('data-visible')?.value === 'true',
  )

/** Renders a desktop page with a heading to hover away from the toasts, and clears those of earlier tests. */
async function atADesk() {
  await page.viewport(1360, 900)
  await expect.poll(() => document.querySelectorAll('[data-sonner-toast]').length).toBe(0)
  const { getByRole } = await render(<h1>Payment methods</h1>)
  const heading = getByRole('heading')
  await heading.hover()
  return heading
}

/** Shows a toast and waits until it is visible. */
async function say(text: string) {
  toast.success(text)
  const words = page.getByText(text)
  await expect.element(words).toBeVisible()
  return words
}

const boxOf = (text: string) => {
  const box = page.getByText(text).element().closest('[data-sonner-toast]')
  return box?.getBoundingClientRect() ?? new DOMRect()
}

test('are 356 px wide at the bottom right, and go after 4 seconds', async () => {
  await atADesk()
  // The code loads with the first toast.
  await say('EcoCash has been disabled')
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  await expect.element(page.getByText('EcoCash has been disabled')).not.toBeInTheDocument()
  await page.getByRole('heading').hover()
  const runFor = stopClock()
  toast.success('OneMoney has been disabled')
  const words = page.getByText('OneMoney has been disabled')
  await expect.element(words).toBeVisible()
  const box = boxOf('OneMoney has been disabled')
  expect(box.width).toBe(356)
  expect(box.right).toBeGreaterThan(1300)
  expect(box.bottom).toBeGreaterThan(800)
  await runFor(3900)
  await expect.element(words).toBeVisible()
  await runFor(600)
  await expect.element(words).not.toBeInTheDocument()
})

test('lie in a pile that opens under the mouse, 14 px apart, and closes again', async () => {
  const heading = await atADesk()
  const runFor = stopClock()
  const lower = await say('EcoCash has been disabled')
  const upper = await say('OneMoney has been disabled')
  await expect.element(lower).not.toBeVisible()
  await upper.hover()
  await expect.element(lower).toBeVisible()
  await expect
    .poll(() => {
      const [newer, older] = [boxOf('OneMoney has'), boxOf('EcoCash has')]
      return Math.round(newer.top - older.bottom)
    })
    .toBe(14)
  await runFor(8000)
  await expect.element(lower).toBeVisible()
  await heading.hover()
  await expect.element(lower).not.toBeVisible()
  await runFor(4500)
  await expect.element(upper).not.toBeInTheDocument()
})

test('R39 three at most are visible, Alt+T moves the focus to them, and they wait there', async () => {
  await atADesk()
  const runFor = stopClock()
  // Only the newest toast is visible, so each waits for its turn.
  for (const name of ['EcoCash', 'OneMoney', 'Visa Cards', 'Mastercard', 'Bank Transfer'])
    await say(`${name} has been disabled`)
  await expect.poll(() => shown().length).toBe(3)
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.poll(() => document.activeElement?.matches('[data-sonner-toaster]')).toBe(true)
  await runFor(8000)
  await expect.element(page.getByText('Bank Transfer has been disabled')).toBeVisible()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await runFor(4500)
  await expect.element(page.getByText('Bank Transfer has been disabled')).not.toBeInTheDocument()
})

test('R40 one over a dialog can be read and pressed, and the dialog stays', async () => {
  await atADesk()
  const [onUndo, onClose] = [vi.fn(), vi.fn()]
  toast.success('Msasa Pharmacy has been approved', {
    action: { label: 'Undo', onClick: onUndo },
  })
  await expect.element(page.getByText('Msasa Pharmacy has been approved')).toBeVisible()
  await render(
    <Dialog open onClose={onClose} title="Gweru Motor Spares">
      Within 1 week
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Gweru Motor Spares' })
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onUndo).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Msasa Pharmacy has been approved')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
