import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { scheduleRow } from '#tests/support/money-rows.ts'
import { ScheduledTab } from './scheduled-tab.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const schedules = useLiveQuery(() => db.reportSchedules.toArray(), [db])
  return schedules ? <ScheduledTab merchantId="M-001" schedules={schedules} /> : null
}

test('a schedule is changed by Edit, and deleted and brought back', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.reportSchedules.add(scheduleRow({ merchantId: 'M-001' }))
  await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  await page.getByRole('button', { name: 'Edit Daily Transactions Summary' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit schedule' })
  const recipients = dialog.getByLabelText('Email recipients')
  await recipients.fill('tendai, rudo@x.example')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(recipients).toHaveAccessibleDescription(/tendai is not an email address/)
  await recipients.fill('tendai@x.example, rudo@x.example')
  await dialog.getByLabelText('Include report as attachment').click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Link, to tendai@x.example, rudo@x.example')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Delete Daily Transactions Summary' }).click()
  await expect.element(page.getByText(/^No scheduled reports yet\./)).toBeVisible()
  expect(await db.reportSchedules.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Daily Transactions Summary' }))
    .toBeVisible()
})
