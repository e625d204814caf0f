import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { linkLog } from '#db/log/chain.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { ChainLine } from './chain-line.tsx'

test('the chain is checked again with every change, and says which lines are changed and missing', async () => {
  const db = emptyDatabase()
  const entries = Array.from({ length: 4 }, (_, at) => ({
    id: `A-000${at + 1}`,
    user: 'Rudo Moyo',
    action: 'Approved merchant application',
    target: 'Kariba Boats',
    timestamp: '2026-11-21T09:00:00.000Z',
    type: 'approval' as const,
    ip: '10.20.0.12',
  }))
  await db.activityLog.bulkAdd(linkLog(entries))
  await db.counters.add({ id: 'A', next: 5 })
  const { within } = standAt('/super-admin/security/logs')
  const screen = await render(
    within(
      <DatabaseContext value={db}>
        <ChainLine />
      </DatabaseContext>,
    ),
  )
  await expect.element(screen.getByText('Log verified: 4 entries, none altered')).toBeVisible()
  await db.activityLog.update('A-0002', { target: 'Another' })
  await db.activityLog.delete('A-0003')
  await expect.element(screen.getByText('The log was altered outside the app')).toBeVisible()
  await expect.element(screen.getByText('A-0002 was changed.')).toBeVisible()
  await expect.element(screen.getByText('A-0003 is missing.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'A-0002' })).toBeVisible()
  await componentAxe()
})
