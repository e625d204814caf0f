// Proves DSP-2.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { caseRow, debitedRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { MerchantCasesScreen } from './cases-screen.tsx'

test('a merchant’s cases are a tab of its transactions, with how many are open, and lead to the payment', async () => {
  const db = emptyDatabase()
  const merchantId = 'M-001'
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, debitedRow(20, { merchantId })),
  )
  await db.cases.bulkAdd([caseRow({ merchantId }), caseRow({ id: 'CS-02', attemptId: 'other' })])
  await db.disputes.bulkAdd([
    disputeRow({ merchantId }),
    disputeRow({ id: 'DS-02', merchantId, status: 'won' }),
  ])
  const { within, history } = standAt('/dashboard/payments/cases')
  await render(
    <DatabaseContext value={db}>
      <main>{within(<MerchantCasesScreen />)}</main>
    </DatabaseContext>,
  )
  const tabs = page.getByRole('navigation', { name: 'Transactions' })
  await expect.element(tabs.getByRole('link', { name: 'Cases 1' })).toBeVisible()
  await expect
    .element(tabs.getByRole('link', { name: 'Cases 1' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(tabs.getByRole('link', { name: 'Disputes 1' })).toBeVisible()
  await expect.element(page.getByRole('listitem')).toHaveTextContent('CS-01')
  await componentAxe()
  await page.getByRole('listitem').getByRole('button').click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/payments/transactions/TX-20')
})
