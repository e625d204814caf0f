// Proves DEMO-7.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { DemoStrip } from './demo-strip.tsx'

const receipt = '/pay/vumba-blend-1kg?payment=p-1'
const payment = { ...paymentRow(10), linkId: '1042', attemptId: 'p-1' }

let db: PaidDatabase
beforeEach(async () => {
  db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.add(memberRow())
  await db.adminUsers.add(superRow())
  await db.paymentLinks.add(linkRow())
  await db.transactions.add(payment)
})

async function open(side: 'customer' | 'merchant' | 'console') {
  const onClose = vi.fn()
  const { within, history } = standAt(receipt)
  await render(
    within(
      <DatabaseContext value={db}>
        <DemoStrip {...{ side, receipt, onClose }} attemptId="p-1" />
      </DatabaseContext>,
    ),
  )
  return { onClose, history }
}

const way = (name: string) => page.getByRole('button', { name })
const ways = () =>
  page
    .getByRole('region', { name: 'Demo' })
    .getByRole('button')
    .all()
    .map((each) => each.element().textContent)

test('a payment leads to its merchant, to the console while they wait, and back', async () => {
  const { history, onClose } = await open('customer')
  await expect.element(way('See the shop’s side')).toBeVisible()
  await componentAxe()
  await way('See the shop’s side').click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/payments/transactions')
  await way('Approve the shop').click()
  await expect.poll(() => history.at(-1)).toBe('/super-admin/merchants/pending?review=M-001')
  await way('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('an invoice’s payment leads to the invoice; there is the way back, and nothing to approve twice', async () => {
  await db.paymentLinks.update('1042', { invoiceId: 'IN-01' })
  await db.merchants.update('M-001', { approvalStatus: 'APPROVED' })
  const { history } = await open('console')
  await expect.element(way('Back to the customer')).toBeVisible()
  expect(ways()).toEqual(['Back to the customer', 'See the shop’s side', ''])
  await way('See the shop’s side').click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/payments/invoices/IN-01')
  await way('Back to the customer').click()
  await expect.poll(() => history.at(-1)).toBe(receipt)
})

test.each(['pending', 'failed'] as const)(
  'a payment that is %s leads nowhere, until it is taken',
  async (status) => {
    await db.transactions.update(payment.id, { status })
    await open('customer')
    await expect.poll(ways).toEqual([])
    await db.transactions.update(payment.id, { status: 'successful' })
    await expect.element(way('See the shop’s side')).toBeVisible()
  },
)
