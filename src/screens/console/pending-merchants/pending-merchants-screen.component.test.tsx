import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Permission } from '#db/people/person.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { ManyButtons } from './pending-merchants-screen.tsx'

const ids = ['M-001', 'M-002']
const approve = page.getByRole('button', { name: 'Approve selected' })

async function shown(may: Permission[]) {
  const db = emptyDatabase()
  await db.merchants.bulkAdd(ids.map((id) => waitingMerchant({ id })))
  const onDone = vi.fn<() => void>()
  const actor = {
    name: 'Tariro Banda',
    ip: '10.0.0.1',
    side: 'system' as const,
    role: 'Finance Admin',
    may,
  }
  await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>
        <ManyButtons ids={ids} onDone={onDone} />
      </ActorContext>
    </DatabaseContext>,
  )
  return { db, onDone }
}

test('whoever is granted it decides on all that is chosen, once', async () => {
  const { db, onDone } = await shown(['merchant_management'])
  await approve.dblClick()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect((await db.merchants.toArray()).map(({ status }) => status)).toEqual(['active', 'active'])
  expect(await db.activityLog.count()).toBe(2)
})

test('whoever is not sees both greyed, with the reason', async () => {
  const { db } = await shown(['financial_reports'])
  for (const name of ['Approve selected', 'Reject selected']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(button)
      .toHaveAccessibleDescription('Ask a Super Admin: Finance Admin can’t manage merchants.')
  }
  await approve.click({ force: true })
  expect(await db.activityLog.count()).toBe(0)
})
