import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { componentAxe } from '#tests/support/component-axe.ts'
import { useAppForm } from './app-form.ts'
import { FormDialog } from './form-dialog.tsx'

const schema = v.object({ name: v.pipe(v.string(), v.minLength(1, 'Enter a name')) })
type Send = (name: string) => Promise<void>

interface Props {
  onSend: Send
  onClose: () => void
  keeps: boolean
}

function Rename({ onSend, onClose, keeps }: Props) {
  const form = useAppForm({
    schema,
    start: { name: '' },
    onSubmit: async ({ name }) => onSend(name),
  })
  return (
    <form.AppForm>
      <FormDialog
        open
        onClose={onClose}
        keeps={keeps}
        title="Rename"
        submit="Save"
        pendingLabel="Saving"
      >
        <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

async function drawn(onSend: Send, keeps = false) {
  const onClose = vi.fn<() => void>()
  const screen = await render(<Rename onSend={onSend} onClose={onClose} keeps={keeps} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toBeVisible()
  const button = (label: string) => screen.getByRole('button', { name: label, exact: true })
  return { onClose, name, button }
}

test('its button and Enter send the form, once at a time, and a field says what is wrong with it', async () => {
  const sent = Promise.withResolvers<void>()
  const onSend = vi.fn<Send>(async () => sent.promise)
  const { name, button } = await drawn(onSend)
  await button('Save').click()
  await expect.element(name).toHaveAccessibleDescription('Enter a name')
  await expect.element(name).toHaveFocus()
  await componentAxe()
  await name.fill('Honey')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Saving')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  sent.resolve()
  await expect.element(button('Save')).toBeEnabled()
  expect(onSend.mock.calls).toEqual([['Honey']])
})

test('Cancel closes it and sends nothing', async () => {
  const onSend = vi.fn<Send>()
  const { onClose, name, button } = await drawn(onSend)
  await name.fill('Honey')
  await button('Cancel').click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSend).not.toHaveBeenCalled()
})

describe('R58', () => {
  const waysOut = [
    [
      'a press beside',
      () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true }),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ] as const

  test.each(waysOut)('%s asks about what was typed, which is still there', async (_, leave) => {
    const { onClose, name, button } = await drawn(async () => undefined)
    await name.fill('Honey')
    await leave()
    await expect.element(page.getByText('Discard changes?')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await button('Cancel').last().click()
    await expect.element(page.getByText('Discard changes?')).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Honey')
    await leave()
    await button('Discard').click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each(waysOut)('%s closes at once what nothing was typed in', async (_, leave) => {
    const { onClose } = await drawn(async () => undefined)
    await leave()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  test.each(waysOut)('%s closes at once what keeps its input', async (_, leave) => {
    const { onClose, name } = await drawn(async () => undefined, true)
    await name.fill('Honey')
    await leave()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })
})
