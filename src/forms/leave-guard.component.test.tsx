import * as v from 'valibot'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAppForm } from './app-form.ts'
import { hasUnsavedChanges } from './unsaved-changes.ts'

function NameForm() {
  const form = useAppForm({
    schema: v.object({ name: v.string() }),
    start: { name: 'Tendai' },
    onSubmit: () => undefined,
  })
  return (
    <form.AppForm>
      {/* The test page stays where nothing asks. */}
      <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
        Elsewhere
      </a>
      <form.Form>
        <form.LeaveGuard />
        <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
      </form.Form>
    </form.AppForm>
  )
}

test('leaving asks while something is typed that is not saved, and keeps it; put back, it does not', async () => {
  const screen = await render(<NameForm />)
  const link = screen.getByRole('link', { name: 'Elsewhere' })
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  const name = screen.getByLabelText('Name')
  await link.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(hasUnsavedChanges()).toBe(false)

  await name.fill('Rudo')
  expect(hasUnsavedChanges()).toBe(true)
  await link.click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Rudo')

  await name.fill('Tendai')
  expect(hasUnsavedChanges()).toBe(false)
  await link.click()
  await expect.element(question).not.toBeInTheDocument()
})
