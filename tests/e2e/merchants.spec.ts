// Proves ADM-2.
import { expect, test } from '#tests/support/fixtures.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { changeStored } from '#tests/support/stored-rows.ts'

const name = 'Vumba Coffee Roasters'

test(
  'a merchant is suspended for a reason: its checkout and its dashboard say so, until it is reinstated',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('merchants')
    await changeStored(page, 'merchants', 'M-001', { status: 'active', approvalStatus: 'APPROVED' })
    await page.goto('/super-admin/merchants/M-001')
    await page.getByRole('button', { name: 'Suspend' }).click()
    const why = page.getByRole('dialog', { name: `Suspend ${name}?` })
    await why.getByLabel('Reason').fill('Parcels that were paid for were not sent.')
    await why.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText(`${name} suspended`, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Since Nov 21\. Parcels that were paid/)).toBeVisible()

    await page.goto('/pay/vumba-blend-1kg')
    await expect(
      page.getByRole('heading', { name: `${name} is not taking payments` }),
    ).toBeVisible()
    await goTo('business')
    await expect(page.getByText('Your business is suspended')).toBeVisible()
    await expect(
      page.getByText(/^Parcels that were paid for were not sent\. Your pay/),
    ).toBeVisible()

    await page.goto('/super-admin/merchants/M-001')
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByText(`${name} reactivated`)).toBeVisible()
    await page.goto('/pay/vumba-blend-1kg')
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
  },
)

test('the list keeps its status in the address, and leads to a merchant, whose tabs keep their address', async ({
  page,
  goTo,
}) => {
  await goTo('merchants')
  await page.getByRole('tab', { name: /Suspended/ }).click()
  await expect(page).toHaveURL(/\?status=suspended$/)
  await expect(page.getByRole('main').getByText('Avenues Dental Rooms')).toHaveCount(0)
  await page
    .getByRole('button', { name: /Norton Night Market/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Norton Night Market' })).toBeVisible()
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/M-020\?tab=transactions$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Transactions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/super-admin/payments/transactions?merchant=M-020',
  )
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')

  await test.step('a note is added, deleted, and brought back', async () => {
    await page.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add note' })
    await dialog.getByLabel('Note').fill('Called: the goods go out on Monday.')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
    await expect(notes).toContainText(['Called: the goods go out on Monday.'])
    await notes.getByRole('button', { name: /^Delete/ }).click()
    await expect(notes).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(notes).toHaveCount(1)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.goBack()
  await expect(page).toHaveURL(/\?status=suspended$/)
})

test('a document that came after the approval is decided on, and the merchant is told @desk', async ({
  page,
  goTo,
}) => {
  await goTo('merchants')
  await changeStored(page, 'merchants', 'M-001', { status: 'active', approvalStatus: 'APPROVED' })
  await page.getByRole('searchbox', { name: 'Search merchants' }).fill('vumba')
  await chooseAction(page, name, 'View Details')
  await page.getByRole('link', { name: /documents? to review/ }).click()
  await page.getByRole('button', { name: 'Approve Shop lease.jpg' }).click()
  await expect(page.getByText('Shop lease.jpg approved')).toBeVisible()
  await goTo('business')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('dialog').getByText('Shop lease.jpg was approved')).toBeVisible()
})
