import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { EditDialog } from './edit-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

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
      <SuspendDialog merchant={merchant} open onClose={onClose} />
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
      <EditDialog merchant={merchant} open onClose={onClose} />
    </DatabaseContext>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByLabelText('Email').fill('no address')
  await save.click()
  await expect
    .element(page.getByLabelText('Email'))
    .toHaveAccessibleDescription('Please enter a valid email address')
  await page.getByLabelText('Email').fill('boats@kariba.example')
  await save.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect((await db.activityLog.toArray())[0]?.after).toEqual({ email: 'boats@kariba.example' })
})
