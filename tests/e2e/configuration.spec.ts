// Proves ADM-6.
import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/fixtures.ts'
import { disableEcoCash } from '#tests/support/methods.ts'
import { openLink } from '#tests/support/payer.ts'
import { rowAction } from '#tests/support/rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

test(
  'each payment method has its switch, which says its words and stays after a reload',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('payment-methods')
    for (const name of ['EcoCash', 'OneMoney', 'Visa Cards', 'Mastercard', 'Bank Transfer'])
      await expect(page.getByRole('switch', { name })).toBeVisible()
    const ecocash = page.getByRole('switch', { name: 'EcoCash' })
    await expect(ecocash).toBeChecked()
    const row = page.getByRole('listitem').filter({ has: ecocash })
    await expect(row).toContainText(/Offered by \d+ merchants/)
    await disableEcoCash(page)
    await expect(row).toContainText(/Off for \d+ merchants/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('EcoCash has been enabled')).toBeVisible()
    await expect(ecocash).toBeChecked()
    await disableEcoCash(page)
    await expect(ecocash).not.toBeChecked()
    await expect
      .poll(() => storedRows(page, 'paymentMethods'))
      .toContainEqual(expect.objectContaining({ id: 'ecocash', enabled: false }))
    await page.reload()
    await expect(ecocash).not.toBeChecked()
    await ecocash.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('EcoCash has been enabled')).toBeVisible()
    // Little volume goes with Bank Transfer, so that it is not asked about.
    await page.getByRole('switch', { name: 'Bank Transfer' }).click()
    await expect(page.getByText('Bank Transfer has been disabled')).toBeVisible()
  },
)

test('a payer is told of an incident, which staff end from the dashboard, and of a method that is switched off, and keeps what was typed', async ({
  page,
  context,
}) => {
  await openLink(page)
  const number = page.getByLabel('Mobile number')
  await number.fill('077 123 4567')
  const staff = await openTab(context, '/super-admin/payments/methods')
  await staff.getByRole('button', { name: 'Actions for EcoCash' }).click()
  await rowAction(staff, 'Report Incident').click()
  await staff.getByRole('button', { name: 'EcoCash is slow' }).click()
  await staff.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(staff.getByText('EcoCash incident published')).toBeVisible()
  await turnTo(page)
  await expect(page.getByRole('radio', { name: 'EcoCash EcoCash is slow' })).toBeChecked()

  await turnTo(staff)
  await staff.goto('/super-admin')
  const service = staff.getByRole('list', { name: 'Service alerts' })
  await expect(service.getByRole('link', { name: /^EcoCash is slow/ })).toBeVisible()
  await staff.getByRole('tab', { name: /^System Alerts/ }).click()
  await expect(service).toHaveCount(0)
  const alerts = staff.getByRole('list', { name: 'System alerts' })
  await expect(alerts.getByRole('link', { name: /past the review target/ })).toBeVisible()
  await alerts.getByRole('button', { name: 'End Incident, EcoCash' }).click()
  await expect(staff.getByText('EcoCash incident ended')).toBeVisible()
  await expect(alerts.getByRole('link', { name: /^EcoCash is slow/ })).toHaveCount(0)

  await staff.goto('/super-admin/payments/methods')
  await disableEcoCash(staff)
  await turnTo(page)
  await expect(page.getByText('EcoCash is unavailable right now')).toBeVisible()
  await page.getByRole('radio', { name: 'OneMoney' }).check()
  await expect(number).toHaveValue('077 123 4567')
})

test.describe('the fee structure', () => {
  const field = (page: Page, label: string) => page.getByRole('spinbutton', { name: label })

  test(
    'is read until Edit Fees, counts its changes, saves and says so',
    { tag: '@core' },
    async ({ page, goTo }) => {
      await goTo('fee-structure')
      const guidance = page.getByRole('paragraph').filter({ hasText: 'Usual ranges' })
      for (const range of ['1.5–3.0%', '2.5–4.0%', '0.5–2.0%'])
        await expect(guidance).toContainText(range)
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
      await page.getByRole('button', { name: 'Edit Fees' }).click()
      const save = page.getByRole('button', { name: 'Save Changes' })
      await expect(page.getByText('No changes yet')).toBeVisible()
      await expect(save).toBeDisabled()
      await field(page, 'OneMoney, Merchant fee').fill('9.9')
      await expect(page.getByText('Usually 1.5–3.0%').locator('visible=true')).toBeVisible()
      await field(page, 'OneMoney, Merchant fee').fill('2.4')
      await field(page, 'OneMoney, Flat fee').fill('0.35')
      await expect(page.getByText('2 unsaved changes to OneMoney')).toBeVisible()
      await expect(page.getByText(/^OneMoney, \d+ payments$/)).toBeVisible()
      await save.click()
      await expect(page.getByText('Fee structure updated successfully')).toBeVisible()
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
      await goTo('fee-structure')
      await expect(page.getByText('2.4%', { exact: true }).locator('visible=true')).toBeVisible()
      await expect(page.getByText('$0.35', { exact: true }).locator('visible=true')).toBeVisible()
      await goTo('payment-methods')
      await expect(page.getByRole('listitem').filter({ hasText: 'OneMoney' })).toContainText(
        'Fee 2.4% + $0.35, standard plan',
      )

      await goTo('fee-structure')
      const change = page.getByRole('listitem').filter({ hasText: 'Flat fee $0.15 → $0.35' })
      await change.getByRole('button').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click()
      await expect(page.getByText('OneMoney, reverted')).toBeVisible()
      await expect(page.getByText('$0.15', { exact: true }).locator('visible=true')).toBeVisible()
    },
  )
})
