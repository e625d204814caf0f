// Proves AUTH-4.
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { pathTo } from '#routes/paths.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { stopClock } from '#tests/support/component-clock.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

async function drawn() {
  const { within } = standAt(pathTo('forgot-password'))
  const screen = await render(within(<ForgotPasswordScreen />))
  return {
    ...screen,
    email: screen.getByLabelText('Email', { exact: true }),
    working: screen.getByRole('button', { name: 'Sending' }),
  }
}

test('takes a second, says so and confirms with the address', async () => {
  const db = emptyDatabase()
  const { email, working, getByRole, getByText } = await drawn()
  await getByRole('button', { name: 'Reset password' }).click()
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill('tendai@vumbacoffee.example')
  const runFor = stopClock()
  await userEvent.keyboard('{Enter}')
  await expect.element(working).toBeVisible()
  await runFor(999)
  await expect.element(working).toBeVisible()
  await runFor(1)
  await expect.element(getByText('Password reset instructions sent to your email!')).toBeVisible()
  await expect
    .element(
      getByText(
        "If an account exists for tendai@vumbacoffee.example, you'll receive an email with instructions to reset your password.",
      ),
    )
    .toBeVisible()
  vi.useRealTimers()
  await componentAxe()
  // Nobody has it, which only the outbox tells.
  expect(await db.messages.count()).toBe(0)
  await getByRole('button', { name: 'Dismiss' }).click()
  await getByRole('button', { name: 'Use another email' }).click()
  await expect.element(email).toHaveValue('tendai@vumbacoffee.example')
})

test('a failing service is told, and what was typed stays', async () => {
  const db = emptyDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: false, fault: { at: 'sign-in', how: 'fails' } })
  const { email, working, getByText } = await drawn()
  await email.fill('tendai@vumbacoffee.example')
  const runFor = stopClock()
  await userEvent.keyboard('{Enter}')
  await expect.element(working).toBeVisible()
  await runFor(1000)
  await expect.element(getByText('Failed to send reset email. Please try again.')).toBeVisible()
  await expect.element(email).toHaveValue('tendai@vumbacoffee.example')
})
