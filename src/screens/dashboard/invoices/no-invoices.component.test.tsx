import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleInvoices } from '#seed/sample-invoices.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { provideSampleInvoices } from '#src/data/samples.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { NoInvoices } from './no-invoices.tsx'

test('before the first invoice an example shows what one is, and the samples are a press away', async () => {
  provideSampleInvoices(async () => sampleInvoices(new Date()))
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.counters.add({ id: 'LINK', next: 1043 })
  const { within } = standAt('/dashboard/payments/invoices')
  await render(
    <DatabaseContext value={db}>
      <main>
        <h1>Invoices</h1>
        {within(<NoInvoices newPath="/dashboard/payments/invoices/new" forbidden={undefined} />)}
      </main>
    </DatabaseContext>,
  )
  await expect.element(page.getByText('Example', { exact: true })).toBeVisible()
  const paper = () => document.querySelector('figure [inert]')?.textContent
  await expect.poll(paper).toContain('Kariba Boats')
  expect(paper()).toContain('INV-000001')
  expect(paper()).toContain('Amount due')
  await componentAxe()
  const add = page.getByRole('button', { name: 'Add samples' })
  await add.click()
  await expect.element(page.getByText('9 sample invoices added')).toBeVisible()
  expect(await db.invoices.count()).toBe(9)
})
