import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { GroupDialog } from './group-dialog.tsx'

test('a group says at its fields what is missing and that its name is taken, and is made of what is chosen', async () => {
  const db = emptyDatabase()
  const members = [memberRow(), supportRow()]
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd(members)
  await db.userGroups.add(groupRow())
  await db.counters.add({ id: 'UG', next: 2 })
  const onClose = vi.fn<() => void>()
  const screen = await render(
    <DatabaseContext value={db}>
      <GroupDialog merchantId="M-001" members={members} group={null} open onClose={onClose} />
    </DatabaseContext>,
  )
  const name = screen.getByLabelText('Name')
  const create = screen.getByRole('button', { name: 'Create Group' })
  await name.fill('refund DESK')
  await create.click()
  await expect.element(screen.getByText('Choose at least one permission')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Payouts' }).click()
  await screen.getByRole('checkbox', { name: 'Kuda Mapfumo' }).click()
  await componentAxe()
  await create.click()
  await expect
    .element(name)
    .toHaveAccessibleDescription('refund DESK already exists. Nothing was saved.')
  await name.fill('Money out')
  await create.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(await db.userGroups.get('UG-02')).toMatchObject({
    name: 'Money out',
    permissions: ['payouts'],
    memberIds: ['TM-02'],
  })
})
