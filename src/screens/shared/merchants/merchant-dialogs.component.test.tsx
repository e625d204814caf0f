import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { EditMerchantDialog } from './edit-dialog.tsx'
import { SuspendMerchantDialog } from './suspend-dialog.tsx'

const merchant = waitingMerchant({ status: 'active', approvalStatus: 'APPROVED' })
const onClose = vi.fn<() => void>()

async function database(): Promise<PaidDatabase> {
  onClose.mockClear()
  const db = emptyDatabase()
  await db.merchants.add(merchant)
  return db
}

test('a suspension asks for its reason, and keeps it', async () => {
  const db = await database()
  await render(
    <DatabaseContext value={db}>
      <SuspendMerchantDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  const suspend = page.getByRole('button', { name: 'Suspend' })
  await suspend.click()
  const reason = page.getByLabelText('Reason')
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason/)
  await componentAxe()
  await reason.fill('Goods were not handed over.')
  await suspend.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(await db.merchants.get('M-001')).toMatchObject({
    status: 'suspended',
    suspensionReason: 'Goods were not handed over.',
  })
})

test('an edit says at its field what is wrong, and saves what was changed alone', async () => {
  const db = await database()
  await render(
    <DatabaseContext value={db}>
      <EditMerchantDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  for (const [label, text, message] of [
    ['Email', 'no address', 'Please enter a valid email address'],
    ['Phone', 'abc', 'Enter a phone number, such as +263 77 123 4567'],
    ['Trade', ' ', 'Enter the trade'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    const before = (field.element() as HTMLInputElement).value
    await field.fill(text)
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(message)
    await field.fill(before)
  }
  await page.getByLabelText('Email').fill('boats@kariba.example')
  await save.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect((await db.activityLog.toArray())[0]?.after).toEqual({ email: 'boats@kariba.example' })
})

test('another business type brings its registration type, and both are saved', async () => {
  const db = await database()
  await render(
    <DatabaseContext value={db}>
      <EditMerchantDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  await expect.element(page.getByRole('button', { name: /^Registration Type: / })).toBeVisible()
  await page.getByRole('button', { name: /^Business Type: / }).click()
  await page.getByRole('option', { name: 'Sole trader' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Registration Type: Sole trader' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect((await db.activityLog.toArray())[0]?.after).toEqual({
    registrationType: 'Sole trader',
    type: 'SOLE_TRADER',
  })
})

test('an edit with changes asks before Escape discards them', async () => {
  const db = await database()
  await render(
    <DatabaseContext value={db}>
      <EditMerchantDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  const town = page.getByLabelText('Town')
  await town.fill('Mutare')
  await userEvent.keyboard('{Escape}')
  const asks = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asks).not.toBeInTheDocument()
  await expect.element(town).toHaveValue('Mutare')
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await asks.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(await db.merchants.get('M-001')).toEqual(merchant)
})

test('an edit without changes closes at once', async () => {
  const db = await database()
  await render(
    <DatabaseContext value={db}>
      <EditMerchantDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  await expect.element(page.getByLabelText('Town')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
