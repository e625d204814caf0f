import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
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
  await expect.element(page.getByText('Link to tendai@x.example, rudo@x.example')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Delete Daily Transactions Summary' }).click()
  await expect.element(page.getByText(/^No scheduled reports yet\./)).toBeVisible()
  expect(await db.reportSchedules.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Daily Transactions Summary' }))
    .toBeVisible()
})

test('a new one is scheduled in a dialog: what is typed is kept until it is saved or cancelled', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  const dialog = page.getByRole('dialog', { name: 'Schedule a report' })
  const recipients = dialog.getByLabelText('Email recipients')
  const open = () => page.getByRole('button', { name: 'Schedule Report' }).first().click()
  await open()
  await recipients.fill('rudo@x.example')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await expect.element(recipients).toHaveValue('rudo@x.example')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect.element(recipients).toHaveValue('')
  await recipients.fill('rudo@x.example')
  await componentAxe()
  await dialog.getByRole('button', { name: 'Schedule Report' }).dblClick()
  await expect.element(page.getByText('Attachment to rudo@x.example')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await db.reportSchedules.count()).toBe(1)
})
