import { useLayoutEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog.tsx'
import { turnKeys, useKeys } from './use-keys.ts'

const next = vi.fn<() => void>()

function Queue({ on = true }: { on?: boolean }) {
  const [open, setOpen] = useState(false)
  useKeys({ title: 'Queue', keys: [{ keys: 'j', label: 'Next', run: next }] }, on)
  return (
    <>
      <input aria-label="Reason" />
      <input type="checkbox" aria-label="Choose" />
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sure?">
        <button type="button">Yes</button>
      </Dialog>
    </>
  )
}

beforeEach(() => next.mockClear())

test('a key does its thing on the page and on a checkbox, not in a field and not with another key', async () => {
  await render(<Queue />)
  await userEvent.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
  await userEvent.click(page.getByLabelText('Choose'))
  await userEvent.keyboard('j')
  expect(next).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}')
  await userEvent.click(page.getByLabelText('Reason'))
  await userEvent.keyboard('j')
  await expect.element(page.getByLabelText('Reason')).toHaveValue('j')
  expect(next).toHaveBeenCalledTimes(2)
})

test('a key does nothing under an open dialog, while a word is composed, and once it is not drawn', async () => {
  const screen = await render(<Queue />)
  const composing = new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true })
  document.body.dispatchEvent(composing)
  await userEvent.click(page.getByRole('button', { name: 'Ask' }))
  await page.getByRole('button', { name: 'Yes' }).click()
  await userEvent.keyboard('j')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await screen.rerender(<Queue on={false} />)
  await userEvent.keyboard('j')
  expect(next).not.toHaveBeenCalled()
})

function Desk() {
  const [asking, setAsking] = useState(false)
  const keys = [{ keys: 'j', label: 'Next', run: next }]
  useKeys({ title: 'Desk', keys })
  return (
    <Dialog open hasAddress onClose={() => {}} title="Desk">
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Sure?">
        <button type="button">Yes</button>
      </Dialog>
    </Dialog>
  )
}

test('a key of a dialog with an address works in it, and not under a dialog that lies over it', async () => {
  await render(<Desk />)
  const ask = page.getByRole('button', { name: 'Ask' })
  await expect.element(ask).toBeVisible()
  await userEvent.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
  await ask.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await userEvent.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
})

test('turned off on this device, a key does nothing', async () => {
  onTestFinished(() => turnKeys(true))
  await render(<Queue />)
  turnKeys(false)
  await userEvent.keyboard('j')
  turnKeys(true)
  await userEvent.keyboard('j')
  expect(next).toHaveBeenCalledTimes(1)
})

function Decision({ ready }: { ready: boolean }) {
  useKeys({ title: 'Decision', keys: ready ? [{ keys: 'a', label: 'Approve', run: next }] : [] })
  return null
}

/** Presses a key as soon as what it does is drawn. */
function PressedAtOnce({ ready }: { ready: boolean }) {
  useLayoutEffect(() => {
    if (ready)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  }, [ready])
  return <Decision ready={ready} />
}

test('a shortcut that comes with the data is heard as soon as the data is drawn', async () => {
  const { rerender } = await render(<PressedAtOnce ready={false} />)
  await rerender(<PressedAtOnce ready />)
  expect(next).toHaveBeenCalledOnce()
})
