import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { downloads } from '#tests/support/component-downloads.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { MadeReports } from './made-reports.tsx'
import { type Asking, ProgressValue } from './make-report.ts'
import { MakingCard, useGenerate } from './use-generate.tsx'

test('a report that is being made says how many rows are written, and is called off', async () => {
  const written = new ProgressValue()
  const onCancel = vi.fn<() => void>()
  await render(
    <MakingCard making={{ title: 'Transactions', total: 100_000, written }} onCancel={onCancel} />,
  )
  const bar = page.getByRole('progressbar')
  await expect.element(bar).toHaveAccessibleName('Transactions: 0 of 100,000 rows written')
  written.set(25_000)
  await expect.element(bar).toHaveAccessibleName('Transactions: 25,000 of 100,000 rows written')
  written.set(100_000)
  await expect.element(page.getByText(/finishing the file\./)).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('a PDF that can’t show a name says so in its message, and beside the report that is kept', async () => {
  const files = downloads()
  const { db } = await smallWorld()
  const asking: Asking = {
    merchantId,
    type: 'customers',
    format: 'pdf',
    range: 'Today',
    table: {
      head: { title: 'Customers report', facts: [], totals: [], total: 1 },
      columns: [{ header: 'Customer', kind: 'text' }],
      rows: () => [['Li \u674e\u660e']],
      fileName: 'customers-today',
    },
  }
  function Reports() {
    const { generate } = useGenerate()
    return (
      <>
        <button type="button" onClick={() => void generate(asking)}>
          Generate
        </button>
        <MadeReports reports={useQuery((read) => read.reports.toArray())} />
      </>
    )
  }
  await render(
    standAt('/dashboard/reports').within(
      <DatabaseContext value={db}>
        <Reports />
      </DatabaseContext>,
    ),
  )
  await page.getByRole('button', { name: 'Generate' }).click()
  const words = 'A PDF can’t show these characters, and prints ? for each: \u674e \u660e'
  await expect
    .element(page.getByText(`Customers report generated in PDF format. ${words}`))
    .toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Customers report' }).getByText(words))
    .toBeVisible()
  expect(files).toHaveLength(1)
})
