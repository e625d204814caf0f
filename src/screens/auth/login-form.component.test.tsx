import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pathTo } from '#src/routes/paths.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { LoginForm } from './login-form.tsx'

async function drawn() {
  const { within, history } = standAt(pathTo('login'))
  const onSent = vi.fn()
  const screen = await render(
    within(<LoginForm email="" barred={null} onSent={onSent} onSwitch={() => {}} />),
  )
  return {
    ...screen,
    history,
    email: screen.getByLabelText('Email', { exact: true }),
    password: screen.getByLabelText('Password', { exact: true }),
    onSent,
  }
}

test('says what is wrong at each field, and puts the focus on the first', async () => {
  const { email, password, getByRole, onSent } = await drawn()
  await password.fill('12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect
    .element(password)
    .toHaveAccessibleDescription('Password must be at least 6 characters')
  await componentAxe()
  await email.fill('tendai@vumbacoffee.co.zw')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await expect.element(password).toHaveValue('12345')
  await getByRole('button', { name: 'Log in' }).click()
  await expect.element(password).toHaveFocus()
  expect(onSent).not.toHaveBeenCalled()
})

test('password managers know the fields', async () => {
  const { email, password } = await drawn()
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
})

test('the Google button says that it isn’t available, and leads nowhere', async () => {
  const { getByRole, getByText, history } = await drawn()
  await getByRole('button', { name: 'Sign in with Google' }).click()
  await expect.element(getByText(/^Google isn’t available/)).toBeVisible()
  expect(history).toEqual([pathTo('login')])
})

test('says what does in this demo, and lets everyone in by a door of their own', async () => {
  const { getByRole } = await drawn()
  const note = getByRole('note', { name: 'Demo' })
  await expect.element(note.getByText(/use any password of at least 6 characters/)).toBeVisible()
  for (const [name, address] of [
    ['Enter as the merchant', pathTo('dashboard')],
    ['Enter as the admin', pathTo('console')],
    ['Enter as a customer', pathTo('checkout', { path: 'vumba-blend-1kg' })],
  ] as const)
    await expect.element(note.getByRole('link', { name })).toHaveAttribute('href', address)
})
