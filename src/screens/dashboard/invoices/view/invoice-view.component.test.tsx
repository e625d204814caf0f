// Proves INV-5.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getInvoice } from '#db/invoices/queries.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { standAt } from '#tests/support/component-router.tsx'
import { InvoiceView } from './invoice-view.tsx'

const sentInvoice = {
  merchantId: 'M-001',
  number: 'INV-000007',
  sentAt: '2026-11-20T08:00:00.000Z',
}

/** Draws a sent invoice, and returns the database with it, and its details. */
async function drawn(
  fields: Partial<Invoice> = {},
  actions: readonly OfferedAction[] = [],
  transactions: readonly Transaction[] = [],
) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.invoices.add(invoiceRow({ ...sentInvoice, ...fields }))
  await db.transactions.bulkAdd([...transactions])
  const details = await getInvoice(db, 'IN-01')
  if (!details) throw new Error('The invoice is not there.')
  const { within } = standAt('/dashboard/payments/invoices/IN-01')
  await render(
    <DatabaseContext value={db}>
      {within(<InvoiceView details={details} actions={actions} ways={[]} />)}
    </DatabaseContext>,
  )
  return { db, details }
}

/** Presses for a download, and returns the text of the PDF. */
async function pdfText(press: () => Promise<void>): Promise<string[]> {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  await press()
  await expect.poll(() => saved.mock.calls.length).toBeGreaterThan(0)
  const file = saved.mock.calls[0]?.[0] as Blob
  const { items } = await extractTextItems(
    await getDocumentProxy(new Uint8Array(await file.arrayBuffer())),
  )
  return items.flat().map(({ str }) => str)
}

test('Print sends the paper to the printer, and in dry run only says so', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue()
  const { db } = await drawn()
  const paper = () => document.querySelector('[data-prints-alone]')?.textContent
  await expect.poll(paper).toContain('Vumba Blend, 1 kg')
  expect(paper()).toContain('INV-000007')
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await button.click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  await button.click()
  await expect.element(page.getByText('The invoice would be printed')).toBeVisible()
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})

test('the menu of further actions is there only where there are any', async () => {
  // Print comes from the view itself.
  const actions = ['download', 'duplicate', 'void'].map((label) => ({
    id: label,
    label,
    onSelect: () => undefined,
  }))
  const more = page.getByRole('button', { name: 'More actions' })
  const { db } = await drawn({}, actions.slice(0, 2))
  await expect.element(page.getByRole('button', { name: 'duplicate' })).toBeVisible()
  expect(more.elements()).toHaveLength(0)
  db.close()
  await drawn({}, actions)
  await expect.element(more).toBeVisible()
})

test('what is due is the loudest, and the paper is white in the dark', async () => {
  document.documentElement.classList.add('dark')
  onTestFinished(() => document.documentElement.classList.remove('dark'))
  const paid = {
    at: '2026-11-20T09:00:00.000Z',
    amount: 6_00,
    method: 'Cash',
    note: '',
    attemptId: 'p',
  }
  const { details } = await drawn({ byHand: [paid] })
  const status = page.getByRole('region', { name: 'Status' })
  await expect.element(status.getByRole('heading', { name: 'Amount due' })).toBeVisible()
  const due = formatMoney(details.invoice.open, 'USD')
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const [loud, ...others] = status
    .getByText(/^\$/)
    .elements()
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  expect(loud?.textContent).toBe(due)
  expect(others.length).toBeGreaterThan(0)
  const paper = document.querySelector('.paper')
  const rows = [...(paper?.querySelectorAll('dl:last-of-type > div') ?? [])]
  expect(rows.at(-1)?.textContent).toBe(`Amount due${due}`)
  expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)')
})

test('a refund stands as a credit note on the paid invoice, and downloads as a PDF', async () => {
  const payment = paymentRow(10, { merchantId: 'M-001', amount: 41_58, refunded: 11_55 })
  const refund = { type: 'refund', refundOf: 'TX-10', reference: 'A torn bag' } as const
  const { details } = await drawn(
    {
      taxPercent: 15.5,
      paymentIds: ['TX-10'],
      creditNotes: [{ number: 'CN-000003', refundId: 'TX-11', issuedAt: payment.date }],
    },
    [],
    [payment, paymentRow(11, { ...refund, merchantId: 'M-001', amount: 11_55 })],
  )
  expect(details.invoice).toMatchObject({ status: 'paid', open: 0, credited: 11_55 })
  const notes = page.getByRole('region', { name: 'Credit notes' })
  await expect.element(notes.getByText('CN-000003')).toBeVisible()
  await expect.element(notes.getByText('\u2212$11.55')).toBeVisible()
  await expect.element(notes.getByText('A torn bag')).toBeVisible()
  expect(document.querySelector('.paper')?.textContent).toContain(
    'Credit note CN-000003\u2212$11.55',
  )
  expect(document.querySelector('.paper')?.textContent).toContain('Amount due$0.00')
  const download = notes.getByRole('button', { name: 'Download CN-000003 as PDF' })
  expect(await pdfText(() => download.click())).toEqual(
    expect.arrayContaining([
      'Credit note',
      'CN-000003',
      'For invoice INV-000007',
      'A torn bag',
      '$10.00',
      '$1.55',
      '$11.55',
      'by Paid',
    ]),
  )
})
