import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
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
  await expect.poll(() => db.platformReports.count()).toBe(0)
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
    .toHaveAccessibleDescription('Ask a Super Admin: Support Admin can’t generate reports.')
})
