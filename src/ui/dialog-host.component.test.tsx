import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { DialogHost, useLast, useShowDialog } from './dialog-host.tsx'

function Screen() {
  const show = useShowDialog()
  const open = (title: string) =>
    show((layer) => (
      <Dialog title={title} {...layer}>
        <button type="button" onClick={() => open('Second')}>
          Go on
        </button>
      </Dialog>
    ))
  return (
    <button type="button" onClick={() => open('First')}>
      Open
    </button>
  )
}

test('one dialog gives way to the next, and leaves with the screen that opened it', async () => {
  const drawn = (screen: boolean) => <DialogHost>{screen && <Screen />}</DialogHost>
  const page = await render(drawn(true))
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog('First')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(dialog('Second')).toBeVisible()
  await expect.element(dialog('First')).not.toBeInTheDocument()
  await page.rerender(drawn(false))
  await expect.element(dialog('Second')).not.toBeInTheDocument()
})

function Kept() {
  const [row, setRow] = useState<string | null>('A row')
  return (
    <button type="button" onClick={() => setRow(null)}>
      {useLast(row)}
    </button>
  )
}

test('what a dialog is about stays when it is deleted', async () => {
  const page = await render(<Kept />)
  const button = page.getByRole('button', { name: 'A row' })
  await button.click()
  await expect.element(button).toBeVisible()
})
