import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

function NoteDialog({ open, onClose }: Props) {
  const [note, setNote] = useState('')
  return (
    <Dialog open={open} onClose={onClose} title="Note">
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </Dialog>
  )
}

type Load = () => Promise<typeof NoteDialog>

function opener(load: Load, keepsState = false) {
  const LazyNote = lazyDialog(load, { keepsState })
  return function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LazyNote open={open} onClose={() => setOpen(false)} />
      </main>
    )
  }
}

test('it loads with its first opening', async () => {
  const load = vi.fn<Load>(async () => NoteDialog)
  const Opener = opener(load)
  const screen = await render(<Opener />)
  expect(load).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Note' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('its next opening is a new one', async () => {
  const Opener = opener(async () => NoteDialog)
  const screen = await render(<Opener />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await screen.getByRole('textbox', { name: 'Note' }).fill('Call the bank')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('one that keeps what was typed has it at the next opening', async () => {
  const Opener = opener(async () => NoteDialog, true)
  const screen = await render(<Opener />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await screen.getByRole('textbox', { name: 'Note' }).fill('Call the bank')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open.click()
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call the bank')
})

test('one that comes just after it was asked for is drawn', async () => {
  const gate = Promise.withResolvers<typeof NoteDialog>()
  const LazyNote = lazyDialog(() => gate.promise)
  const preloaded = LazyNote.preload()
  /** Resolves after this renders and before its effects run, a gap that a busy page can make long. */
  function Gate() {
    useLayoutEffect(() => gate.resolve(NoteDialog), [])
    return null
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(
    <>
      <Gate />
      <LazyNote open onClose={() => {}} />
    </>,
  )
  await preloaded
  await expect.element(page.getByRole('dialog', { name: 'Note' })).toBeVisible()
})

test('one that could not be loaded can be asked for again', async () => {
  const load = vi.fn<Load>(async () => NoteDialog).mockRejectedValueOnce(new Error('offline'))
  const Opener = opener(load)
  const screen = await render(<Opener />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open.click()
  await expect.element(screen.getByRole('dialog', { name: 'Note' })).toBeVisible()
})
