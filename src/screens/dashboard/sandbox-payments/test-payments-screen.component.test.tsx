import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { TestPaymentsScreen } from './test-payments-screen.tsx'

test('in dry run it says what the page would be and sends nothing; Go Back leads to the sandbox', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  const { within, history } = standAt('/dashboard/sandbox/payments')
  await render(<DatabaseContext value={db}>{within(<TestPaymentsScreen />)}</DatabaseContext>)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect
    .element(page.getByText('The Test Payments page will be implemented soon'))
    .toBeVisible()
  expect(await db.testPayments.count()).toBe(0)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/sandbox')
})
