import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { signUp } from '#db/people/visitor-actions.ts'
import { stopClock } from '#tests/support/component-clock.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const account = {
  'First name': 'Nyasha',
  'Last name': 'Dube',
  Email: 'nyasha@dubebakery.example',
  'Phone number': '+263 77 555 0101',
  Password: 'secret-1',
  'Confirm password': 'secret-1',
}

async function drawn(address = '/auth/signup') {
  const { within, history } = standAt(address)
  const screen = await render(within(<SignUpForm onSwitch={() => {}} />))
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  }
  return {
    ...screen,
    history,
    field,
    fill,
    register: screen.getByRole('button', { name: 'Register' }),
  }
}

test('says what is wrong at each field, word for word', async () => {
  const { field, fill, register } = await drawn()
  await fill({
    'First name': 'N',
    Email: 'nyasha@',
    'Phone number': '077123456',
    Password: '12345',
    'Confirm password': '1',
  })
  await register.click()
  await expect.element(field('First name')).toHaveFocus()
  for (const [name, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Please enter a valid email address'],
    ['Phone number', /^Please enter a valid phone number/],
    ['Password', 'Password must be at least 6 characters'],
    ['Confirm password', 'Confirm password is required'],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(message)
  await componentAxe()
  await fill({ ...account, 'Confirm password': 'secret-2' })
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription('Passwords do not match')
})

test('refuses an address that someone has, at its field', async () => {
  const db = emptyDatabase()
  await signUp(
    { db, actor: { name: 'Visitor', ip: '127.0.0.1' }, now: '2026-11-21T12:00:00.000Z' },
    {
      firstName: 'Tendai',
      lastName: 'Moyo',
      email: 'tendai@vumbacoffee.example',
      phoneNumber: '0771234567',
    },
  )
  const { field, fill, getByRole, history } = await drawn()
  await fill({ ...account, Email: 'Tendai@VumbaCoffee.example' })
  const runFor = stopClock()
  const send = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Creating your account' })).toBeVisible()
    await runFor(1000)
  }
  await send()
  const email = field('Email')
  await expect.element(email).toHaveAccessibleDescription(/already has an account/)
  await expect.element(email).toHaveFocus()
  await email.fill('tendai@elsewhere.example')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await send()
  await expect.poll(() => db.users.count()).toBe(2)
  // The time that the message is shown.
  await runFor(1000)
  await expect.poll(() => history).toEqual(['/onboarding'])
})

test('a failing service makes no account, and the next try does', async () => {
  const db = emptyDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: false, fault: { at: 'sign-in', how: 'fails' } })
  const { fill, getByRole, getByText } = await drawn()
  await fill(account)
  const runFor = stopClock()
  const send = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'Creating your account' })).toBeVisible()
    await runFor(1000)
  }
  await send()
  await expect.element(getByText('Failed to create account. Please try again.')).toBeVisible()
  expect(await db.merchants.count()).toBe(0)
  await send()
  await expect.poll(() => db.merchants.count()).toBe(1)
})

test('names the plan chosen before, and ignores nonsense', async () => {
  const chosen = await drawn('/auth/signup?plan=business')
  await expect.element(chosen.getByText('You chose the Business plan.')).toBeVisible()
  await chosen.unmount()
  const { getByRole, getByText, field } = await drawn('/auth/signup?plan=constructor')
  await expect.element(getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect.element(getByText(/You chose/)).not.toBeInTheDocument()
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password')
})

test('the buttons of other services inform, and lead nowhere', async () => {
  const { getByRole, getByText, history } = await drawn()
  for (const service of ['Google', 'Facebook', 'Github', 'LinkedIn']) {
    await getByRole('button', { name: service }).click()
    const said = getByText(`${service} isn’t available. Use your email instead.`)
    await expect.element(said).toBeVisible()
    await getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(said).not.toBeInTheDocument()
  }
  expect(history).toEqual(['/auth/signup'])
})
