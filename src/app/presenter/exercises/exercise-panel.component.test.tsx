// Proves DEMO-15.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { ExercisePanel } from './exercise-panel.tsx'

test('a step says on request what is there and what is missing, as long as it isn’t right', async () => {
  const db = emptyDatabase()
  const link = linkRow({ id: '1042', name: 'Vumba Blend, 1 kg', amount: 18_00 })
  await db.paymentLinks.add(link)
  const running: RunningExercise = {
    id: 'link-price',
    startedAt: '2026-11-21T12:00:00.000Z',
    before: {},
    hints: 0,
    restarts: 0,
  }
  await db.demoSettings.put({ id: 'demo', dryRun: false, exercise: running })
  await render(
    standAt('/dashboard').within(
      <DatabaseContext value={db}>
        <ExercisePanel running={running} />
      </DatabaseContext>,
    ),
  )
  const panel = page.getByRole('region', { name: 'Exercise' })
  const price = panel.getByText('The amount is $18.00, not $19.50')
  await expect.element(panel.getByText('0 of 1')).toBeVisible()
  await expect.element(price).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'What’s missing' }).click()
  await expect.element(price).toBeVisible()
  await db.paymentLinks.put({ ...link, amount: 19_00 })
  await expect.element(panel.getByText('The amount is $19.00, not $19.50')).toBeVisible()
  await db.paymentLinks.put({ ...link, amount: 19_50 })
  await expect.element(panel.getByText('1 of 1')).toBeVisible()
  await expect.element(panel.getByText(/^The amount is/)).not.toBeInTheDocument()
})
