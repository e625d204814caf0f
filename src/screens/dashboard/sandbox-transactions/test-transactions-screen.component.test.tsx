import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { testPaymentRow } from '#tests/support/app-rows.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { TestTransactionsScreen } from './test-transactions-screen.tsx'

test('in dry run Clear says what the page would be and clears nothing; Go Back leads to the sandbox', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.testPayments.add(testPaymentRow({ merchantId: 'M-001' }))
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  const { within, history } = standAt('/dashboard/sandbox/transactions')
  await render(<DatabaseContext value={db}>{within(<TestTransactionsScreen />)}</DatabaseContext>)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const asks = page.getByRole('alertdialog', { name: 'Clear test transactions?' })
  await asks.getByRole('button', { name: 'Clear' }).click()
  await expect
    .element(page.getByText('The Test Transactions page will be implemented soon'))
    .toBeVisible()
  await expect.element(asks).not.toBeInTheDocument()
  expect(await db.testPayments.count()).toBe(1)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/sandbox')
})
