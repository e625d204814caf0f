import { approve, askByPhone, openLink } from '#tests/support/payer.ts'
import { expect, noServer, openUntilReady, test } from '#tests/support/platform-test.ts'

test.use({ allowedProblems: noServer })

test('a link is paid, and its merchant told, without a server', async ({
  page: payer,
  context,
  ownServer,
}) => {
  await openUntilReady(payer)
  await ownServer.kill()
  const merchant = await context.newPage()
  await merchant.goto('/dashboard/payments/transactions')
  await openLink(payer)
  await askByPhone(payer, { name: 'Zodwa Mahlangu' })
  await approve(payer)
  await expect(payer.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(merchant.getByRole('main').getByText('Zodwa Mahlangu')).toBeVisible()
  await expect(
    merchant.getByRole('button', { name: 'Notifications, 1 unread', exact: true }),
  ).toBeVisible()
})
