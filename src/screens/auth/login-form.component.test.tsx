// Proves DEMO-14.
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pathTo } from '#routes/paths.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { stopClock } from '#tests/support/component-clock.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
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
  await email.fill('tendai@vumbacoffee.example')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await expect.element(password).toHaveValue('12345')
  await getByRole('button', { name: 'Log in' }).click()
  await expect.element(password).toHaveFocus()
  expect(onSent).not.toHaveBeenCalled()
})

test('a failing service says so and keeps the address; the next try leads on', async () => {
  const db = emptyDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: false, fault: { at: 'sign-in', how: 'fails' } })
  const { email, password, getByRole, getByText, onSent } = await drawn()
  await email.fill('tendai@vumbacoffee.example')
  await password.fill('123456')
  const runFor = stopClock()
  const send = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Logging in' })).toBeVisible()
    await runFor(1000)
  }
  await send()
  await expect.element(getByText('Failed to login. Please check your credentials.')).toBeVisible()
  await expect.element(email).toHaveValue('tendai@vumbacoffee.example')
  expect(onSent).not.toHaveBeenCalled()
  await send()
  await expect.poll(() => onSent.mock.calls[0]?.[0]).toBe('tendai@vumbacoffee.example')
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
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.paymentLinks.bulkAdd([
    linkRow({ merchantId: 'M-001', id: '1', path: 'older', createdAt: '2026-11-01T08:00:00.000Z' }),
    linkRow({ merchantId: 'M-001', id: '2', path: 'newer', createdAt: '2026-11-02T08:00:00.000Z' }),
  ])
  const { getByRole, history } = await drawn()
  const note = getByRole('note', { name: 'Demo' })
  await expect.element(note.getByText(/use any password of at least 6 characters/)).toBeVisible()
  for (const [name, address] of [
    ['Enter as the merchant', pathTo('dashboard')],
    ['Enter as the admin', pathTo('console')],
  ] as const)
    await expect.element(note.getByRole('link', { name })).toHaveAttribute('href', address)
  await note.getByRole('button', { name: 'Enter as a customer' }).click()
  await expect.poll(() => history.at(-1)).toBe(pathTo('checkout', { path: 'newer' }))
})
