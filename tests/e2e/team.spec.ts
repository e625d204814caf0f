// Proves TEAM-1.
import type { Locator, Page } from 'playwright/test'
import { actAs, openDemoControls, unfold } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { ledgerOf, storedRows } from '#tests/support/stored-rows.ts'

const memberCard = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Team Members' })
    .getByRole('button', { name: new RegExp(`^${name}`) })

const pill = (page: Page) => page.getByRole('button', { name: 'Demo controls' })

test('somebody who is invited is pending, with the message in the outbox, until they accept; then the demo acts as them', async ({
  page,
  goTo,
}) => {
  await goTo('users')
  const sent = (await storedRows(page, 'messages')).length
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog', { name: 'Add User' })
  await form.getByLabel('Name').fill('Tariro Banda')
  await form.getByLabel('Email').fill('tariro@vumbacoffee.example')
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(form).toHaveCount(0)
  await expect(memberCard(page, 'Tariro Banda')).toContainText('Pending')

  const controls = await openDemoControls(page)
  await expect.poll(() => storedRows(page, 'messages')).toHaveLength(sent + 1)
  await unfold(controls, 'Everyone')
  await controls.getByRole('button', { name: 'Accept invitation for Tariro Banda' }).click()
  await controls.getByRole('button', { name: /^Tariro Banda/ }).click()
  await expect(controls).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /Tariro/ })).toBeVisible()
  await expect(pill(page)).toContainText('Tariro')

  await goTo('users')
  await expect(memberCard(page, 'Tariro Banda')).toContainText('Active')
  await expect(page.getByRole('button', { name: 'Add User' })).toHaveAccessibleDescription(
    'Ask an Admin: Read Only can’t change the team.',
  )
})

test(
  'Support may not refund and reads why; an Admin may; each is back where they were, and the log names who acted',
  { tag: '@core' },
  async ({ page, goTo }) => {
    await goTo('transactions')
    const ledger = await ledgerOf(page)
    const paid = ledger.findLast(
      ({ type, status }) => type === 'payment' && status === 'successful',
    )
    const id = paid?.id ?? ''
    await actAs(page, /^Kuda Mapfumo/)
    await expect(page.getByRole('heading', { level: 1, name: /Kuda/ })).toBeVisible()
    await page.goto(`/dashboard/payments/transactions/${id}`)
    const sheet = page.getByRole('dialog', { name: id })
    const refund = sheet.getByRole('button', { name: 'Process Refund' })
    await expect(refund).toHaveAttribute('aria-disabled', 'true')
    await expect(refund).toHaveAccessibleDescription('Ask an Admin: Support can’t refund payments.')
    await refund.press('Enter')
    await expect(
      page.locator('[data-sonner-toast]').filter({ hasText: 'Support can’t refund payments.' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await actAs(page, /^Customer/)
    await expect(page).toHaveURL(/\/pay\//)
    await expect(pill(page)).toContainText('Customer')
    await actAs(page, /^Visitor/)
    await expect(page).toHaveURL(/:\d+\/$/)
    await actAs(page, /^Tendai Moyo/)
    await expect(page).toHaveURL(/\/payments\/transactions$/)
    await page.goto(`/dashboard/payments/transactions/${id}`)
    await refund.click()
    const form = page.getByRole('dialog', { name: 'Process Refund' })
    await form.getByLabel('Reason').fill('Returned')
    await form.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(form).toHaveCount(0)
    await expect
      .poll(async () => (await storedRows(page, 'activityLog')).at(-1))
      .toMatchObject({ user: 'Tendai Moyo', target: id })
  },
)
