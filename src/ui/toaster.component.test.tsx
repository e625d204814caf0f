// Proves UI-2, UI-5.
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reactIsDone, stopClock } from '#tests/support/component-clock.ts'
import { allowMotion } from '#tests/support/component-motion.ts'
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
  const first = document.querySelector<HTMLElement>('[data-sonner-toast]')
  // With the keyboard last used, the focus shows.
  await userEvent.tab()
  first?.focus()
  expect(first && getComputedStyle(first).outlineWidth).toBe('3px')
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

test('one that comes while the last of its topic goes stays there', async () => {
  await atADesk()
  const act = { label: 'Undo', onClick: () => toast.success('It is undone', { topic: 'one' }) }
  toast.success('It is done', { topic: 'one', action: act })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  undo.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('It is undone')).toBeVisible()
  expect(undo.query()).toBe(null)
  // A later one of the topic takes its place.
  toast.success('It is done again', { topic: 'one' })
  await expect.element(page.getByText('It is done again')).toBeVisible()
  expect(page.getByText('It is undone').query()).toBe(null)
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
  await reactIsDone()
  await runFor(4500)
  await expect.element(page.getByText('Bank Transfer has been disabled')).not.toBeInTheDocument()
})

test('Tab goes on past them, and closing one gives the focus back', async () => {
  await atADesk()
  // After the toasts, which stand in the page from the first one on.
  await say('EcoCash has been disabled')
  await render(
    <>
      <button type="button">Refund</button>
      <button type="button">Pay</button>
    </>,
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const enter = () => {
    ;(button('Pay').element() as HTMLElement).focus()
    document.querySelector<HTMLElement>('[data-sonner-toast]')?.focus()
  }
  enter()
  await userEvent.tab()
  await expect.element(button('Dismiss')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Refund')).toHaveFocus()
  enter()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Pay')).toHaveFocus()
})

/** Renders a sheet of this height on a phone, with a toast; returns the boxes of both and of the sheet's parts. */
async function overSheet(height: string) {
  await page.viewport(360, 740)
  await render(
    <Dialog
      open
      onClose={() => {}}
      title="Refund TX-88214"
      footer={<button type="button">Refund</button>}
    >
      <div className={height}>$64.20</div>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Refund TX-88214' })
  await expect.element(dialog).toBeVisible()
  await say('TX-88214 refunded')
  const boxAround = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect()
  const title = page.getByRole('heading', { name: 'Refund TX-88214' }).element()
  const panel = title.parentElement?.closest('[data-headlessui-state]')
  // Until the sheet has come up and the toast has moved.
  await expect.poll(() => Math.round(boxAround(panel).bottom)).toBe(740)
  return {
    toast: () => boxOf('TX-88214 refunded'),
    panel: () => boxAround(panel),
    title: () => boxAround(title),
    button: () => boxAround(page.getByRole('button', { name: 'Refund', exact: true }).element()),
  }
}

test('over a low sheet they lie above it, off the header of the page', async () => {
  const { toast, panel } = await overSheet('h-40')
  await expect.poll(() => panel().top - toast().bottom).toBeGreaterThanOrEqual(11)
  expect(toast().top).toBeGreaterThan(56)
})

test('over a high sheet they cover neither its title nor its buttons', async () => {
  const { toast, title, button } = await overSheet('h-200')
  await expect.poll(() => button().top - toast().bottom).toBeGreaterThan(0)
  expect(toast().top).toBeGreaterThan(title().bottom)
})

const amount = <input aria-label="Amount" />
const pay = (
  <button type="button" className="mt-auto">
    Pay
  </button>
)
const sheetOf = (children: ReactNode) => (
  <Dialog open onClose={() => {}} title="Refund">
    <div className="flex h-150 flex-col">{children}</div>
  </Dialog>
)
const pageOf = (children: ReactNode) => (
  <main className="flex h-175 flex-col pt-40">{children}</main>
)
const form = (
  <form className="flex flex-1 flex-col">
    {amount}
    {pay}
  </form>
)

/** Shows a toast on a phone, in use or not; returns where it is. */
async function onPhone(drawn: ReactNode, focuses: boolean) {
  await page.viewport(360, 740)
  await render(<>{drawn}</>)
  if (focuses) await page.getByLabelText('Amount').click()
  await say('INV-000004 sent')
  return () => boxOf('INV-000004 sent')
}

test.each<[where: string, drawn: ReactNode, focuses: boolean]>([
  ['a page with a form', pageOf(form), false],
  ['a page with a search in use', pageOf(amount), true],
  ['a sheet with a form', sheetOf(form), false],
  [
    'a sheet with a form, over a page to read',
    <>
      {pageOf(pay)}
      {sheetOf(form)}
    </>,
    false,
  ],
])('on a phone over %s they lie at the top, off its fields', async (_, drawn, focuses) => {
  const toast = await onPhone(drawn, focuses)
  await expect.poll(() => toast().bottom).toBeLessThan(140)
  expect(toast().top).toBeGreaterThanOrEqual(8)
  const field = page.getByLabelText('Amount').element().getBoundingClientRect()
  expect(field.top).toBeGreaterThan(toast().bottom)
})

test.each<[where: string, drawn: ReactNode]>([
  ['a page to read', pageOf(pay)],
  ['a page with a search that is not in use', pageOf(amount)],
  ['a page with a sample of a form', pageOf(<form data-sample>{amount}</form>)],
])('on a phone over %s they lie at the bottom', async (_, drawn) => {
  const toast = await onPhone(drawn, false)
  await expect.poll(() => toast().bottom).toBeGreaterThan(700)
  expect(toast().bottom).toBeLessThanOrEqual(740)
})

test('on a phone they move to the top when the next form opens, and a pile opens downwards', async () => {
  await page.viewport(360, 740)
  const screen = await render(pageOf(pay))
  await say('INV-000003 sent')
  await say('INV-000004 sent')
  const newest = () => boxOf('INV-000004 sent')
  await expect.poll(() => newest().bottom).toBeGreaterThan(700)
  await screen.rerender(pageOf(form))
  await expect.poll(() => newest().bottom).toBeLessThan(140)
  document.querySelector<HTMLElement>('[data-sonner-toast]')?.focus()
  await expect.element(page.getByText('INV-000003 sent')).toBeVisible()
  await expect.poll(() => boxOf('INV-000003 sent').top).toBeGreaterThanOrEqual(0)
})

/** Looks in every frame whether the middle of an element is free; returns a function that ends this and says so. */
function watchIfFree(element: Element): () => { frames: number; wasFree: boolean } {
  const seen = { frames: 0, wasFree: true }
  let frame = 0
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    seen.frames += 1
    seen.wasFree &&= element.contains(top)
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    return seen
  }
}

test('a press on the button below them arrives, even while they come and go', async () => {
  await overSheet('h-200')
  await allowMotion()
  const button = page.getByRole('button', { name: 'Refund', exact: true }).element()
  const watched = watchIfFree(button)
  for (const text of ['Receipt downloaded', 'Copied to clipboard!']) {
    await say(text)
    await expect.poll(() => shown().flatMap((each) => each.getAnimations()).length).toBe(0)
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  }
  const { frames, wasFree } = watched()
  expect(frames).toBeGreaterThan(10)
  expect(wasFree).toBe(true)
})

test('beside a drawer on a desk they leave its buttons free, though these come later', async () => {
  await atADesk()
  const drawer = (footer?: ReactNode) => (
    <Dialog open onClose={() => {}} variant="drawer" title="TX-88214" footer={footer}>
      $64.20
    </Dialog>
  )
  const screen = await render(drawer())
  await expect.element(page.getByRole('dialog', { name: 'TX-88214' })).toBeVisible()
  await screen.rerender(drawer(<button type="button">Refund</button>))
  await say('Copied to clipboard!')
  const button = page.getByRole('button', { name: 'Refund' })
  await expect
    .poll(() => button.element().getBoundingClientRect().top - boxOf('Copied to clipboard!').bottom)
    .toBeGreaterThan(0)
})

test('what was pressed at the end of the window scrolls out from under them', async () => {
  await page.viewport(360, 740)
  await render(
    <main className="pt-150 pb-60">
      <button type="button" onClick={() => toast.success('EcoCash has been disabled')}>
        EcoCash
      </button>
    </main>,
  )
  const button = page.getByRole('button', { name: 'EcoCash' })
  document.documentElement.scrollTop = 0
  const bottom = () => button.element().getBoundingClientRect().bottom
  expect(bottom()).toBeGreaterThan(600)
  await button.click()
  await expect.element(page.getByText('EcoCash has been disabled')).toBeVisible()
  await expect.poll(() => boxOf('EcoCash has been disabled').top - bottom()).toBeGreaterThan(0)
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
