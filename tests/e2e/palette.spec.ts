// Proves NAV-5.
import type { Page } from 'playwright/test'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'
import { approveAnyway } from '#tests/support/review.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Returns a payment of the open business that can be refunded. */
async function refundable(page: Page) {
  const row = (await ledgerOf(page)).find(
    ({ type, status, merchantId }) =>
      type === 'payment' && status === 'successful' && merchantId === 'M-001',
  )
  if (!row) throw new Error('No payment can be refunded.')
  return row
}

test(
  'an action and a number find the action of that payment and the payment, by keyboard alone @desk',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('payment-links')
    const { id, amount } = await refundable(page)
    await page.keyboard.press('Control+k')
    await field(page).fill(`${id.toLowerCase()} refund`)
    const action = group(page, 'Actions').getByRole('option', { name: `Process Refund ${id}` })
    await expect(action).toHaveAttribute('aria-selected', 'true')
    await expect(group(page, 'Transactions').getByRole('option')).toContainText([id])
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Refund' })
    await expect(form).toContainText((amount / 100).toFixed(2))
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    await page.keyboard.press('Control+k')
    await field(page).fill(id)
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: id })
    await expect(details).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(group(page, 'On this screen').getByRole('option').last()).toContainText(
      'Process Refund',
    )
    await expect(group(page, 'Recent').getByRole('option')).toContainText([id])
    await page.goBack()
    await expect(field(page)).toBeHidden()
    await expect(details).toBeVisible()
  },
)

test('single keys go to screens, begin what is new and list themselves, until they are turned off @desk', async ({
  page,
  goTo,
}) => {
  await goTo('transactions')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('gl')
  await expect(search).toHaveValue('gl')
  await search.fill('')
  await search.blur()
  await page.keyboard.type('gl')
  await expect(page).toHaveURL(/payments\/links$/)
  await settled(page)
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Create Payment Link' })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Transactions')).toBeVisible()
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.type('gt?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL(/payments\/links$/)
})

test(
  'on a phone the search is a sheet: an amount finds the payments of it, and Back closes it',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('dashboard')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('45.00')
    const found = group(page, 'Transactions').getByRole('option').first()
    await expect(found).toContainText('$45.00')
    await page.goBack()
    await expect(field(page)).toBeHidden()
    await expect(page).toHaveURL(/dashboard$/)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await field(page).fill('45.00')
    await found.click()
    await expect(page).toHaveURL(/transactions\/TX-\d+$/)
    await expect(page.getByRole('dialog')).toContainText('$45.00')
  },
)

test('the console finds what is the platform’s, decides on an application from there, acts as another and resets @desk', async ({
  page,
  goTo,
}) => {
  await goTo('merchants')
  await page.keyboard.press('Control+k')
  await field(page).fill('approve vumba')
  await expect(group(page, 'Actions').getByRole('option')).toContainText(['Approve'])
  await expect(group(page, 'Merchants').getByRole('option')).toContainText([
    'Vumba Coffee Roasters',
  ])
  await page.keyboard.press('Enter')
  await approveAnyway(page)
  await expect(page.getByText('Vumba Coffee Roasters has been approved successfully')).toBeVisible()

  await page.keyboard.press('Control+k')
  await field(page).fill('approve next')
  await expect(group(page, 'Actions').getByRole('option')).toContainText([
    'Approve the next application',
  ])
  await field(page).fill('refund')
  await expect(group(page, 'Actions').getByRole('option').first()).toContainText('Process Refund')
  await field(page).fill('act as kudzai')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account menu, Kudzai Banda' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('reset to seed')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to seed' }).click()
  await expect(page.getByText('Sample data restored')).toBeVisible()
})
