import { onTestFinished, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { InvoiceEditor } from './invoice-editor.tsx'

const merchant = waitingMerchant()
const earlier = { name: 'Sunbird Tea Room', email: 'orders@sunbird.example', phone: '0772104410' }

async function world() {
  const db = emptyDatabase()
  await db.merchants.add(merchant)
  onTestFinished(() => localStorage.clear())
  return db
}

async function shown(db: PaidDatabase) {
  const onSaved = vi.fn()
  const screen = await render(
    <DatabaseContext value={db}>
      <InvoiceEditor
        draft={null}
        merchant={merchant}
        number="INV-000001"
        customers={[earlier]}
        onSaved={onSaved}
      />
    </DatabaseContext>,
  )
  return { screen, onSaved }
}

const field = (name: string) => page.getByRole('textbox', { name })

async function fillLine() {
  await field('Customer name').fill('Rudo Chikomo')
  await field('Description').fill('Beans')
  await field('Quantity').fill('1.125')
  await field('Unit price').fill('18.05')
}

test('the totals follow what is typed, line by line', async () => {
  await shown(await world())
  await fillLine()
  await expect.element(page.getByText('$20.31').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Percent', exact: true }).click()
  await field('Discount in percent').fill('10')
  await field('VAT (optional)').fill('15')
  await expect.element(page.getByText('−$2.03')).toBeVisible()
  // On the paper and beside the buttons.
  await expect.poll(() => page.getByText('$21.02').elements()).toHaveLength(2)
})

test('a figure that can’t be read has no total: nothing shows as free', async () => {
  await shown(await world())
  await fillLine()
  await field('Quantity').fill('1,250')
  // The line’s, the subtotal, the total on the paper and beside the buttons.
  await expect.poll(() => page.getByText('–', { exact: true }).elements()).toHaveLength(4)
  await expect.element(page.getByText('$0.00')).not.toBeInTheDocument()
  await field('Quantity').fill('1,25')
  await expect.element(page.getByText('$22.56').first()).toBeVisible()
  await expect.element(page.getByText('–', { exact: true })).not.toBeInTheDocument()
})

test('what is missing is said at its field, and nothing is saved', async () => {
  const db = await world()
  const { onSaved } = await shown(db)
  await page.getByRole('button', { name: 'Review and Send' }).click()
  await expect.element(page.getByText('Enter the customer’s name')).toBeVisible()
  await expect.element(field('Customer name')).toHaveFocus()
  await expect.element(page.getByText('Enter an email address or a phone number')).toBeVisible()
  await expect.element(page.getByText('Add at least one line')).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
  expect(await db.invoices.count()).toBe(0)
})

// Proves R48.
test('a customer’s phone is a number, and a pasted address loses what a mail app adds', async () => {
  const db = await world()
  const { onSaved } = await shown(db)
  await fillLine()
  await field('Phone').fill('call my wife')
  await field('Email').fill('Rudo <rudo@kariba\u2011boats.example>,')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect
    .element(page.getByText('Enter a phone number, such as +263 77 123 4567'))
    .toBeVisible()
  await expect.element(field('Phone')).toHaveValue('call my wife')
  expect(onSaved).not.toHaveBeenCalled()
  await field('Phone').fill('tel:+263 (0)77 123 4567')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalled()
  expect(await db.invoices.toArray()).toMatchObject([
    { customer: { email: 'rudo@kariba-boats.example', phone: '+263 77 123 4567' } },
  ])
})

test('a draft may lack them, and a double press saves it once', async () => {
  const db = await world()
  const { onSaved } = await shown(db)
  await fillLine()
  await page.getByRole('button', { name: 'Save Draft' }).dblClick()
  await expect.poll(() => onSaved).toHaveBeenCalled()
  expect(await db.invoices.toArray()).toMatchObject([
    { number: null, lines: [{ description: 'Beans', quantity: 1_125, unitPrice: 18_05 }] },
  ])
  await expect.element(page.getByText('Review before sending')).toBeVisible()
})

test('what is typed, also wrongly, is there again after the page went away, until it is discarded', async () => {
  const db = await world()
  const { screen } = await shown(db)
  await field('Customer name').fill('Rudo Chikomo')
  await field('Unit price').fill('about 18')
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await screen.unmount()
  await shown(db)
  await expect.element(page.getByText('We restored your draft')).toBeVisible()
  await expect.element(field('Customer name')).toHaveValue('Rudo Chikomo')
  await expect.element(field('Unit price')).toHaveValue('about 18')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Customer name')).toHaveValue('')
  expect(localStorage.length).toBe(0)
})

test('of a draft that was changed in another tab only what was typed here is saved, and what both changed is shown first', async () => {
  const db = await world()
  const draft = invoiceRow({ merchantId: merchant.id, attemptId: 'made' })
  await db.invoices.add(draft)
  function Edited() {
    const live = useQuery((each) => each.invoices.get(draft.id))
    return (
      live && (
        <InvoiceEditor
          draft={live}
          merchant={merchant}
          number="INV-000001"
          customers={[]}
          onSaved={() => {}}
        />
      )
    )
  }
  await render(
    <DatabaseContext value={db}>
      <Edited />
    </DatabaseContext>,
  )
  await field('Customer name').fill('Rudo Moyo')
  await field('Notes').fill('Mine')
  await db.invoices.update(draft.id, {
    notes: 'Theirs',
    dueDate: '2026-12-24',
    updatedAt: '2026-11-21T12:00:00.000Z',
  })
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect
    .element(
      page.getByText(
        'Someone else saved “Theirs” here while you were editing. Save again to keep your version',
      ),
    )
    .toBeVisible()
  await expect.element(field('Notes')).toHaveValue('Mine')
  expect((await db.invoices.get(draft.id))?.customer.name).toBe('Rudo Chikomo')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect
    .poll(() => db.invoices.get(draft.id))
    .toMatchObject({ customer: { name: 'Rudo Moyo' }, notes: 'Mine', dueDate: '2026-12-24' })
  await expect.element(page.getByText('Review before sending')).toBeVisible()
})

test('lines are added, put in order by keys and removed; the last one leaves an empty one', async () => {
  await shown(await world())
  // A single line has no order, and a single empty one nothing to remove.
  expect(page.getByRole('button', { name: /^(Drag|Move|Remove) / }).elements()).toEqual([])
  await field('Description').fill('Beans')
  await expect.element(page.getByRole('button', { name: 'Remove Beans' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Drag / }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Add Line' }).click()
  await expect.element(page.getByRole('button', { name: /^Drag Beans/ })).toBeVisible()
  await expect.element(field('Description').last()).toHaveFocus()
  await field('Description').last().fill('Honey')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(field('Description').first()).toHaveValue('Honey')
  await expect.element(field('Description').first()).toHaveFocus()
  await page.getByRole('button', { name: 'Remove Honey' }).click()
  await expect.element(field('Description')).toHaveValue('Beans')
  await expect.element(page.getByRole('button', { name: 'Remove Beans' })).toHaveFocus()
  await page.getByRole('button', { name: 'Remove Beans' }).click()
  await expect.element(field('Description')).toHaveValue('')
})

test('an earlier customer fills in who it is for', async () => {
  await shown(await world())
  await page.getByRole('button', { name: /^Previous customer/ }).click()
  await page.getByRole('option', { name: /^Sunbird Tea Room/ }).click()
  await expect.element(field('Customer name')).toHaveValue('Sunbird Tea Room')
  await expect.element(field('Email')).toHaveValue('orders@sunbird.example')
})
