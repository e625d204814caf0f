// Proves HOME-1: an owner's five questions are answered on home, or by one press from it.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { PaidDatabase } from '#db/database.ts'
import { approveMerchants } from '#db/merchants/decision-actions.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { debitedRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { contextFor, missingPapers, waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { HomeScreen } from './home-screen.tsx'

const merchantId = 'M-001'
const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function drawn(withPayout: boolean, taken = 101_00, prepare?: (db: PaidDatabase) => unknown) {
  await page.viewport(360, 740)
  const db = emptyDatabase()
  const own = { merchantId, date: at(0), fee: 1_00 } as const
  await db.merchants.add(
    waitingMerchant({ id: merchantId, status: 'active', approvalStatus: 'APPROVED' }),
  )
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(
      db,
      paymentRow(1, { ...own, amount: taken }),
      paymentRow(2, { ...own, amount: 5 * taken - 4_00, currency: 'ZWL' }),
      paymentRow(3, { ...own, amount: 31_00, availableAt: at(20) }),
      debitedRow(4, { ...own, amount: 18_00, currency: 'USD' }),
      debitedRow(5, { ...own, amount: 12_00, currency: 'ZWL' }),
    ),
  )
  await db.disputes.add(disputeRow({ merchantId, amount: 9_00, currency: 'USD', dueAt: at(74) }))
  await db.invoices.add(
    invoiceRow({ merchantId, number: 'INV-000001', sentAt: at(-48), dueDate: '2020-01-01' }),
  )
  if (withPayout) await db.payouts.add(payoutRow({ merchantId, arrivesAt: at(1), movesAt: at(1) }))
  await prepare?.(db)
  const { within, history } = standAt('/dashboard')
  await render(
    <DatabaseContext value={db}>
      <DialogHost>
        <main tabIndex={-1}>{within(<HomeScreen />)}</main>
      </DialogHost>
    </DatabaseContext>,
  )
  const money = page.getByRole('region', { name: 'Your money' })
  await expect
    .element(
      money
        .getByText('Everything is settled')
        .or(money.getByText('Next settles', { exact: false })),
    )
    .toBeVisible()
  return { db, money, history }
}

test('how much there is, when it arrives and what there is to do stand on home, each currency by itself', async () => {
  const { money } = await drawn(true)
  // 101 less its fee and what a dispute holds.
  await expect.element(money.getByText('$91.00', { exact: true })).toBeVisible()
  await expect.element(money.getByText('ZWL 500.00', { exact: true })).toBeVisible()
  await expect.element(money.getByText('Ready to pay out, $9.00 held for disputes')).toBeVisible()
  await expect
    .element(
      money.getByRole('link', { name: /^Next payout Arrives .* CBZ Bank •••• 5667 \$39\.00/ }),
    )
    .toBeVisible()
  await expect
    .element(money.getByRole('link', { name: /^Pending Next settles .* \$30\.00$/ }))
    .toBeVisible()
  const todo = page.getByRole('listitem')
  await expect
    .element(todo.filter({ hasText: '1 dispute needs evidence' }))
    .toHaveTextContent('$9.00 held. 3 days left.')
  await expect
    .element(todo.filter({ hasText: '2 payments charged, not received' }))
    .toHaveTextContent('$18.00 and ZWL 12.00. Don’t ask for them again: report them.')
  await componentAxe()
})

test.each([
  [
    'who owes',
    /^Owed to you 1 unpaid invoice, \$36\.00 overdue \$36\.00/,
    '/dashboard/payments/invoices?tab=unpaid',
  ],
  [
    'what it cost',
    /^Fees this month .* of payments incl\. ZWL.1\.00 at 17\.5 \$2\.06/,
    '/dashboard/payments/fees',
  ],
  ['what it is made of', /^Available/, '/dashboard/payments/transactions?only=available'],
  ['what settles', /^Pending/, '/dashboard/payments/transactions?only=unsettled'],
  ['a payout', 'Request Payout', '/dashboard/payments/payouts?new'],
  ['what to report', /2 payments charged/, '/dashboard/payments/transactions?only=charged'],
] as const)('%s is one press away', async (_question, name, address) => {
  const { history } = await drawn(false)
  await page.getByRole('link', { name }).click()
  await expect.poll(() => history.at(-1)).toBe(address)
})

test('from what a payout is possible is said where there is less', async () => {
  const { money } = await drawn(false, 5_00)
  await expect.element(money.getByText('Payout from $5.00')).toBeVisible()
  await expect.element(money.getByRole('link', { name: 'Request Payout' })).not.toBeInTheDocument()
})

test('an approval is said until it is dismissed', async () => {
  const { db } = await drawn(false, 101_00, async (those) => {
    await those.merchants.update(merchantId, { status: 'pending', approvalStatus: 'UNDER_REVIEW' })
    await approveMerchants(contextFor(those), { ids: [merchantId], accepted: missingPapers })
  })
  const said = page.getByText('You’re approved: no limit any more')
  await expect.element(said).toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(said).not.toBeInTheDocument()
  await expect.poll(() => db.notifications.filter(({ readAt }) => readAt === null).count()).toBe(0)
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('by when an application is decided stands on home once the first steps are done', async () => {
  await drawn(false, 101_00, (those) =>
    those.merchants.update(merchantId, {
      status: 'pending',
      approvalStatus: 'UNDER_REVIEW',
      submittedDate: at(-1),
    }),
  )
  await expect.element(page.getByText(/^Your application is in\. We decide by /)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Track your approval' }))
    .toHaveAttribute('href', '/dashboard/business')
})
