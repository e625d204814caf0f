import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { demoMerchantId } from '#db/common.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { disputeRow } from '#tests/support/dispute-rows.ts'
import { TransactionTabs } from './transaction-tabs.tsx'

test('who never had a case or a dispute sees no tabs of them', async () => {
  const db = emptyDatabase()
  const { within } = standAt('/dashboard/payments/transactions')
  const drawn = (current: 'transactions' | 'merchant-cases') =>
    within(
      <DatabaseContext value={db}>
        <TransactionTabs current={current} />
      </DatabaseContext>,
    )
  const { rerender } = await render(drawn('transactions'))
  const tabs = page.getByRole('navigation', { name: 'Transactions' })
  const names = () =>
    tabs
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(tabs).not.toBeInTheDocument()
  await rerender(drawn('merchant-cases'))
  await expect.poll(names).toEqual(['All', 'Cases'])
  await rerender(drawn('transactions'))
  await db.disputes.add(disputeRow({ merchantId: demoMerchantId, status: 'won' }))
  await expect.poll(names).toEqual(['All', 'Disputes'])
})
