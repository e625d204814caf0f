// Proves DEMO-14.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { downloads } from '#tests/support/component-downloads.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { GenerateDialog } from './generate-dialog.tsx'

const template = {
  id: 'RT-1',
  name: 'Daily Transactions',
  description: 'All payments, refunds and payouts of a day',
  lastGenerated: null,
}

test('a report of days that are no range says so at them, and one of nothing is not made', async () => {
  const db = emptyDatabase()
  await db.reportTemplates.add(template)
  const onClose = vi.fn<() => void>()
  const screen = await render(
    <DatabaseContext value={db}>
      <GenerateDialog template={template} open onClose={onClose} />
    </DatabaseContext>,
  )
  const generate = screen.getByRole('button', { name: 'Generate' })
  await expect.element(screen.getByText(/^0 rows\. Yesterday, /)).toBeVisible()
  await generate.click()
  await expect.element(page.getByText(/^Nothing to export\./)).toBeVisible()
  expect(await db.platformReports.count()).toBe(0)
  await screen.getByRole('button', { name: 'Date range: Yesterday' }).click()
  await screen.getByRole('option', { name: 'Custom range' }).click()
  await screen.getByLabelText('From', { exact: true }).fill('2026-11-02')
  await screen.getByLabelText('To', { exact: true }).fill('2026-11-01')
  await generate.click()
  await expect
    .element(screen.getByLabelText('From', { exact: true }))
    .toHaveAccessibleDescription(
      'Choose a start date before the end date. Neither can be in the future',
    )
  await componentAxe()
  expect(onClose).not.toHaveBeenCalled()
})

test('who may not make reports finds it greyed, with the reason', async () => {
  const db = emptyDatabase()
  const actor = {
    name: 'Chipo',
    ip: '10.0.0.1',
    side: 'system' as const,
    role: 'Support Admin',
    may: [],
  }
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>
        <GenerateDialog template={template} open onClose={() => undefined} />
      </ActorContext>
    </DatabaseContext>,
  )
  const generate = screen.getByRole('button', { name: 'Generate' })
  await expect.element(screen.getByText(/^0 rows\./)).toBeVisible()
  await expect.element(generate).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(generate)
    .toHaveAccessibleDescription('Ask a Super Admin: Support Admin can’t view or generate reports.')
})

test('a report that gets no answer says so and keeps the choice; generated again, it is made', async () => {
  const waits = holdWaits()
  const files = downloads()
  const { db, context } = await smallWorld()
  await db.reportTemplates.add({ ...template, id: 'RT-2' })
  await setFault(context, { at: 'report', how: 'hangs' })
  const onClose = vi.fn<() => void>()
  const screen = await render(
    <DatabaseContext value={db}>
      <GenerateDialog template={{ ...template, id: 'RT-2' }} open onClose={onClose} />
    </DatabaseContext>,
  )
  const made = async () => [files.length, await db.platformReports.count()]
  await expect.element(screen.getByText(/^1 row\. /)).toBeVisible()
  const note = screen.getByText('For Excel choose XLSX; codes keep their zeros there.')
  await expect.element(note).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'CSV' }).click()
  await expect.element(note).toBeVisible()
  await expect.element(note).toHaveTextContent('gets an apostrophe')
  await screen.getByRole('button', { name: 'Generate' }).click()
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  await expect.poll(waits.end).toEqual([20_000])
  const words = 'Paid didn’t answer. Nothing was saved. Try again.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'CSV' })).toBeChecked()
  expect(await made()).toEqual([0, 0])
  await screen.getByRole('button', { name: 'Generate' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(await made()).toEqual([1, 1])
  expect(await files[0]).toMatch(/\r\n\d{4}-\d\d-\d\d,/)
})
