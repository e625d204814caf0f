import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { Select } from './select.tsx'

const options = ['EcoCash', 'OneMoney', 'Omari'].map((label) => ({ label, value: label }))

/** A form whose selected option disappears, like a payment method that was disabled. */
function Form() {
  const [open, setOpen] = useState(true)
  const [value, setValue] = useState('EcoCash')
  return (
    <Suspense fallback="Loading">
      <Dialog open={open} onClose={() => setOpen(false)} title="New Transaction">
        <Select
          label="Method"
          value={value}
          onChange={setValue}
          options={options.filter((option) => option.value === value || option !== options[0])}
        />
      </Dialog>
    </Suspense>
  )
}

test('on a phone the first list of options that is opened leaves the form below it open', async () => {
  await page.viewport(360, 740)
  await render(<Form />)
  await page.getByRole('button', { name: 'Method: EcoCash' }).click()
  await page.getByRole('option', { name: 'OneMoney' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Method: OneMoney' })).toHaveFocus()
  await expect.element(page.getByRole('dialog', { name: 'New Transaction' })).toBeVisible()
})
