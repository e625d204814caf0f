// Proves ADM-4, ADM-5.
import type { Page } from 'playwright/test'
import { openDemoControls, unfold } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { rowAction } from '#tests/support/rows.ts'
import { settled } from '#tests/support/settled.ts'
import { codeField, fillLogin, reachCode, sendForm, signIn } from '#tests/support/sign-in.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

const hazvinei = 'hazvinei@kopjehardware.example'

const personCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })

test('a suspended user is told so at the login, and comes in again once reinstated', async ({
  page,
  goTo,
}) => {
  await goTo('console-users')
  await page.getByPlaceholder('Search name or email').fill('hazvinei')
  await personCard(page, 'Hazvinei Makoni').click()
  const details = page.getByRole('dialog', { name: 'Hazvinei Makoni' })
  await expect(page).toHaveURL(/\/super-admin\/users\/U-\d+\?q=hazvinei$/)
  await page.reload()
  await expect(details.getByText('Kopje Hardware')).toBeVisible()
  await details.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Suspend User' }).click()
  const question = page.getByRole('alertdialog', { name: 'Suspend Hazvinei Makoni?' })
  await question.getByRole('button', { name: 'Suspend User' }).click()
  await expect(page.getByText('Hazvinei Makoni suspended', { exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Reactivate User' })).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/super-admin\/users\?q=hazvinei$/)
  await expect(page.getByRole('tab', { name: 'Suspended 2' })).toBeVisible()

  await page.goto('/auth/login')
  await settled(page)
  await reachCode(page, hazvinei)
  await codeField(page).pressSequentially('123456')
  await expect(page.getByRole('alert').filter({ hasText: 'Hazvinei Makoni' })).toHaveText(
    'Hazvinei Makoni can’t log in: the account is suspended. Ask an Admin.',
  )

  await page.goto('/super-admin/users?tab=suspended')
  await personCard(page, 'Hazvinei Makoni').click()
  await rowAction(page, 'Reactivate User').click()
  await expect(page.getByText('Hazvinei Makoni reactivated')).toBeVisible()
  await signIn(page, hazvinei)
})

test('an admin who is invited accepts, acts, and may do what the Permissions grant from the moment they are saved', async ({
  page,
  goTo,
}) => {
  await goTo('admin-users')
  await page.getByRole('button', { name: 'Invite Admin' }).click()
  const form = page.getByRole('dialog', { name: 'Invite Admin' })
  await form.getByLabel('Name').fill('Tariro Banda')
  await form.getByLabel('Email').fill('tariro.banda@paid.example')
  await form.getByRole('radio', { name: 'Finance Admin' }).click()
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(personCard(page, 'Tariro Banda')).toContainText('Pending')

  await goTo('permissions')
  await page.getByRole('button', { name: /^Finance Admin 3 users/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Finance Admin' })
  await sheet.getByRole('switch', { name: /^Fee configuration/ }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Permissions updated successfully')).toBeVisible()

  await goTo('fee-structure')
  const controls = await openDemoControls(page)
  await unfold(controls, 'Everyone')
  await controls.getByRole('button', { name: 'Accept invitation for Tariro Banda' }).click()
  await controls.getByRole('button', { name: /^Tariro Banda/ }).click()
  await expect(controls).toHaveCount(0)
  await goTo('fee-structure')
  await expect(page.getByRole('button', { name: 'Edit Fees' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Edit Fees' })).not.toHaveAttribute('aria-disabled')
  await goTo('payment-methods')
  await expect(page.getByRole('switch', { name: 'EcoCash' })).not.toHaveAttribute('aria-disabled')
  await goTo('admin-users')
  await expect(
    page.getByRole('heading', { name: 'You don’t have access to Admin Users' }),
  ).toBeVisible()
  await expect(page.getByText('Ask a Super Admin: Finance Admin can’t change users.')).toBeVisible()
})

test(
  'maintenance mode closes the checkout in another tab at once, and opens it again',
  { tag: '@core' },
  async ({ page: payer, context }) => {
    await payer.goto('/pay/vumba-blend-1kg')
    await settled(payer)
    const admin = await openTab(context, '/super-admin/settings')
    const maintenance = admin.getByRole('switch', { name: /^Maintenance mode/ })
    await maintenance.click()
    await admin.getByRole('button', { name: 'Save All Changes' }).click()
    await admin.getByRole('button', { name: 'Turn On' }).click()
    await expect(admin.getByText('Maintenance mode is on')).toBeVisible()
    await expect(payer.getByRole('heading', { name: 'Payments are paused' })).toBeVisible()
    const merchant = await openTab(context, '/dashboard/payments/links')
    await expect(merchant.getByText('Paid is under maintenance')).toBeVisible()
    await turnTo(admin)
    await maintenance.click()
    await admin.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(payer.getByRole('heading', { name: 'Payments are paused' })).toHaveCount(0)
    await expect(merchant.getByText('Paid is under maintenance')).toHaveCount(0)
  },
)

test('too many wrong codes lock the address, and an idle session signs out; both say so', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await settled(page)
  await reachCode(page, hazvinei)
  await codeField(page).pressSequentially('000000')
  await expect(page.getByText(/^Incorrect code/)).toBeVisible()
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    await expect(codeField(page)).toHaveValue('')
    await codeField(page).pressSequentially('000000')
  }
  const locked = page.getByRole('alert').filter({ hasText: 'Too many wrong codes' })
  await expect(locked).toHaveText(/Too many wrong codes for .+\. Try again at \d+:\d\d/)
  await fillLogin(page, hazvinei)
  await sendForm(page, 'Logging in')
  await expect(locked).toBeVisible()

  await signIn(page)
  await page.clock.fastForward('29:00')
  await expect(page).toHaveURL(/\/dashboard/)
  await page.clock.fastForward('02:00')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText(/^You were logged out after 30 minutes of inactivity/)).toBeVisible()
})
