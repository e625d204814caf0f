import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PopoverDialog } from './popover-dialog.tsx'

function Filters() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <p>Elsewhere</p>
      <button ref={button} type="button" onClick={() => setOpen(!open)}>
        Advanced
      </button>
      {open && button.current && (
        <PopoverDialog anchor={button.current} label="Filters" onClose={() => setOpen(false)}>
          <input aria-label="Amount" />
        </PopoverDialog>
      )}
      <button type="button">Next</button>
    </>
  )
}

const box = () => page.getByRole('dialog', { name: 'Filters' })
const button = () => page.getByRole('button', { name: 'Advanced' })

async function open() {
  await page.viewport(1280, 740)
  await render(<Filters />)
  await button().click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
}

test('Escape closes it and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
  await expect.element(box()).not.toBeInTheDocument()
})

test('Tab leads out of it, and it closes behind', async () => {
  await open()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(box()).not.toBeInTheDocument()
})

test('a press elsewhere closes it, one inside does not', async () => {
  await open()
  await page.getByRole('textbox').fill('5')
  await expect.element(box()).toBeVisible()
  await page.getByText('Elsewhere').click()
  await expect.element(box()).not.toBeInTheDocument()
})
