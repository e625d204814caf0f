// Proves AUTH-2.
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stopClock } from '#tests/support/component-clock.ts'
import { hashOf, newSecret } from '#db/people/two-factor.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { CodeView } from './code-view.tsx'

async function drawn() {
  const db = emptyDatabase()
  const onVerified = vi.fn()
  const screen = await render(
    <CodeView
      email="tendai@vumbacoffee.example"
      onBack={() => {}}
      onBarred={() => {}}
      onVerified={onVerified}
    />,
  )
  const code = screen.getByLabelText('6-digit code')
  await expect.element(code).toHaveFocus()
  const countSignIns = () => db.activityLog.filter(({ action }) => action === 'Logged in').count()

  /** With a code being sent and the clock stopped. */
  async function expectSentOnce(runFor: ReturnType<typeof stopClock>) {
    await expect.element(screen.getByText('OTP verified successfully!')).toBeVisible()
    await expect.element(code).toHaveValue('123456')
    await runFor(1000)
    vi.useRealTimers()
    await expect.poll(() => onVerified.mock.calls.length).toBe(1)
    expect(await countSignIns()).toBe(1)
  }
  return { ...screen, code, countSignIns, expectSentOnce }
}

test('R37 a code that is pasted is sent once', async () => {
  const { code, expectSentOnce } = await drawn()
  const runFor = stopClock()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '123 4567')
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expectSentOnce(runFor)
})

test('takes digits only, and too few of them send nothing', async () => {
  const { code, countSignIns, getByRole } = await drawn()
  await userEvent.keyboard('12ab-٣ .3')
  await expect.element(code).toHaveValue('123')
  await expect.element(getByRole('img', { name: '3 of 6 digits' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).not.toHaveAttribute('readonly')
  expect(await countSignIns()).toBe(0)
})

test('completed, and Enter pressed twice, is sent once', async () => {
  const { expectSentOnce } = await drawn()
  const runFor = stopClock()
  await userEvent.keyboard('123456{Enter}{Enter}7')
  await expectSentOnce(runFor)
})

test('password managers and phones know the field', async () => {
  const { code } = await drawn()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
})

test('Resend says so and shows its wait', async () => {
  const { getByRole, getByText } = await drawn()
  const runFor = stopClock()
  await getByRole('button', { name: 'Resend' }).click()
  const waiting = getByRole('button', { name: /^Resend in \d+ s$/ })
  await expect.element(waiting).toHaveAccessibleName('Resend in 30 s')
  await userEvent.keyboard('{Enter}')
  await runFor(1000)
  await expect.element(getByText('We’ve sent another code')).toBeVisible()
  expect(getByText('We’ve sent another code').elements()).toHaveLength(1)
  await runFor(19_000)
  await expect.element(waiting).toHaveAccessibleName('Resend in 10 s')
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  await runFor(10_250)
  await expect.element(getByRole('button', { name: 'Resend', exact: true })).toBeVisible()
})

test('another code begins with empty cells', async () => {
  const { code, getByRole } = await drawn()
  await userEvent.keyboard('419')
  await expect.element(code).toHaveValue('419')
  await getByRole('button', { name: 'Resend' }).click()
  await expect.element(code).toHaveValue('')
  await expect.element(getByRole('img', { name: '0 of 6 digits' })).toBeVisible()
})

test('holds against axe with some digits typed and another code on its way', async () => {
  const { getByRole, getByText } = await drawn()
  await userEvent.keyboard('419')
  await getByRole('button', { name: 'Resend' }).click()
  await expect.element(getByText('We’ve sent another code')).toBeVisible()
  await componentAxe()
})

test('with an authenticator its code is checked, and a recovery code does as well', async () => {
  const db = emptyDatabase()
  const email = 'tendai@vumbacoffee.example'
  const now = new Date().toISOString()
  const recovery = [await hashOf('abcde-fghjk')]
  const twoFactor = { secret: newSecret(), confirmedAt: now, recovery }
  await db.accounts.add({ id: email, merchantId: 'M-001', createdAt: now, twoFactor })
  const onVerified = vi.fn()
  const screen = await render(
    <CodeView
      email={email}
      authenticator
      onBack={() => {}}
      onBarred={() => {}}
      onVerified={onVerified}
    />,
  )
  await expect.element(screen.getByLabelText('6-digit code')).toHaveFocus()
  await userEvent.keyboard('000000')
  await expect.element(screen.getByText(/Incorrect code/)).toBeVisible()
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  await componentAxe()
  await screen.getByLabelText('Recovery code').fill('ABCDE FGHJK')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => onVerified.mock.calls.length).toBe(1)
  expect((await db.accounts.get(email))?.twoFactor?.recovery).toEqual([])
})
