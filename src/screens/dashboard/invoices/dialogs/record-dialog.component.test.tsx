import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getInvoice, type InvoiceDetails } from '#db/invoices/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { RecordDialog } from './record-dialog.tsx'

async function shown() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ id: 'M-002' }))
  await db.invoices.add(invoiceRow({ number: 'INV-000001', sentAt: '2026-11-20T08:00:00.000Z' }))
  const details = (await getInvoice(db, 'IN-01')) as InvoiceDetails
  const onClose = vi.fn()
  await render(
    <DatabaseContext value={db}>
      <RecordDialog details={details} open onClose={onClose} />
    </DatabaseContext>,
  )
  return { db, onClose }
}

test('it asks for all that is open, takes no more, and a double press records it once', async () => {
  const { db, onClose } = await shown()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toHaveValue('36.00')
  await amount.fill('36.01')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('Only $36.00 is due')).toBeVisible()
  await amount.fill('6')
  await page.getByRole('button', { name: 'Record', exact: true }).dblClick()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect((await db.invoices.get('IN-01'))?.byHand).toMatchObject([{ amount: 6_00, method: 'Cash' }])
})
