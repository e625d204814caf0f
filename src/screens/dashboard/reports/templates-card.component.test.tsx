import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { customReportRow } from '#tests/support/money-rows.ts'
import { TemplatesCard } from './templates-card.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const templates = useLiveQuery(() => db.customReports.toArray(), [db])
  return templates ? <TemplatesCard templates={templates} busy={false} onRun={() => {}} /> : null
}

async function chosen(action: string) {
  await page.getByRole('button', { name: 'Actions for For the bookkeeper' }).click()
  await page.getByText(action, { exact: true }).click()
}

test('a template keeps at least one field when it is edited, and is deleted and brought back', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.customReports.add(customReportRow({ merchantId: 'M-001' }))
  await render(
    <DatabaseContext value={db}>
      <DialogHost>
        <Live db={db} />
      </DialogHost>
    </DatabaseContext>,
  )
  await chosen('Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit template' })
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  await box('Transaction ID').click()
  await box('Amount').click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(dialog.getByText('Choose at least one field')).toBeVisible()
  expect((await db.customReports.get('RC-01'))?.fields).toEqual(['id', 'amount'])
  await box('Currency').click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('1 field: Currency')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  await chosen('Delete')
  await expect.element(page.getByText(/^Saved templates appear here/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 field: Currency')).toBeVisible()
})
