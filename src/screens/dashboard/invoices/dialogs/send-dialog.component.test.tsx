import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getInvoice } from '#db/invoices/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { SendInvoiceDialog } from './send-dialog.tsx'

const words =
  'Until your business is approved, a single payment can be up to $30.00. The customer pays in parts.'

test.each([
  [30_00, true],
  [36_00, false],
  [null, false],
])('of $36.00 it says where one payment can be up to %s', async (paymentLimit, isSaid) => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ id: 'M-002', paymentLimit }))
  await db.invoices.add(invoiceRow())
  const details = await getInvoice(db, 'IN-01')
  if (!details) throw new Error('The invoice is not there.')
  await render(
    <DatabaseContext value={db}>
      <SendInvoiceDialog details={details} kind="send" open onClose={() => {}} />
    </DatabaseContext>,
  )
  await expect.element(page.getByRole('button', { name: 'Send Invoice' })).toBeVisible()
  expect(page.getByText(words).elements()).toHaveLength(isSaid ? 1 : 0)
})
