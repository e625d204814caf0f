// Proves DSP-1.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { cardRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { DisputeScreen } from './dispute-screen.tsx'

test('a merchant reads what the cardholder says, and what accepting costs before it accepts', async () => {
  const { db } = await smallWorld()
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, cardRow(30, { merchantId, customer: 'Peter Mangena' })),
  )
  const dueAt = new Date(Date.now() + 86_400_000).toISOString()
  await db.disputes.add(disputeRow({ merchantId, claim: 'I never got it.', dueAt, movesAt: dueAt }))
  await render(
    <DatabaseContext value={db}>
      {standAt('/dashboard/payments/disputes/DS-01').within(<DisputeScreen />)}
    </DatabaseContext>,
  )
  const sheet = page.getByRole('dialog', { name: 'DS-01' })
  await expect.element(sheet.getByText('“I never got it.”')).toBeVisible()
  await sheet.getByRole('button', { name: 'Accept dispute' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Accept DS-01?' })
  await expect.element(asking.getByText(/\$45\.00 goes back to Peter Mangena/)).toBeVisible()
  await componentAxe()
  await asking.getByRole('button', { name: 'Accept dispute' }).click()
  await expect.element(sheet.getByText(/You accepted this dispute\./)).toBeVisible()
  expect(await db.transactions.get('TX-30')).toMatchObject({ status: 'refunded' })
})
