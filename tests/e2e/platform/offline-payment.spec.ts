import type { Page } from 'playwright/test'
import { approve, askByPhone, openLink } from '#tests/support/payer.ts'
import { expect, noServer, openUntilReady, test } from '#tests/support/platform-test.ts'
import { turnTo } from '#tests/support/tabs.ts'

test.use({ allowedProblems: noServer })

test('a link is paid, and its merchant and the console see it at once, without a server', async ({
  page: payer,
  context,
  ownServer,
}) => {
  await openUntilReady(payer)
  await ownServer.kill()
  const merchant = await context.newPage()
  await merchant.goto('/dashboard/payments/transactions')
  const admin = await context.newPage()
  await admin.goto('/super-admin/payments/transactions')
  await turnTo(payer)
  const rowOf = (tab: Page) => tab.getByRole('row').filter({ hasText: 'Zodwa Mahlangu' })
  await openLink(payer)
  await askByPhone(payer, { name: 'Zodwa Mahlangu' })
  await approve(payer)
  await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(rowOf(merchant)).toContainText('Successful')
  await expect(rowOf(admin)).toContainText('Completed')
  await expect(rowOf(admin)).toContainText('$18.00')
  await expect(
    merchant.getByRole('button', { name: 'Notifications, 1 unread', exact: true }),
  ).toBeVisible()
})
