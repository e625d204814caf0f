import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Fee } from '#db/payments/fees.ts'
import { updateFees } from '#db/payments/fee-actions.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { listFeeChanges } from '#db/payments/fee-queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { FeeEditor } from './fee-editor.tsx'
import { FeeHistory } from './fee-history.tsx'

const fee: Fee = {
  id: 'ecocash',
  paymentMethod: 'EcoCash',
  type: 'Mobile Money',
  merchantFee: 2.5,
  customerFee: 0,
  flatFee: 50,
}
const noon = new Date()
/** A day of last month. */
const before = new Date(noon.getFullYear(), noon.getMonth() - 1, 10, 12).toISOString()

async function database() {
  const db = emptyDatabase()
  await db.fees.add(fee)
  await db.merchants.add(waitingMerchant())
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, paymentRow(1, { date: before }), paymentRow(2, { date: before })),
  )
  return db
}

test('typed fees say what they would have brought last month, and only what was typed is saved', async () => {
  const onSave = vi.fn(async () => true)
  await render(
    <DatabaseContext value={await database()}>
      <FeeEditor fees={[{ ...fee, volume: 0 }]} onSave={onSave} onClose={vi.fn()} />
    </DatabaseContext>,
  )
  const effect = page.getByRole('heading', { name: /^Effect on / })
  await expect.element(page.getByText('No changes yet')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Edit fees' })).toHaveFocus()
  expect(effect.query()).toBeNull()
  await page.getByRole('spinbutton', { name: 'EcoCash, Customer fee' }).fill('1')
  await expect.element(page.getByText('1 unsaved change to EcoCash')).toBeVisible()
  // 1% of two payments of $45.00 is $0.45 each.
  await expect.element(page.getByText('$0.00 → $0.90, $0.90 more')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' }).fill('3')
  // The merchants' were $1.33 each, and 3% + $0.50 is $1.85 each.
  await expect.element(page.getByText('EcoCash, 2 payments')).toBeVisible()
  await expect.element(page.getByText('$2.66 → $4.60, $1.94 more')).toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => onSave)
    .toHaveBeenCalledWith([{ id: 'ecocash', merchantFee: 3, customerFee: 1 }])
})

test('a fee that can’t be charged is refused at its field; an unusual one asks once', async () => {
  const onSave = vi.fn(async () => true)
  const onClose = vi.fn<() => void>()
  await render(
    <DatabaseContext value={await database()}>
      <FeeEditor fees={[{ ...fee, volume: 0 }]} onSave={onSave} onClose={onClose} />
    </DatabaseContext>,
  )
  const merchant = page.getByRole('spinbutton', { name: 'EcoCash, Merchant fee' })
  const flat = page.getByRole('spinbutton', { name: 'EcoCash, Flat fee' })
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect.element(merchant).toHaveAttribute('step', '0.1')
  await expect.element(flat).toHaveAttribute('step', '0.01')
  await merchant.fill('-5')
  await flat.fill('99999999999')
  await save.click()
  await expect.element(merchant).toHaveAccessibleDescription(/At least 0%/)
  await expect.element(flat).toHaveAccessibleDescription(/At most \$100\.00/)
  await merchant.fill('500')
  await expect.element(merchant).toHaveAccessibleDescription(/At most 100%/)
  // Digits that could be another fee stay as they are typed, with their reason, before anything is saved (R48).
  await flat.fill('ZWL 2')
  await expect.element(flat).toHaveAccessibleDescription('Enter the amount in USD, not ZWL')
  await expect.element(page.getByText('Correct the marked fees')).toBeVisible()
  await merchant.fill('9,9')
  await expect.element(flat).toHaveValue('ZWL 2')
  await save.click()
  await expect.element(merchant).toHaveValue('9.9')
  expect(onSave).not.toHaveBeenCalled()
  await flat.fill('0,2')
  await save.click()
  const asks = page.getByRole('alertdialog', { name: 'Save unusual fees?' })
  await expect
    .element(asks.getByText('EcoCash, merchant fee: 9.9%, usually 1.5–3.0%.'))
    .toBeVisible()
  await componentAxe()
  expect(onSave).not.toHaveBeenCalled()
  await asks.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => onSave)
    .toHaveBeenCalledWith([{ id: 'ecocash', merchantFee: 9.9, flatFee: 20 }])
  await expect.element(asks).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalled()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a change can be gone back on, once, and stands in the history as a change of its own', async () => {
  const db = await database()
  const context = {
    db,
    actor: { name: 'Tatenda Marufu', ip: 'x', side: 'system' as const },
    now: '2026-11-21T12:14:00.000Z',
  }
  const [changed] = await updateFees(context, [{ id: 'ecocash', merchantFee: 2.9 }])
  const history = (now: Fee) => (
    <DatabaseContext value={db}>
      <FeeHistory fees={[now]} />
    </DatabaseContext>
  )
  const screen = await render(history(changed ?? fee))
  await expect.element(page.getByText('Merchant fee 2.5% → 2.9%')).toBeVisible()
  await page.getByRole('button', { name: /^Revert this change/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(/^Merchant fee 2.9% → 2.5%/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revert' }).click()
  await expect.poll(() => listFeeChanges(db)).toHaveLength(2)
  await screen.rerender(history((await db.fees.get('ecocash')) ?? fee))
  await expect.element(page.getByText('EcoCash, reverted')).toBeVisible()
  await expect.element(page.getByText('Reverted', { exact: true })).toBeVisible()
})
