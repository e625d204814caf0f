import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allowMotion } from '#tests/support/component-motion.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Select } from './select.tsx'

const options = ['EcoCash', 'OneMoney'].map((label) => ({ label, value: label }))
let pressedBelow = 0
const below = { onClick: () => pressedBelow++ }

/** A page whose dialog holds a form and asks before discarding it. */
function Page() {
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const [method, setMethod] = useState('EcoCash')
  return (
    <main id="main" tabIndex={-1} className="h-[300vh]" {...below}>
      <button type="button" onClick={() => setOpen(true)}>
        New
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Form" description="What it is of">
        <input aria-label="Amount" />
        <Select label="Method" value={method} onChange={setMethod} options={options} />
        <Button pending={false} onClick={() => setAsks(true)}>
          Throw away
        </Button>
        <ConfirmDialog
          open={asks}
          onClose={() => setAsks(false)}
          title="Throw it away?"
          text="What you typed goes."
          confirmLabel="Throw it away"
          onConfirm={() => {
            setAsks(false)
            setOpen(false)
          }}
        />
      </Dialog>
    </main>
  )
}

/** A dialog whose button goes with the last step. */
function Steps({ isLast }: { isLast: boolean }) {
  return (
    <Dialog open onClose={() => {}} title="Steps">
      {isLast ? <p>Done</p> : <button type="button">Next</button>}
    </Dialog>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = () => page.getByRole('dialog', { name: 'Form' })
const question = () => page.getByRole('alertdialog', { name: 'Throw it away?' })

async function openForm() {
  await page.viewport(1280, 740)
  const { container } = await render(<Page />)
  await button('New').click()
  await expect.element(form()).toBeVisible()
  return container
}

/** Presses the corner, outside every panel. */
const pressBeside = () => userEvent.click(document.body, { position: { x: 5, y: 5 } })

const isOf = (name: string) =>
  document.activeElement?.closest('[role=dialog]')?.textContent.includes(name)

beforeEach(() => {
  pressedBelow = 0
})
afterEach(() => page.viewport(360, 740))

test('it takes the focus, says what it is of, and gives the focus back', async () => {
  await openForm()
  await expect.element(form()).toHaveAccessibleDescription('What it is of')
  await expect.poll(() => isOf('Form')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(button('New')).toHaveFocus()
})

test('R38 the second half of a double click presses no button that came under it', async () => {
  let sent = 0
  function Saving() {
    const [saved, setSaved] = useState(false)
    const act = saved ? () => void sent++ : () => setSaved(true)
    const footer = (
      <button key={String(saved)} type="button" onClick={act}>
        {saved ? 'Send' : 'Save'}
      </button>
    )
    return <Dialog open onClose={() => {}} title="Message" footer={footer} />
  }
  await render(<Saving />)
  await button('Save').dblClick()
  await expect.element(button('Send')).toBeVisible()
  expect(sent).toBe(0)
  await expect.element(button('Send')).not.toHaveFocus()
  await button('Send').click()
  expect(sent).toBe(1)
})

test('it keeps the focus when what had it goes', async () => {
  const { rerender } = await render(<Steps isLast={false} />)
  await userEvent.tab()
  await expect.element(button('Next')).toHaveFocus()
  await rerender(<Steps isLast />)
  await expect.element(page.getByRole('dialog', { name: 'Steps' })).toHaveFocus()
})

test('closed, it leaves the focus to the page where nothing opened it', async () => {
  const under = (open: boolean) => (
    <main id="main" tabIndex={-1}>
      <Dialog open={open} onClose={() => {}} title="Opened by its address" />
    </main>
  )
  const { rerender } = await render(under(true))
  await userEvent.tab()
  await expect.element(button('Close')).toHaveFocus()
  await rerender(under(false))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

test.each([1, 2, 3])(
  'R61 closed %i late frames after it opened, it leaves the page within reach',
  async (frames) => {
    await page.viewport(360, 740)
    await render(<Page />)
    await Dialog.preload()
    await allowMotion()
    const keepBusy = setInterval(() => {
      const began = performance.now()
      while (performance.now() - began < 100);
    }, 5)
    onTestFinished(() => clearInterval(keepBusy))
    button('New')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(form()).toBeInTheDocument()
    for (let drawn = 0; drawn < frames; drawn++) await nextFrame()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect.element(form()).not.toBeInTheDocument()
    clearInterval(keepBusy)
    await button('New').click()
    await expect.element(form()).toBeVisible()
  },
)

test('Tab goes round in it, both ways', async () => {
  await openForm()
  await userEvent.tab({ shift: true })
  await expect.element(button('Close')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button('Close')).toHaveFocus()
})

test('the page below is out of reach, keeps its place, and is as it was afterwards', async () => {
  const ground = await openForm()
  await expect.poll(() => ground.inert).toBe(true)
  await expect.poll(() => ground.ariaHidden).toBe('true')
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await button('Close').click()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.poll(() => ground.inert).toBe(false)
  await expect.poll(() => ground.ariaHidden).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
})

test('Escape and a press beside it close the topmost alone', async () => {
  await openForm()
  await button('Throw away').click()
  await expect.element(question()).toBeVisible()
  await expect.element(form()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(button('Throw away')).toHaveFocus()
  await button('Throw away').click()
  await expect.element(question()).toBeVisible()
  // Until then a press beside both is the form's too.
  await expect.element(form()).not.toBeInTheDocument()
  await pressBeside()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(form()).toBeVisible()
  await pressBeside()
  await expect.element(form()).not.toBeInTheDocument()
  expect(pressedBelow).toBe(1)
})

test('two that close at once give the focus back to what opened the first', async () => {
  await openForm()
  await button('Throw away').click()
  await question().getByRole('button', { name: 'Throw it away' }).click()
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(button('New')).toHaveFocus()
})

test('a press beside a list of options in it closes the list alone, and so does Escape', async () => {
  await openForm()
  for (const close of [pressBeside, () => userEvent.keyboard('{Escape}')]) {
    await button('Method: EcoCash').click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await close()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(form()).toBeVisible()
  }
})

test('a pull that begins in it and ends beside it leaves it open', async () => {
  await openForm()
  const field = page.getByRole('textbox', { name: 'Amount' })
  await userEvent.dragAndDrop(field, document.body, { targetPosition: { x: 5, y: 5 } })
  await expect.element(form()).toBeVisible()
})
