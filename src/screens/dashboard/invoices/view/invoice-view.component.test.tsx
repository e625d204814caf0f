import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getInvoice } from '#db/invoices/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { InvoiceView } from './invoice-view.tsx'

test('Print sends the paper to the printer, and in dry run only says so', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue()
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.invoices.add(
    invoiceRow({ merchantId: 'M-001', number: 'INV-000007', sentAt: '2026-11-20T08:00:00.000Z' }),
  )
  const details = await getInvoice(db, 'IN-01')
  if (!details) throw new Error('The invoice is not there.')
  const { within } = standAt('/dashboard/payments/invoices/IN-01')
  await render(
    <DatabaseContext value={db}>
      {within(<InvoiceView details={details} actions={[]} />)}
    </DatabaseContext>,
  )
  const paper = () => document.querySelector('[data-prints-alone]')?.textContent
  await expect.poll(paper).toContain('Vumba Blend, 1 kg')
  expect(paper()).toContain('INV-000007')
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await button.click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await db.demoSettings.put({ id: 'demo', dryRun: true, failNext: false })
  await button.click()
  await expect.element(page.getByText('The invoice would be printed')).toBeVisible()
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})
