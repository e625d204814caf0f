import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getInvoice } from '#db/invoices/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
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

test('a reminder goes by WhatsApp too, in the same words, and closes the dialog', async () => {
  const db = emptyDatabase()
  const merchantId = 'M-002'
  await db.merchants.add(waitingMerchant({ id: merchantId }))
  await db.paymentLinks.add(linkRow({ merchantId, path: 'inv-7', invoiceId: 'IN-01' }))
  const sentAt = '2026-11-20T08:00:00.000Z'
  await db.invoices.add(invoiceRow({ number: 'INV-000007', sentAt, linkId: '1042' }))
  const details = await getInvoice(db, 'IN-01')
  if (!details) throw new Error('The invoice is not there.')
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const onClose = vi.fn()
  await render(
    <DatabaseContext value={db}>
      <SendInvoiceDialog details={details} kind="remind" open onClose={onClose} />
    </DatabaseContext>,
  )
  await page.viewport(360, 740)
  const buttons = [page.getByRole('button', { name: 'WhatsApp' }), page.getByText('Send Reminder')]
  const [left, right] = await Promise.all(
    buttons.map(async (each) => {
      await expect.element(each).toBeVisible()
      return each.element().closest('button')?.getBoundingClientRect()
    }),
  )
  expect(left?.top).toBe(right?.top)
  await page.getByRole('button', { name: 'WhatsApp' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text')).toMatch(
    /^Hello Rudo Chikomo,\n\n\$36\.00 of invoice INV-000007 [^]*ZW1042[^]*\/pay\/inv-7#/,
  )
  expect(await db.messages.toArray()).toMatchObject([
    { channel: 'whatsapp', subject: expect.stringMatching(/^Reminder: invoice INV-000007/) },
  ])
})
