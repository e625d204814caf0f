// Proves DSP-2.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

test('a customer who was charged for nothing reports it with one press, and reads when it is looked at', async () => {
  const path = '/pay/vumba-blend-1kg'
  history.replaceState(null, '', `${path}?payment=key`)
  const { db } = await smallWorld()
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, debitedRow(20, { merchantId, linkId: '1042', attemptId: 'key' })),
  )
  await render(
    <DatabaseContext value={db}>{standAt(path).within(<CheckoutScreen />)}</DatabaseContext>,
  )
  await expect
    .element(page.getByText('we’ll check with the provider within 24 hours'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'hello@paid.example' }))
    .toHaveAttribute('href', 'mailto:hello@paid.example?subject=Payment%20TX-20')
  await componentAxe()
  await page.getByRole('button', { name: 'Report this' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'We’re tracing your payment' }))
    .toBeVisible()
  await expect.element(page.getByText('Case CS-01')).toBeVisible()
  await expect.element(page.getByText(/We’ll check with the provider by/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Report this' })).not.toBeInTheDocument()
  expect(await db.cases.toArray()).toMatchObject([{ transactionId: 'TX-20', status: 'open' }])
})
