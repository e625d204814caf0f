import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('a field’s error is told with it, and what is typed stays', async () => {
  const screen = await render(
    <TextField name="email" label="Email" error="Please enter a valid email address" />,
  )
  const field = screen.getByLabelText('Email')
  await field.fill('nobody@')
  await expect.element(field).toHaveAccessibleDescription('Please enter a valid email address')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('nobody@')
})
