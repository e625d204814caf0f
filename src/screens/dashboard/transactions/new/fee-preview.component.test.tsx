import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { updateFees } from '#db/payments/fee-actions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { FeePreview } from './transaction-fields.tsx'
import type { TransactionFormValues } from './transaction-form.ts'

const values: TransactionFormValues = {
  type: 'payment',
  amount: '100',
  currency: 'USD',
  method: 'onemoney',
  customer: '',
  account: '',
  keptNumber: '',
}

test('a fee stands with its rule: and with the day since when it holds once the console has edited it', async () => {
  const db = emptyDatabase()
  await db.fees.add({
    id: 'onemoney',
    paymentMethod: 'OneMoney',
    type: 'Mobile Money',
    merchantFee: 2.2,
    customerFee: 0,
    flatFee: 15,
  })
  const screen = await render(
    <DatabaseContext value={db}>
      <FeePreview values={values} />
    </DatabaseContext>,
  )
  await expect.element(screen.getByText('The fee is 2.2% + $0.15.')).toBeVisible()
  await expect.element(screen.getByText('−$2.35')).toBeVisible()
  await updateFees(
    { db, actor: { name: 'x', ip: 'x', side: 'system' }, now: '2026-11-21T12:14:00.000Z' },
    [{ id: 'onemoney', merchantFee: 2.8, flatFee: 20 }],
  )
  await expect.element(screen.getByText('The fee is 2.8% + $0.20, since Nov 21.')).toBeVisible()
  await expect.element(screen.getByText('−$3.00')).toBeVisible()
})
